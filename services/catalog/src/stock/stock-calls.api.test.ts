import {
  commitStockEndpoint,
  extendReservationEndpoint,
  releaseStockEndpoint,
  reserveStockEndpoint,
  resizeReservationEndpoint,
} from '@shop/contracts/catalog/stock'
import { startApi } from '../../test/start-api.ts'
import type { StockItem } from './stock.ts'

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

test('an order reserves, extends and sells what it bought', async () => {
  expect(await api.internal.call(reserveStockEndpoint, { order, pieces, until })).toEqual({ held: true, short: [] })
  expect(await item()).toMatchObject({ available: 22, holds: [{ order, count: 2, until: new Date(until) }] })

  await api.internal.call(extendReservationEndpoint, { order, pieces, until: '2026-12-01T11:00:00Z' })
  expect(await item()).toMatchObject({ holds: [{ until: new Date('2026-12-01T11:00:00Z') }] })

  for (let turn = 0; turn < 2; turn++) await api.internal.call(commitStockEndpoint, { order, pieces })
  await api.internal.call(releaseStockEndpoint, { order, pieces })
  expect(await item()).toMatchObject({ available: 22, holds: [], sold: 2, received: 24 })
})

test('what is not there yet is promised, and sold when the order is paid', async () => {
  const awaited = { article: 'CO-2014-IVO-R', size }
  const wanted = {
    order: '26-000003',
    pieces: [
      { ...awaited, count: 1, preorder: true },
      { article, size: '36 (S)', count: 1 },
    ],
  }
  const promised = () => api.db.collection('stock').findOne(awaited, { projection: { _id: 0 } })

  expect((await api.internal.call(reserveStockEndpoint, { ...wanted, until })).held).toBe(true)
  expect(await promised()).toMatchObject({ available: 0, holds: [], preorder_promised: 1, preorder_sold: 0 })

  await api.internal.call(commitStockEndpoint, wanted)
  expect(await promised()).toMatchObject({ received: 0, sold: 0, preorder_promised: 1, preorder_sold: 1 })
})

test('an article that is not awaited is not promised', async () => {
  const wanted = [{ article: 'DR-1029-DBL-L', size, count: 1, preorder: true }]
  const answer = await api.internal.call(reserveStockEndpoint, { order: '26-000004', pieces: wanted, until })

  expect(answer).toEqual({ held: false, short: [{ article: 'DR-1029-DBL-L', size, requested: 1, available: 0 }] })
})

test('an order for more than there is gets the numbers and nothing else', async () => {
  const wanted = [{ article, size, count: 1000 }]
  const { held, short } = await api.internal.call(reserveStockEndpoint, { order: '26-000002', pieces: wanted, until })

  expect(held).toBe(false)
  expect(short).toEqual([{ article, size, requested: 1000, available: 22 }])
})

const shelf = (named: string) =>
  api.db.collection('stock').findOne({ article, size: named }, { projection: { _id: 0 } })
const isWhole = async (named: string) => {
  const { available, holds, sold, received } = (await shelf(named)) as never as StockItem
  return available + holds.reduce((sum, { count }) => sum + count, 0) + sold === received
}

test('what is reserved of sizes becomes more and less, as often as it is asked', async () => {
  const other = '40 (L)'
  const resize = (count: number, ofOther: number) => {
    const wanted = [
      { article, size, count, was: 0 },
      { article, size: other, count: ofOther, was: 0 },
    ]
    return api.internal.call(resizeReservationEndpoint, { order: '26-000005', pieces: wanted, until })
  }
  const reserved = async (named: string) =>
    (await shelf(named))?.holds.find((hold: { order: string }) => hold.order === '26-000005')?.count ?? 0
  for (const [count, ofOther] of [
    [1, 0],
    [3, 2],
    [3, 2],
    [2, 0],
    [0, 1],
    [0, 0],
  ] as const) {
    expect(await resize(count, ofOther)).toEqual({ held: true, short: [] })
    expect([await reserved(size), await reserved(other)]).toEqual([count, ofOther])
    expect([await isWhole(size), await isWhole(other)]).toEqual([true, true])
  }
})

test('where one of the sizes is short, what is reserved of all of them stays as it was', async () => {
  const small = { article, size: '36 (S)' }
  const order = '26-000006'
  await api.internal.call(reserveStockEndpoint, { order, pieces: [{ ...small, count: 1 }], until })
  const wanted = [
    { ...small, count: 2, was: 1 },
    { article, size, count: 1000, was: 0 },
  ]

  const answer = await api.internal.call(resizeReservationEndpoint, { order, pieces: wanted, until })

  expect(answer).toMatchObject({ held: false, short: [{ article, size, requested: 1000 }] })
  expect((await shelf('36 (S)'))?.holds).toContainEqual({ order, count: 1, until: new Date(until) })
  expect((await shelf(size))?.holds.some((hold: { order: string }) => hold.order === order)).toBe(false)
  expect([await isWhole('36 (S)'), await isWhole(size)]).toEqual([true, true])
})

test.each([
  [{ order: 'x', pieces, until }],
  [{ order, pieces: [{ article, size, count: 0 }], until }],
  [{ order, pieces: [{ article: { $ne: '' }, size, count: 1 }], until }],
  [{ order, pieces, until: 'tomorrow' }],
])('refuses %j', async body => {
  await expect(api.internal.call(reserveStockEndpoint, body as never)).rejects.toThrow('validation')
})

test('no call about stock is reachable from outside', async () => {
  const answer = await api.fetch('/internal/stock/hold', { method: 'POST' })
  expect(answer.status).toBe(404)
})
