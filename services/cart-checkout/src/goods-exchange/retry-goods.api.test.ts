import type { GoodsOutcome } from '@shop/contracts/staff/exchange/goods-exchange'
import { goodsExchangesEndpoint } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { offersXml } from '@shop/testing/scripted-1c'
import { buy } from '../../test/connected-1c.ts'
import { connectedGoods } from '../../test/goods-client.ts'

const offers = Buffer.from(offersXml([{ id: '1c-1#a', facts: { Розмір: 'Розмір M' }, price: '4990', quantity: '5' }]))
const unknown = { article: 'DR-1042-BUR-R', reason: 'size_unknown' as const, detail: 'Розмір M' }
const other = { article: 'NO-1', reason: 'article_unknown' as const, detail: 'NO-1' }
const outcome: GoodsOutcome = { created: 0, changed: 0, unchanged: 0, refused: [], warned: [] }

/** 1C has told of an offer whose size nobody has mapped, and the exchange is over. */
async function startWaiting() {
  const shop = await connectedGoods()
  const { api, client, answers, batches } = shop
  answers.push({ ...outcome, refused: [unknown, other] })
  await client.begin()
  await client.send('offers.xml', offers)
  await client.import('offers.xml')
  const [{ key = '', source } = {}] = batches
  const ready = { key, ...(source ?? { exchange: '', at: '' }) }
  return {
    ...shop,
    ready,
    retry: () => api.service.jobs.runNow('retry-1c-goods'),
    logged: async () => (await api.staff.read(goodsExchangesEndpoint)).exchanges[0]?.goods,
  }
}

test('what waited until staff mapped it is applied without 1C, and its line in the log makes place for what came of it', async () => {
  const { retries, retried, ready, retry, logged } = await startWaiting()
  expect(await logged()).toMatchObject({ changed: 0, refused: [unknown, other] })
  await retry()
  expect(retried).toEqual([])

  retries.push({ ready, answer: { outcome: { ...outcome, changed: 1 }, settled: [unknown] } })
  await retry()

  expect(retried).toEqual([{ key: ready.key, untold_sales: [] }])
  expect(await logged()).toMatchObject({ changed: 1, refused: [other] })
})

test('what is still refused of it stands in the log with its reason of today', async () => {
  const { retries, ready, retry, logged } = await startWaiting()
  const color = { article: 'DR-1042-BUR-R', reason: 'color_unknown' as const, detail: 'Бордо' }
  retries.push({ ready, answer: { outcome: { ...outcome, refused: [color] }, settled: [unknown] } })

  await retry()

  expect(await logged()).toMatchObject({ changed: 0, refused: [other, color] })
})

test('orders that 1C took after the file had come are told with what waited', async () => {
  const { api, retries, retried, ready, retry, orders } = await startWaiting()
  api.wait(60_000)
  await buy(api)
  await orders.takeOrders()
  retries.push({ ready, answer: { outcome, settled: [] } })

  await retry()

  expect(retried[0]?.untold_sales).toEqual([{ article: 'DR-1042-BUR-L', size: '36 (S)', count: 1 }])
})

test('while a file of goods is being applied, what waited is left alone', async () => {
  const { api, client, retries, retried, ready, retry } = await startWaiting()
  await client.begin()
  await client.send('more.xml', offers)
  const files = api.db.collection('exchange_files')
  await files.updateMany({ state: 'complete' }, { $set: { is_waiting: false } })
  retries.push({ ready, answer: { outcome, settled: [] } })

  await retry()
  expect(retried).toEqual([])

  await files.updateMany({ state: 'complete' }, { $set: { state: 'done' } })
  await retry()
  expect(retried).toHaveLength(1)
})
