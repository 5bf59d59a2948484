import { randomUUID } from 'node:crypto'
import { askPrice, orderFor } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import { MongoClient } from 'mongodb'
import { type Asked, ask } from './ask.ts'

const article = 'DR-1042-BUR-R'
// A size remembers who holds it: spread over several, as shoppers are.
const sizes = ['34 (XS)', '36 (S)', '38 (M)', '40 (L)', '42 (XL)']
const PLENTY = 1_000_000

/** Enough stock of a dress for every order of the run. */
export async function stockUp(uri: string): Promise<void> {
  const client = await MongoClient.connect(uri)
  const filled = { available: PLENTY, received: PLENTY, holds: [], sold: 0 }
  await client
    .db('shop_catalog')
    .collection('stock')
    .updateMany({ article, size: { $in: sizes } }, { $set: filled })
  await client.close()
}

/** The request of a guest who agrees to today's price; a new key each time makes a new order of a new buyer. */
export async function orderAsked(url: string): Promise<Asked & { sample(): Promise<string> }> {
  const bodies: string[] = []
  for (const size of sizes) {
    const lines = [{ article, size, count: 1 }]
    bodies.push(JSON.stringify(orderFor(await askPrice(createBrowser(url), lines), lines)))
  }
  let turn = 0
  const asked: Asked = {
    url: `${url}/api/orders/create`,
    body: () => bodies[turn++ % bodies.length] ?? '',
    headers: () => ({ 'idempotency-key': randomUUID() }),
  }
  return { ...asked, sample: async () => (await ask(asked)).text }
}
