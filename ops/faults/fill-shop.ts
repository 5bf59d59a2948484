import { createAccountService } from '@shop/account/service'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { silentLog } from '@shop/service-kit/log/log'
import { systemClock } from '@shop/service-kit/process/clock'
import { seedShop } from '@shop/shop/seed-shop'
import type { ShopDatabases } from '../audit/invariant.ts'

export type Login = { email: string; password: string }

/** What everybody buys: enough of it for the whole run. */
export const sizes = ['34 (XS)', '36 (S)', '38 (M)', '40 (L)'].map(size => ({ article: 'DR-1042-BUR-R', size }))
/** And one of which there is too little. */
export const scarce = { article: 'DR-1042-BUR-L', size: '38 (M)' }
export const contested = 'FAULTS'

const PLENTY = 100_000
const FEW = 12

/** The demonstration's goods with full shelves, a promo code that everybody wants, and a few customers. */
export async function fillShop(databases: ShopDatabases): Promise<Login[]> {
  await seedShop(databases)
  await fillShelves(databases)
  const codes = databases('cart-checkout').collection('promo_codes')
  const { _id, ...like } = (await codes.findOne({ code: 'LEVADA10' })) ?? { _id: null }
  await codes.insertOne({ ...like, code: contested, usage_limit: PLENTY, per_customer_limit: null })
  return openAccounts(databases)
}

/** Enough of what everybody buys, and too little of what is scarce. */
export async function fillShelves(databases: ShopDatabases): Promise<void> {
  const stock = databases('catalog').collection('stock')
  const fillWith = (received: number) => ({ $set: { available: received, holds: [], sold: 0, received } })
  for (const size of sizes) await stock.updateOne(size, fillWith(PLENTY), { upsert: true })
  await stock.updateOne(scarce, fillWith(FEW), { upsert: true })
}

async function openAccounts(databases: ShopDatabases): Promise<Login[]> {
  const nobody = createInternalClient({ calls: createInternalCalls() })
  const around = { clock: systemClock, log: silentLog, publicOrigin: null, trustedProxies: 0, limitsFactor: 1 }
  const account = await createAccountService({
    ...around,
    db: databases('account'),
    cartCheckout: nobody,
    catalog: nobody,
    admin: nobody,
  })
  const logins = Array.from({ length: 4 }, (_, index) => ({
    email: `buyer-${index}@example.com`,
    password: 'only-for-fault-runs',
  }))
  for (const login of logins) await account.createCustomer({ ...login, name: 'Олена', surname: 'Коваль' })
  await account.close()
  return logins
}
