import { randomUUID } from 'node:crypto'
import { seedCatalog } from '@shop/catalog/seed'
import { createCatalogService } from '@shop/catalog/service'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { silentLog } from '@shop/service-kit/log/log'
import { systemClock } from '@shop/service-kit/process/clock'
import { preparedDatabase } from '@shop/testing/database'
import type { Db } from 'mongodb'
import { callBack } from '../../test/bank.ts'
import { askQuote, order, orderAndPay, orderBody } from '../../test/shopping.ts'
import { type Api, startApi } from '../../test/start-api.ts'

const seedGoods = (db: Db) => seedCatalog(db)

type Shelf = {
  article: string
  size: string
  available: number
  holds: { count: number }[]
  sold: number
  received: number
}

async function startShop(available: number) {
  const db = await preparedDatabase(seedGoods)
  const catalogue = await createCatalogService({
    db,
    imagesDir: '',
    cacheDir: '',
    rates: async () => 4500,
    clock: systemClock,
    log: silentLog,
    account: createInternalClient({ calls: createInternalCalls() }),
    admin: createInternalClient({ calls: createInternalCalls() }),
  })
  const api = await startApi({ catalog: createInternalClient({ calls: catalogue.internal }) })
  const stock = db.collection<Shelf>('stock')
  const item = await stock.findOne({ available: { $gte: 5 } })
  if (!item) throw new Error('the demonstration sells nothing')
  const { article, size } = item
  await stock.updateOne({ article, size }, { $set: { available, holds: [], sold: 0, received: available } })
  // As a shop is before its door opens: no first buyer waits for the whole catalogue to be read.
  await catalogue.prepare?.()
  const shelf = async () => {
    const found = await stock.findOne({ article, size })
    return { available: found?.available, held: found?.holds.length, sold: found?.sold, received: found?.received }
  }
  return { api, shelf, lines: [{ article, size, count: 1 }] }
}

async function pay(api: Api, number: string, total: number) {
  return callBack(api, `${number}-1`, { amount: String(total) })
}

test('a bought item moves from the shelf to a reservation and then to the sold ones', async () => {
  const { api, shelf, lines } = await startShop(5)
  const { number } = await orderAndPay(api, { lines })
  expect(await shelf()).toEqual({ available: 4, held: 1, sold: 0, received: 5 })
  const saved = await api.db.collection('orders').findOne({ number })

  await pay(api, number, saved?.sums.total / 100)

  expect(await shelf()).toEqual({ available: 4, held: 0, sold: 1, received: 5 })
})

test('an item that nobody paid goes back to the shelf', async () => {
  const { api, shelf, lines } = await startShop(1)
  await order(api, { lines })

  api.wait(31 * 60_000)
  await api.service.jobs.runNow('expire-orders')

  expect(await shelf()).toEqual({ available: 1, held: 0, sold: 0, received: 1 })
})

test('of two hundred buyers twenty get the twenty items of the real catalogue', async () => {
  const { api, shelf, lines } = await startShop(20)
  const quote = await askQuote(api, { lines })
  const buy = () => api.post('/api/orders/create', orderBody(quote, { lines }), { key: randomUUID() })

  const answers = await Promise.all(Array.from({ length: 200 }, buy))

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(answers.filter(({ body }) => body.error?.code === 'out_of_stock')).toHaveLength(180)
  expect(await shelf()).toEqual({ available: 0, held: 20, sold: 0, received: 20 })
})

test('the buyer of the last item may order it again', async () => {
  const { api, shelf, lines } = await startShop(1)
  const { cookie } = await askQuote(api, { lines })
  await order(api, { lines, cookie })

  expect((await order(api, { lines, cookie })).status).toBe(201)
  expect(await shelf()).toEqual({ available: 0, held: 1, sold: 0, received: 1 })
})
