import { scripted1c } from '@shop/testing/scripted-1c'
import { type AccountingConfig, noAccounting } from '../src/accounting/accounting-config.ts'
import { decide } from './bank.ts'
import { orderAndPay } from './shopping.ts'
import { type Api, type Json, startApi } from './start-api.ts'

export const account = { login: 'exchange', password: 'sixteen-letters-1' }
type Wishes = Parameters<typeof startApi>[0] & { connection?: Partial<AccountingConfig> }

/** A shop that 1C may ask, and 1C itself. */
export async function connected1c({ connection = {}, ...wishes }: Wishes = {}) {
  const accounting = { ...noAccounting, account, queuesPaid: true, ...connection }
  const api = await startApi({ ...wishes, accounting })
  return { api, client: scripted1c(api.origin, account) }
}

/** Somebody orders and pays; the number. */
export async function buy(api: Api, wish: Json = {}): Promise<string> {
  const { number, fields } = await orderAndPay(api, wish)
  await decide(api, fields, 'approve')
  return number
}

/** Where the order stands in 1C, and in the shop. */
export async function standing(api: Api, number: string): Promise<[string | undefined, string, string]> {
  const order = await api.db.collection('orders').findOne({ number })
  return [order?.accounting?.state, order?.state, order?.payment_state]
}
