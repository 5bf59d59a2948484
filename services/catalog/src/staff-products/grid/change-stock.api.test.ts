import { changeStockEndpoint, type StockChange } from '@shop/contracts/staff/goods/staff-stock'
import { systemClock } from '@shop/service-kit/process/clock'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { startApi } from '../../../test/start-api.ts'
import { reserveStock } from '../../stock/reserve-stock.ts'
import { restock } from '../../stock/restock.ts'
import { releaseStock, sellStock } from '../../stock/settle-stock.ts'
import { isBalanced } from '../../stock/stock.ts'

const article = 'DR-1042-BUR-R'
const size = '36 (S)'
const until = new Date('2099-01-01T00:00:00Z')

/** The demonstration with so many of one size on the shelf. */
async function start(available: number, clock = systemClock) {
  const api = await startApi({ clock })
  const { stock, version } = api.repositories
  const shelf = { available, received: available, sold: 0, holds: [] }
  await api.db.collection('stock').updateOne({ article, size }, { $set: shelf })
  const deps = { stock, version, findAwaited: async () => new Set<string>() }
  return {
    ...api,
    deps,
    countOf: async (size: string): Promise<number> =>
      (await api.db.collection('stock').findOne({ article, size }))?.available,
    reserve: (order: string, count: number) => reserveStock(deps, { order, items: [{ article, size, count }], until }),
    async item() {
      const [item] = await stock.ofSizes([{ article, size }])
      if (!item || !isBalanced(item)) throw new Error('items were lost or made up')
      const { available, received, sold, missing = 0 } = item
      return { available, received, sold, missing }
    },
    change: (by: number, about: Partial<StockChange> = {}, key = 'one') =>
      api.staff.write(changeStockEndpoint, {
        params: { article },
        idempotencyKey: key,
        body: { changes: [{ size, by }], reason: 'Перелік', ...about },
      }),
  }
}

test('items are added and taken as differences, and a repeat under the same key changes nothing', async () => {
  const { change, item } = await start(3)
  const { stock } = await change(5)
  await change(5)
  await change(-2, {}, 'two')
  await change(-2, {}, 'two')

  expect(stock.find(row => row.size === size)?.available).toBe(8)
  expect(await item()).toEqual({ available: 6, received: 6, sold: 0, missing: 0 })
})

test('the audit log hears of counts and reason, and of a repeat what the first one changed', async () => {
  const { change, reserve } = await start(5)
  await reserve('26-000001', 2)

  const { change: first } = await change(4)
  await change(-3, {}, 'two')
  const { change: repeated } = await change(4)

  expect(first).toMatchObject({
    action: 'stock_change',
    subject: article,
    asked: { reason: 'Перелік' },
    // Reserved or not.
    before: { [size]: 5 },
    after: { [size]: 9 },
  })
  expect(repeated).toEqual(first)
})

test('of two at once under one key both tell the same change', async () => {
  const { change, item } = await start(3)

  const [one, other] = await Promise.all([change(5), change(5)])

  expect(one.change).toEqual(other.change)
  expect(one.change).toMatchObject({ before: { [size]: 3 }, after: { [size]: 8 } })
  expect(await item()).toMatchObject({ available: 8 })
})

const other = '38 (M)'
const both = [
  { size, by: -1 },
  { size: other, by: 2 },
]

test('a change whose process died half-way goes on with its repeat, and tells the whole of it', async () => {
  let now = new Date('2026-11-21T10:00:00Z')
  const { change, item, countOf } = await start(3, { now: () => now })
  const before = await countOf(other)
  const disarm = armFailpoint('goods-change-begun', () => {
    throw new Error('stopped')
  })
  await expect(change(0, { changes: both })).rejects.toThrow('stopped')
  disarm()
  expect([(await item()).available, await countOf(other)]).toEqual([2, before])

  now = new Date('2026-11-21T10:01:00Z')
  const { change: entry, stock } = await change(0, { changes: both })

  expect(entry).toMatchObject({ before: { [size]: 3, [other]: before }, after: { [size]: 2, [other]: before + 2 } })
  expect(await item()).toMatchObject({ available: 2 })
  expect(stock.find(row => row.size === other)?.available).toBe(before + 2)
})

test('a size that the version before has moved under the key is not moved again', async () => {
  const { change, item, countOf, db } = await start(3)
  const before = await countOf(other)
  await db.collection('stock').updateOne({ article, size }, { $set: { moves: ['staff one'] } })

  await change(0, { changes: both })

  expect([(await item()).available, await countOf(other)]).toEqual([3, before + 2])
})

test('below what is reserved the endangered orders are listed first, and nothing moves until they are confirmed', async () => {
  const { change, reserve, item } = await start(5)
  await reserve('26-000001', 2)
  await reserve('26-000002', 1)

  const orders = [
    { order: '26-000001', article, size, count: 2, until: until.toISOString() },
    { order: '26-000002', article, size, count: 1, until: until.toISOString() },
  ]
  await expect(change(-4)).rejects.toMatchObject({ code: 'stock_reserved', details: { orders } })
  expect(await item()).toMatchObject({ available: 2, received: 5 })

  const { stock, change: entry } = await change(-4, { confirm: true })
  expect(entry).toMatchObject({ before: { [size]: 5 }, after: { [size]: 1 } })
  expect(stock.find(row => row.size === size)).toMatchObject({ available: 0, reserved: 3, missing: 2 })
  await change(-4, { confirm: true })
  expect(await item()).toEqual({ available: 0, received: 3, sold: 0, missing: 2 })
})

test('what is released, comes back or arrives fills up what is missing before anybody can buy it', async () => {
  const { change, reserve, item, deps } = await start(4)
  await reserve('26-000001', 3)
  await reserve('26-000002', 1)
  await change(-3, { confirm: true })

  await releaseStock(deps, '26-000002')
  expect(await item()).toEqual({ available: 0, received: 3, sold: 0, missing: 2 })
  await sellStock(deps, '26-000001')
  await restock(deps, '26-000001 return', [{ article, size, count: 1 }])
  expect(await item()).toEqual({ available: 0, received: 2, sold: 2, missing: 1 })
  await change(5, {}, 'two')
  expect(await item()).toEqual({ available: 4, received: 6, sold: 2, missing: 0 })
})

test('more than is there cannot be taken, nor anything of a size that the article does not have', async () => {
  const { change } = await start(2)

  await expect(change(-3, { confirm: true })).rejects.toMatchObject({
    details: { fields: { 'changes.0.by': 'more_than_there' } },
  })
  const changes = [{ size: '99', by: 1 }]
  await expect(change(0, { changes })).rejects.toMatchObject({ details: { fields: { 'changes.0.size': 'unknown' } } })
  const twice = [size, size].map(size => ({ size, by: 1 }))
  await expect(change(0, { changes: twice })).rejects.toMatchObject({
    details: { fields: { 'changes.1.size': 'twice' } },
  })
})

test('items that come go to those who ordered in advance first', async () => {
  const { change, item, db } = await start(0)
  const promised = { preorder_promised: 2, preorder_sold: 2, preorder_holds: [] }
  await db.collection('stock').updateOne({ article, size }, { $set: promised })

  const { stock } = await change(5)

  expect(stock.find(row => row.size === size)).toMatchObject({ available: 3, arrived: 2, reserved: 0 })
  expect(await item()).toMatchObject({ available: 3, received: 5 })
})

test('a size that sells out by a change of stock is sold out in the shop, and comes back', async () => {
  const { change, refresh, get } = await start(1)
  const count = async () => {
    await refresh()
    const { body } = await get(`/api/products/get-by/model-by-article?article=${article}`)
    return body.product.sizes.find((row: { name: string }) => row.name === size).count
  }

  await change(-1)
  expect(await count()).toBe(0)
  await change(2, {}, 'two')
  expect(await count()).toBe(2)
})
