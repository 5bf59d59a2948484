import type { UnpaidDocument } from '../src/unpaid-orders/unpaid-orders.repository.ts'
import { order } from './shopping.ts'
import { type Answer, type Api, type Json, startApi } from './start-api.ts'
import { dress, size } from './stub-catalog.ts'

export const HERE = '203.0.113.7'

/** A shop with limits and full shelves, behind a proxy that names each customer's address. */
export async function unpaidShop(wishes: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi({ limitsFactor: 1, trustedProxies: 1, ...wishes })
  Object.assign(api.shelves[dress] ?? {}, { available: 999 })
  return api
}

/** So many dresses. */
export const dresses = (count: number) => [{ article: dress, size, count }]

/** A browser with its own cookie. */
export const browser = (name: string) => `__Host-buyer=browser-of-${name}-with-a-name-that-is-long`

/** Orders one after the other; each of another count, so that none replaces an earlier one. */
export async function orders(api: Api, counts: readonly number[], wish: Json = {}): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const count of counts) answers.push(await order(api, { address: HERE, lines: dresses(count), ...wish }))
  return answers
}

export const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status)

/** Orders and items that are counted as unpaid, in each document that counts any. */
export async function counted(api: Api): Promise<{ orders: number; items: number }[]> {
  const documents = await api.db.collection<UnpaidDocument>('unpaid_orders').find().toArray()
  return documents
    .filter(({ open }) => open.length > 0)
    .map(({ open }) => ({ orders: open.length, items: open.reduce((sum, { items }) => sum + items, 0) }))
}
