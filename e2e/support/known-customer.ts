import type { Page } from '@playwright/test'
import { createAccountService } from '@shop/account/service'
import { startEmbeddedMongo } from '@shop/embedded-mongo/server'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { silentLog } from '@shop/service-kit/log/log'
import { systemClock } from '@shop/service-kit/process/clock'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { shopTexts } from '../texts/shop-texts.ts'
import type { Language } from './fixtures.ts'
import { type RunningShop, startShop } from './start-shop.ts'

export const olena = { name: 'Олена', surname: 'Шевченко', email: 'olena@example.com', password: 'levada-2014' }

/** A shop of its own that knows a customer. */
export async function shopThatKnows(customer: typeof olena): Promise<RunningShop> {
  const store = await startEmbeddedMongo({ dataDir: null, port: 0 })
  const client = await connectMongo(store.uri)
  const outside = { clock: systemClock, log: silentLog, publicOrigin: null, trustedProxies: 0, limitsFactor: 1 }
  const nobody = createInternalClient({ calls: createInternalCalls() })
  const account = await createAccountService({
    ...outside,
    db: databaseOf(client, 'account'),
    cartCheckout: nobody,
    catalog: nobody,
    admin: nobody,
  })
  await account.createCustomer(customer)
  await client.close()

  const shop = await startShop({ env: { MONGODB_URI: store.uri, BUILD: 'no' } })
  const closing = (end: () => Promise<void>) => async () => {
    await end()
    await store.close()
  }
  return { ...shop, stop: closing(shop.stop), kill: closing(shop.kill) }
}

/** By the form that is open, be it a page or a popup. */
export async function signIn(page: Page, { email, password }: typeof olena, language: Language): Promise<void> {
  const texts = shopTexts[language]
  // The foot of the page asks for an e-mail too.
  const form = page.locator('form').filter({ has: page.getByLabel(texts.password, { exact: true }) })
  await form.getByLabel(texts.email, { exact: true }).fill(email)
  await form.getByLabel(texts.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: texts.signIn, exact: true }).click()
}
