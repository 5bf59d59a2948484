import { randomUUID } from 'node:crypto'
import { askPrice, orderFor } from '../test/buy.ts'
import { startShop } from '../test/start-shop.ts'

const article = 'DR-1042-BUR-R'
const size = '38 (M)'
const ITEMS = 50
const BUYERS = 500
const LONGEST_MS = 10_000
/** An order in a rush costs no more than so many prices. */
const MOST_OF_PRICES = 1.5

type Shop = Awaited<ReturnType<typeof startShop>>
type Buyer = ReturnType<Shop['open']>

const opened: Shop[] = []
afterAll(async () => {
  for (const shop of opened) await shop.stop()
})

async function shopWith(items: number, wishes?: Parameters<typeof startShop>[1]) {
  const shop = await startShop(undefined, wishes)
  opened.push(shop)
  const stock = shop.databases.catalog.collection('stock')
  await stock.updateOne({ article, size }, { $set: { available: items, holds: [], sold: 0, received: items } })
  return { ...shop, stock }
}

test('of five hundred buyers of the last fifty items fifty get one and the others a sold-out refusal, within ten seconds or the time of their prices', async () => {
  const { databases, open, stock } = await shopWith(ITEMS)
  const buyers = Array.from({ length: BUYERS }, () => open())
  // A sale begins in a shop that has been open for a while, not in its first second.
  for (const press of await atCheckout(buyers.slice(0, 40), 'CO-2014-CAM-R')) await press()
  // All of them are at the checkout and have seen the price.
  const beganPrices = performance.now()
  const ready = await atCheckout(buyers, article)
  const tookPrices = performance.now() - beganPrices

  const began = performance.now()
  const answers = await Promise.all(ready.map(press => press()))
  const took = performance.now() - began

  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter(status => status >= 500)).toEqual([])
  expect(statuses.filter(status => status === 201)).toHaveLength(ITEMS)
  const soldOut = answers.filter(({ status, body }) => status === 409 && body.error?.code === 'out_of_stock')
  expect(soldOut).toHaveLength(BUYERS - ITEMS)
  // A machine that has no ten seconds to give shows the price of the same lines no faster.
  expect(took).toBeLessThan(Math.max(LONGEST_MS, MOST_OF_PRICES * tookPrices))
  const shelf = await stock.findOne({ article, size })
  expect(shelf).toMatchObject({ available: 0, sold: 0, received: ITEMS })
  expect(shelf?.holds).toHaveLength(ITEMS)
  const orders = databases['cart-checkout'].collection('orders')
  expect(await orders.countDocuments({ state: 'awaiting_payment', 'lines.article': article })).toBe(ITEMS)
})

test('a hundred and twenty buyers from one address reserve no more than thirty items, and another address still buys', async () => {
  const { databases, open, stock } = await shopWith(BUYERS, { limitsFactor: 1, trustedProxies: 1 })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const ready = await atCheckout(
    Array.from({ length: 120 }, () => open()),
    article,
    from('203.0.113.7'),
  )

  // In four waves: a buyer who waits too long is refused as busy, which is not the question here.
  const answers: Awaited<ReturnType<(typeof ready)[number]>>[] = []
  for (let wave = 0; wave < 4; wave++)
    answers.push(...(await Promise.all(ready.slice(wave * 30, (wave + 1) * 30).map(press => press()))))

  // The smallest limit of an address: thirty orders in ten minutes.
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter(status => status === 201)).toHaveLength(30)
  const others = answers.filter(({ status }) => status !== 201 && status !== 429)
  expect(others.map(({ status, body }) => [status, body.error])).toEqual([])
  expect(await stock.findOne({ article, size })).toMatchObject({ available: BUYERS - 30 })
  expect(await databases['cart-checkout'].collection('orders').countDocuments({ state: 'awaiting_payment' })).toBe(30)
  const [elsewhere] = await atCheckout([open()], article, from('198.51.100.1'))
  expect((await elsewhere?.())?.status).toBe(201)
})

/** Each has seen the price; what comes back places an order. */
function atCheckout(buyers: readonly Buyer[], wanted: string, headers: Record<string, string> = {}) {
  const lines = [{ article: wanted, size, count: 1 }]
  return Promise.all(
    buyers.map(async buyer => {
      const order = orderFor(await askPrice(buyer, lines), lines)
      return () => buyer.post('/api/orders/create', order, { ...headers, 'idempotency-key': randomUUID() })
    }),
  )
}
