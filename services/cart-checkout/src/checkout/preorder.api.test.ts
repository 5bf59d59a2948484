import { MINUTE_MS } from '@shop/calendar/durations'
import { seedCatalog } from '@shop/catalog/seed'
import { createCatalogService } from '@shop/catalog/service'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { silentLog } from '@shop/service-kit/log/log'
import { preparedDatabase } from '@shop/testing/database'
import type { Db } from 'mongodb'
import { callBack } from '../../test/bank.ts'
import { askQuote, info, order, orderAndPay } from '../../test/shopping.ts'
import { startApi } from '../../test/start-api.ts'

const now = new Date('2026-11-21T10:00:00Z')
const seedGoods = (db: Db) => seedCatalog(db, { now })
const ack = { preorder_ack: true }

/** A shop with a size that is awaited, of which so many may still be promised (of its other sizes too), and another size that lies on the shelf. */
async function startShop(limit: number | null = null) {
  const db = await preparedDatabase(seedGoods)
  const clock = { now: () => now }
  const nobody = createInternalClient({ calls: createInternalCalls() })
  const neighbours = { account: nobody, admin: nobody }
  const parts = { imagesDir: '', cacheDir: '', rates: async () => 4500, clock, log: silentLog, ...neighbours }
  const catalogue = await createCatalogService({ db, ...parts })
  const api = await startApi({ catalog: createInternalClient({ calls: catalogue.internal }) })
  const stock = db.collection('stock')
  const awaited = await db.collection('articles').findOne({ preorder_on: { $gt: '2026-11-21' }, is_shown: true })
  const there = await stock.findOne({ available: { $gte: 5 } })
  if (!awaited || !there) throw new Error('the demonstration has no pre-order')
  const line = { article: String(awaited.article), size: String(awaited.sizes[0].name), count: 1 }
  const { article, size } = line
  const alsoAwaited = { ...line, size: String(awaited.sizes[1].name) }
  await stock.updateMany(
    { article },
    { $set: { available: 0, holds: [], sold: 0, received: 0, preorder_limit: limit } },
  )
  // As a shop is before its door opens: no first buyer waits for the whole catalogue to be read.
  await catalogue.prepare?.()
  const promised = async () => {
    const item = await stock.findOne({ article, size })
    return { promised: item?.preorder_promised, held: item?.preorder_holds.length, sold: item?.preorder_sold }
  }
  return {
    api,
    promised,
    alsoAwaited,
    lines: [line],
    mixed: [line, { article: there.article, size: there.size, count: 1 }],
  }
}

test('what is awaited can be bought: the quote names the day, paying makes it the customer’s', async () => {
  const { api, lines, promised } = await startShop()
  const { body } = await askQuote(api, { lines })
  expect(body.quote.lines[0]).toMatchObject({ available: 99, preorder: expect.stringMatching(/^202\d-\d\d-\d\d$/) })

  const { ref, number } = await orderAndPay(api, { lines, body: ack })
  expect(await promised()).toEqual({ promised: 1, held: 1, sold: 0 })
  const saved = await api.db.collection('orders').findOne({ ref })
  await callBack(api, `${number}-1`, { amount: String(saved?.sums.total / 100) })

  expect(await promised()).toEqual({ promised: 1, held: 0, sold: 1 })
  expect(await info(api, ref)).toMatchObject({ order_status: 'paid', preorder: body.quote.lines[0].preorder })
})

test('in whatever order awaited things lie in the cart, the customer agrees to the same', async () => {
  const { api, lines, alsoAwaited } = await startShop()
  const hash = async (asked: unknown[]) => (await askQuote(api, { lines: asked })).body.quote_hash

  expect(await hash([alsoAwaited, ...lines])).toBe(await hash([...lines, alsoAwaited]))
})

test('an order with a pre-order needs the customer to know that it ships later', async () => {
  const { api, lines, promised } = await startShop()

  const { status, body } = await order(api, { lines })

  expect([status, body.error.fields]).toEqual([400, { preorder_ack: 'preorder_ack_required' }])
  expect(await promised()).toMatchObject({ promised: 0 })
})

test('of a mixed cart the stock gives what it has, the rest is promised, and the wish to ship together is kept', async () => {
  const { api, mixed, promised } = await startShop()

  const { body } = await order(api, { lines: mixed, body: { ...ack, ship_together: true } })

  expect(await promised()).toMatchObject({ promised: 1, held: 1 })
  const saved = await api.db.collection('orders').findOne({ number: body.order.number })
  expect(saved).toMatchObject({ ship_together: true, lines: [{ preorder: expect.any(String) }, { preorder: null }] })
})

test('a pre-order that nobody pays can be promised to the next', async () => {
  const { api, lines, promised } = await startShop(1)
  await order(api, { lines, body: ack })
  expect((await askQuote(api, { lines })).body.quote.lines[0]).toMatchObject({ available: 0 })

  api.wait(31 * MINUTE_MS)
  await api.service.jobs.runNow('expire-orders')

  expect(await promised()).toEqual({ promised: 0, held: 0, sold: 0 })
  expect((await order(api, { lines, body: ack })).status).toBe(201)
})

test('the customer who holds the last promise may order it again', async () => {
  const { api, lines, promised } = await startShop(1)
  const { cookie } = await askQuote(api, { lines })
  await order(api, { lines, cookie, body: ack })

  expect((await order(api, { lines, cookie, body: ack })).status).toBe(201)
  expect(await promised()).toEqual({ promised: 1, held: 1, sold: 0 })
})

test('of twenty buyers of the last item that may be promised, one gets it', async () => {
  const { api, lines, promised } = await startShop(1)

  const answers = await Promise.all(Array.from({ length: 20 }, () => order(api, { lines, body: ack })))

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const { status, body } of answers)
    if (status !== 201) expect(['out_of_stock', 'price_changed']).toContain(body.error.code)
  expect(await promised()).toEqual({ promised: 1, held: 1, sold: 0 })
})
