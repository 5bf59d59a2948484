import { randomUUID } from 'node:crypto'
import { askPrice, orderFor } from '../test/buy.ts'
import { startShop } from '../test/start-shop.ts'

jest.setTimeout(60_000)

const article = 'DR-1042-BUR-R'
const size = '38 (M)'
const PIECES = 50
const BUYERS = 500
const LONGEST_MS = 10_000

type Shop = Awaited<ReturnType<typeof startShop>>
type Buyer = ReturnType<Shop['open']>

let shop: Shop | undefined
afterAll(() => shop?.stop())

test('five hundred buyers want the last fifty pieces: fifty get one, the others hear that it is sold out, within ten seconds', async () => {
  shop = await startShop()
  const { databases, open } = shop
  const stock = databases.catalog.collection('stock')
  await stock.updateOne({ article, size }, { $set: { available: PIECES, holds: [], sold: 0, received: PIECES } })
  const buyers = Array.from({ length: BUYERS }, () => open())
  // A sale begins in a shop that has been open for a while, not in its first second.
  for (const press of await atCheckout(buyers.slice(0, 40), 'CO-2014-CAM-R')) await press()
  // All of them stand at the checkout and have seen the price.
  const ready = await atCheckout(buyers, article)

  const began = performance.now()
  const answers = await Promise.all(ready.map(press => press()))
  const took = performance.now() - began

  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter(status => status >= 500)).toEqual([])
  expect(statuses.filter(status => status === 201)).toHaveLength(PIECES)
  const soldOut = answers.filter(({ status, body }) => status === 409 && body.error?.code === 'out_of_stock')
  expect(soldOut).toHaveLength(BUYERS - PIECES)
  expect(took).toBeLessThan(LONGEST_MS)
  const shelf = await stock.findOne({ article, size })
  expect(shelf).toMatchObject({ available: 0, sold: 0, received: PIECES })
  expect(shelf?.holds).toHaveLength(PIECES)
  const orders = databases['cart-checkout'].collection('orders')
  expect(await orders.countDocuments({ state: 'awaiting_payment', 'lines.article': article })).toBe(PIECES)
})

/** Each has seen the price; what comes back places her order. */
function atCheckout(buyers: readonly Buyer[], wanted: string) {
  const lines = [{ article: wanted, size, count: 1 }]
  return Promise.all(
    buyers.map(async buyer => {
      const order = orderFor(await askPrice(buyer, lines), lines)
      return () => buyer.post('/api/orders/create', order, { 'idempotency-key': randomUUID() })
    }),
  )
}
