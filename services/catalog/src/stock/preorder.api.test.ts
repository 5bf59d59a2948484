import { some, startShelves, until } from '../../test/start-shelves.ts'
import { reserveStock } from './reserve-stock.ts'
import { releaseStock, sellStock } from './settle-stock.ts'

const later = new Date('2026-11-21T12:00:00Z')
const order = '26-000001'
const rival = '26-000002'
const inAdvance = (items: Record<string, number>) => some(items).map(item => ({ ...item, preorder: true }))

async function promised(limit: number | null = 3) {
  const shelves = await startShelves({ 'A-1 S': 0 }, limit === null ? {} : { 'A-1 S': limit })
  const items = inAdvance({ 'A-1 S': 2 })
  expect(await reserveStock(shelves.deps, { order, items, until })).toEqual([])
  return { ...shelves, items }
}

describe('a promise', () => {
  test('counts what is sold in advance and touches nothing of the shelf', async () => {
    const { item, available } = await promised()

    expect(await item('A-1 S')).toMatchObject({ preorder_promised: 2, preorder_holds: [{ order, count: 2, until }] })
    expect(await available()).toEqual({ 'A-1 S': 0 })
  })

  test('asked again changes nothing', async () => {
    const { deps, item, items } = await promised()

    await Promise.all(Array.from({ length: 10 }, () => reserveStock(deps, { order, items, until })))

    expect(await item('A-1 S')).toMatchObject({ preorder_promised: 2 })
  })

  test('is not given beyond the limit, and says how many may still be had', async () => {
    const { deps, items } = await promised()

    expect(await reserveStock(deps, { order: rival, items, until })).toEqual([
      { article: 'A-1', size: 'S', requested: 2, available: 1 },
    ])
  })

  test('without a limit is given to everybody who asks', async () => {
    const { deps } = await promised(null)

    expect(await reserveStock(deps, { order: rival, items: inAdvance({ 'A-1 S': 500 }), until })).toEqual([])
  })

  test('is not given while an item is on the shelf', async () => {
    const { deps } = await startShelves({ 'A-1 S': 1 })

    const short = await reserveStock(deps, { order, items: inAdvance({ 'A-1 S': 1 }), until })

    expect(short).toMatchObject([{ available: 0 }])
  })

  test('is not given for an article that is not awaited, but one that was given stays', async () => {
    const { deps, items } = await promised()
    const late = { ...deps, findAwaited: async () => new Set<string>() }

    expect(await reserveStock(late, { order: rival, items: inAdvance({ 'A-1 S': 1 }), until })).toHaveLength(1)
    expect(await reserveStock(late, { order, items, until })).toEqual([])
  })

  test('goes when another size of the order is short', async () => {
    const { deps, item, available } = await startShelves({ 'A-1 S': 0, 'B-1 S': 1 })
    const items = [...inAdvance({ 'A-1 S': 1 }), ...some({ 'B-1 S': 2 })]

    expect(await reserveStock(deps, { order, items, until })).toMatchObject([{ article: 'B-1', available: 1 }])

    expect(await available()).toEqual({ 'A-1 S': 0, 'B-1 S': 1 })
    expect(await item('A-1 S')).toMatchObject({ preorder_promised: 0, preorder_holds: [] })
  })

  test('of the last three that staff allow is given to three of 100 shoppers', async () => {
    const { deps, item, available } = await startShelves({ 'A-1 S': 0 }, { 'A-1 S': 3 })
    const orders = Array.from({ length: 100 }, (_, number) => `26-${String(number).padStart(6, '0')}`)

    const shorts = await Promise.all(
      orders.map(order => reserveStock(deps, { order, items: inAdvance({ 'A-1 S': 1 }), until })),
    )

    expect(shorts.filter(short => short.length === 0)).toHaveLength(3)
    expect(await item('A-1 S')).toMatchObject({ preorder_promised: 3 })
    await available()
  })

  test('of a size whose limit staff change meanwhile is given by the new one', async () => {
    const { db, deps, items } = await promised()
    const meanwhile = {
      ...deps.stock,
      async promise(...args: Parameters<typeof deps.stock.promise>) {
        await db.collection('stock').updateOne({ article: 'A-1' }, { $set: { preorder_limit: 9 } })
        return deps.stock.promise(...args)
      },
    }
    const oneMore = { order: rival, items: items.map(item => ({ ...item, count: 1 })), until }

    expect(await reserveStock({ ...deps, stock: meanwhile }, oneMore)).toEqual([])
  })
})

describe('a promised order', () => {
  test('is released once, however often it is asked', async () => {
    const { deps, item } = await promised()

    await Promise.all(Array.from({ length: 10 }, () => releaseStock(deps, order)))

    expect(await item('A-1 S')).toMatchObject({ preorder_promised: 0, preorder_holds: [], preorder_sold: 0 })
  })

  test('is sold once, however often it is asked, and a release then comes too late', async () => {
    const { deps, item, available, items } = await promised()

    await Promise.all(Array.from({ length: 10 }, () => sellStock(deps, order, items)))
    await releaseStock(deps, order, items)

    expect(await item('A-1 S')).toMatchObject({ preorder_promised: 2, preorder_holds: [], preorder_sold: 2, sold: 0 })
    await available()
  })

  test('is extended, and found once its time has passed', async () => {
    const { deps, item, items } = await promised()
    expect(await deps.stock.findItemsReservedPast(later)).toHaveLength(1)

    await deps.stock.extend(order, items, later)

    expect((await item('A-1 S'))?.preorder_holds).toEqual([{ order, count: 2, until: later }])
    expect(await deps.stock.findItemsReservedPast(later)).toEqual([])
  })
})

test('a promise notes a turn for a size that is promised out and for one that can be had again, and for nothing else', async () => {
  const { deps, version } = await startShelves({ 'A-1 S': 0 }, { 'A-1 S': 2 })
  const items = inAdvance({ 'A-1 S': 1 })
  const counts: number[] = []
  const note = async () => counts.push((await version.current()).articleChanges)

  await reserveStock(deps, { order, items, until }).then(note)
  await reserveStock(deps, { order: rival, items, until }).then(note)
  await releaseStock(deps, order).then(note)
  await releaseStock(deps, rival).then(note)

  expect(counts).toEqual([0, 1, 2, 2])
})
