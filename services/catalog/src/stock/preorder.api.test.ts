import { some, startShelves, until } from '../../test/start-shelves.ts'
import { holdStock } from './hold-stock.ts'
import { extendHolds, releaseStock, sellStock } from './settle-stock.ts'

const later = new Date('2026-11-21T12:00:00Z')
const order = '26-000001'
const rival = '26-000002'
const inAdvance = (pieces: Record<string, number>) => some(pieces).map(piece => ({ ...piece, preorder: true }))

async function promised(limit: number | null = 3) {
  const shelves = await startShelves({ 'A-1 S': 0 }, limit === null ? {} : { 'A-1 S': limit })
  const pieces = inAdvance({ 'A-1 S': 2 })
  expect(await holdStock(shelves.deps, { order, pieces, until })).toEqual([])
  return { ...shelves, pieces }
}

describe('a promise', () => {
  test('counts what is sold in advance and touches nothing of the shelf', async () => {
    const { item, available } = await promised()

    expect(await item('A-1 S')).toMatchObject({ preorder_promised: 2, preorder_holds: [{ order, count: 2, until }] })
    expect(await available()).toEqual({ 'A-1 S': 0 })
  })

  test('asked again changes nothing', async () => {
    const { deps, item, pieces } = await promised()

    await Promise.all(Array.from({ length: 10 }, () => holdStock(deps, { order, pieces, until })))

    expect(await item('A-1 S')).toMatchObject({ preorder_promised: 2 })
  })

  test('is not given beyond the limit, and says how many may still be had', async () => {
    const { deps, pieces } = await promised()

    expect(await holdStock(deps, { order: rival, pieces, until })).toEqual([
      { article: 'A-1', size: 'S', requested: 2, available: 1 },
    ])
  })

  test('without a limit is given to whoever asks', async () => {
    const { deps } = await promised(null)

    expect(await holdStock(deps, { order: rival, pieces: inAdvance({ 'A-1 S': 500 }), until })).toEqual([])
  })

  test('is not given while a piece is on the shelf', async () => {
    const { deps } = await startShelves({ 'A-1 S': 1 })

    const short = await holdStock(deps, { order, pieces: inAdvance({ 'A-1 S': 1 }), until })

    expect(short).toMatchObject([{ available: 0 }])
  })

  test('is not given of what nobody awaits, but one that was given stays', async () => {
    const { deps, pieces } = await promised()
    const late = { ...deps, awaited: async () => new Set<string>() }

    expect(await holdStock(late, { order: rival, pieces: inAdvance({ 'A-1 S': 1 }), until })).toHaveLength(1)
    expect(await holdStock(late, { order, pieces, until })).toEqual([])
  })

  test('goes when another size of the order is short', async () => {
    const { deps, item, available } = await startShelves({ 'A-1 S': 0, 'B-1 S': 1 })
    const pieces = [...inAdvance({ 'A-1 S': 1 }), ...some({ 'B-1 S': 2 })]

    expect(await holdStock(deps, { order, pieces, until })).toMatchObject([{ article: 'B-1', available: 1 }])

    expect(await available()).toEqual({ 'A-1 S': 0, 'B-1 S': 1 })
    expect(await item('A-1 S')).toMatchObject({ preorder_promised: 0, preorder_holds: [] })
  })

  test('of the last three that staff allow is given to three of 100 shoppers', async () => {
    const { deps, item, available } = await startShelves({ 'A-1 S': 0 }, { 'A-1 S': 3 })
    const orders = Array.from({ length: 100 }, (_, number) => `26-${String(number).padStart(6, '0')}`)

    const shorts = await Promise.all(
      orders.map(order => holdStock(deps, { order, pieces: inAdvance({ 'A-1 S': 1 }), until })),
    )

    expect(shorts.filter(short => short.length === 0)).toHaveLength(3)
    expect(await item('A-1 S')).toMatchObject({ preorder_promised: 3 })
    await available()
  })

  test('of a size whose limit staff change meanwhile is given by the new one', async () => {
    const { db, deps, pieces } = await promised()
    const meanwhile = {
      ...deps.stock,
      async promise(...args: Parameters<typeof deps.stock.promise>) {
        await db.collection('stock').updateOne({ article: 'A-1' }, { $set: { preorder_limit: 9 } })
        return deps.stock.promise(...args)
      },
    }
    const oneMore = { order: rival, pieces: pieces.map(piece => ({ ...piece, count: 1 })), until }

    expect(await holdStock({ ...deps, stock: meanwhile }, oneMore)).toEqual([])
  })
})

describe('a promised order', () => {
  test('is released once, however often it is asked', async () => {
    const { deps, item } = await promised()

    await Promise.all(Array.from({ length: 10 }, () => releaseStock(deps, order)))

    expect(await item('A-1 S')).toMatchObject({ preorder_promised: 0, preorder_holds: [], preorder_sold: 0 })
  })

  test('is sold once, however often it is asked, and a release then comes too late', async () => {
    const { deps, item, available, pieces } = await promised()

    await Promise.all(Array.from({ length: 10 }, () => sellStock(deps, order, pieces)))
    await releaseStock(deps, order, pieces)

    expect(await item('A-1 S')).toMatchObject({ preorder_promised: 2, preorder_holds: [], preorder_sold: 2, sold: 0 })
    await available()
  })

  test('is kept longer, and found once its time has passed', async () => {
    const { deps, item } = await promised()
    expect(await deps.stock.heldPast(later)).toHaveLength(1)

    await extendHolds(deps, order, later)

    expect((await item('A-1 S'))?.preorder_holds).toEqual([{ order, count: 2, until: later }])
    expect(await deps.stock.heldPast(later)).toEqual([])
  })
})

test('a shelf from before pre-orders holds, sells and promises as any other', async () => {
  const { db, deps, available, item } = await startShelves({ 'A-1 S': 1 })
  const counters = { preorder_limit: '', preorder_promised: '', preorder_holds: '', preorder_sold: '' }
  await db.collection('stock').updateOne({ article: 'A-1' }, { $unset: counters })

  expect(await holdStock(deps, { order, pieces: some({ 'A-1 S': 1 }), until })).toEqual([])
  await sellStock(deps, order)
  expect(await holdStock(deps, { order: rival, pieces: inAdvance({ 'A-1 S': 1 }), until })).toEqual([])

  expect(await available()).toEqual({ 'A-1 S': 0 })
  expect(await item('A-1 S')).toMatchObject({ sold: 1, preorder_promised: 1 })
})

test('the lists hear of a size that is promised out and of one that can be had again, and of nothing else', async () => {
  const { deps, version } = await startShelves({ 'A-1 S': 0 }, { 'A-1 S': 2 })
  const pieces = inAdvance({ 'A-1 S': 1 })
  const turns: number[] = []
  const note = async () => turns.push((await version.current()).turns)

  await holdStock(deps, { order, pieces, until }).then(note)
  await holdStock(deps, { order: rival, pieces, until }).then(note)
  await releaseStock(deps, order).then(note)
  await releaseStock(deps, rival).then(note)

  expect(turns).toEqual([0, 1, 2, 2])
})
