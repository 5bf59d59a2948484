import { extendHoldEndpoint, holdStockEndpoint, releaseStockEndpoint, sellStockEndpoint } from '@shop/contracts/stock'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeAll(async () => {
  api = await startApi()
})

const article = 'DR-1042-BUR-R'
const size = '38 (M)'
const pieces = [{ article, size, count: 2 }]
const until = '2026-12-01T10:00:00.000Z'
const order = '26-000001'
const item = () => api.db.collection('stock').findOne({ article, size }, { projection: { _id: 0 } })

test('an order holds, keeps longer and sells what it bought', async () => {
  expect(await api.internal.call(holdStockEndpoint, { order, pieces, until })).toEqual({ held: true, short: [] })
  expect(await item()).toMatchObject({ available: 22, holds: [{ order, count: 2, until: new Date(until) }] })

  await api.internal.call(extendHoldEndpoint, { order, pieces, until: '2026-12-01T11:00:00Z' })
  expect(await item()).toMatchObject({ holds: [{ until: new Date('2026-12-01T11:00:00Z') }] })

  for (let turn = 0; turn < 2; turn++) await api.internal.call(sellStockEndpoint, { order, pieces })
  await api.internal.call(releaseStockEndpoint, { order, pieces })
  expect(await item()).toMatchObject({ available: 22, holds: [], sold: 2, received: 24 })
})

test('an order for more than there is gets the numbers and nothing else', async () => {
  const wanted = [{ article, size, count: 1000 }]
  const { held, short } = await api.internal.call(holdStockEndpoint, { order: '26-000002', pieces: wanted, until })

  expect(held).toBe(false)
  expect(short).toEqual([{ article, size, requested: 1000, available: 22 }])
})

test.each([
  [{ order: 'x', pieces, until }],
  [{ order, pieces: [{ article, size, count: 0 }], until }],
  [{ order, pieces: [{ article: { $ne: '' }, size, count: 1 }], until }],
  [{ order, pieces, until: 'tomorrow' }],
])('refuses %j', async body => {
  await expect(api.internal.call(holdStockEndpoint, body as never)).rejects.toThrow('validation')
})

test('nothing of this is reachable from outside', async () => {
  const answer = await api.fetch('/internal/stock/hold', { method: 'POST' })
  expect(answer.status).toBe(404)
})
