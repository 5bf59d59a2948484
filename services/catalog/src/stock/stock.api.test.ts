import { some, startShelves, until } from '../../test/start-shelves.ts'
import { holdStock } from './hold-stock.ts'
import { extendHolds, releaseStock, sellStock } from './settle-stock.ts'

const later = new Date('2026-11-21T12:00:00Z')
const order = '26-000001'

describe('a hold', () => {
  test('takes the pieces off the shelf', async () => {
    const { deps, available, item } = await startShelves({ 'A-1 S': 3, 'B-1 M': 1 })

    expect(await holdStock(deps, { order, pieces: some({ 'A-1 S': 2, 'B-1 M': 1 }), until })).toEqual([])

    expect(await available()).toEqual({ 'A-1 S': 1, 'B-1 M': 0 })
    expect((await item('A-1 S'))?.holds).toEqual([{ order, count: 2, until }])
  })

  test('asked again changes nothing', async () => {
    const { deps, available } = await startShelves({ 'A-1 S': 3 })
    const request = { order, pieces: some({ 'A-1 S': 2 }), until }

    for (let turn = 0; turn < 3; turn++) expect(await holdStock(deps, request)).toEqual([])
    await Promise.all(Array.from({ length: 10 }, () => holdStock(deps, request)))

    expect(await available()).toEqual({ 'A-1 S': 1 })
  })

  test('sums equal sizes before it looks at the shelf', async () => {
    const { deps, available } = await startShelves({ 'A-1 S': 3 })
    const pieces = [...some({ 'A-1 S': 2 }), ...some({ 'A-1 S': 2 })]

    expect(await holdStock(deps, { order, pieces, until })).toEqual([
      { article: 'A-1', size: 'S', requested: 4, available: 3 },
    ])
    expect(await available()).toEqual({ 'A-1 S': 3 })
  })

  test('is all or nothing, and tells every size that is short', async () => {
    const { deps, available } = await startShelves({ 'A-1 S': 5, 'B-1 S': 1, 'C-1 S': 0 })

    const short = await holdStock(deps, { order, pieces: some({ 'A-1 S': 1, 'B-1 S': 2, 'C-1 S': 1 }), until })

    expect(short).toEqual([
      { article: 'B-1', size: 'S', requested: 2, available: 1 },
      { article: 'C-1', size: 'S', requested: 1, available: 0 },
    ])
    expect(await available()).toEqual({ 'A-1 S': 5, 'B-1 S': 1, 'C-1 S': 0 })
  })

  test('gives back what it took when a rival was faster at the second size', async () => {
    const { deps, available } = await startShelves({ 'A-1 S': 5, 'B-1 S': 1 })
    const rival = {
      ...deps.stock,
      async take(...args: Parameters<typeof deps.stock.take>) {
        const taken = await deps.stock.take(...args)
        if (args[1].article === 'A-1')
          await holdStock(deps, { order: '26-000002', pieces: some({ 'B-1 S': 1 }), until })
        return taken
      },
    }

    const short = await holdStock({ ...deps, stock: rival }, { order, pieces: some({ 'A-1 S': 1, 'B-1 S': 1 }), until })

    expect(short).toMatchObject([{ article: 'B-1', available: 0 }])
    expect(await available()).toEqual({ 'A-1 S': 5, 'B-1 S': 0 })
  })

  test('finishes what an earlier try left half-done', async () => {
    const { deps, available } = await startShelves({ 'A-1 S': 5, 'B-1 S': 1 })
    const pieces = some({ 'A-1 S': 1, 'B-1 S': 1 })
    await holdStock(deps, { order, pieces: pieces.slice(0, 1), until })

    expect(await holdStock(deps, { order, pieces, until })).toEqual([])

    expect(await available()).toEqual({ 'A-1 S': 4, 'B-1 S': 0 })
  })

  test('200 shoppers at once get exactly the 20 pieces there are', async () => {
    const { deps, available } = await startShelves({ 'A-1 S': 20 })
    const orders = Array.from({ length: 200 }, (_, number) => `26-${String(number).padStart(6, '0')}`)

    const shorts = await Promise.all(
      orders.map(order => holdStock(deps, { order, pieces: some({ 'A-1 S': 1 }), until })),
    )

    expect(shorts.filter(short => short.length === 0).length).toBe(20)
    expect(await available()).toEqual({ 'A-1 S': 0 })
  })

  test('shoppers who want the same sizes in other orders never hold one each', async () => {
    const { deps, available } = await startShelves({ 'A-1 S': 10, 'B-1 S': 10 })
    const pieces = some({ 'A-1 S': 1, 'B-1 S': 1 })

    const shorts = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        holdStock(deps, {
          order: `26-${String(number).padStart(6, '0')}`,
          pieces: number % 2 ? pieces : pieces.toReversed(),
          until,
        }),
      ),
    )

    expect(shorts.filter(short => short.length === 0).length).toBe(10)
    expect(await available()).toEqual({ 'A-1 S': 0, 'B-1 S': 0 })
  })
})

describe('a held order', () => {
  async function held() {
    const shelves = await startShelves({ 'A-1 S': 3, 'B-1 S': 2 })
    const pieces = some({ 'A-1 S': 2, 'B-1 S': 1 })
    await holdStock(shelves.deps, { order, pieces, until })
    return { ...shelves, pieces }
  }

  test('is released once, however often it is asked', async () => {
    const { deps, available, pieces } = await held()

    await Promise.all(Array.from({ length: 10 }, () => releaseStock(deps, order, pieces)))

    expect(await available()).toEqual({ 'A-1 S': 3, 'B-1 S': 2 })
  })

  test('is sold once, however often it is asked', async () => {
    const { deps, available, item, pieces } = await held()

    await Promise.all(Array.from({ length: 10 }, () => sellStock(deps, order, pieces)))

    expect(await available()).toEqual({ 'A-1 S': 1, 'B-1 S': 1 })
    expect(await item('A-1 S')).toMatchObject({ sold: 2, holds: [] })
  })

  test('that is sold and released at the same moment has one of the two ends in each size', async () => {
    const { deps, available, pieces } = await held()

    await Promise.all([sellStock(deps, order, pieces), releaseStock(deps, order, pieces)])

    const left = await available()
    expect([1, 3]).toContain(left['A-1 S'])
    expect([1, 2]).toContain(left['B-1 S'])
  })

  test('is kept longer without a change of the others', async () => {
    const { deps, item, pieces } = await held()
    await holdStock(deps, { order: '26-000002', pieces: some({ 'A-1 S': 1 }), until })

    await extendHolds(deps, order, later, pieces)

    expect((await item('A-1 S'))?.holds).toEqual([
      { order, count: 2, until: later },
      { order: '26-000002', count: 1, until },
    ])
  })

  test('that was released is not brought back by keeping it longer', async () => {
    const { deps, available, pieces } = await held()
    await releaseStock(deps, order, pieces)

    await extendHolds(deps, order, later, pieces)

    expect(await available()).toEqual({ 'A-1 S': 3, 'B-1 S': 2 })
  })

  test('is found once its time has passed', async () => {
    const { deps } = await held()

    expect(await deps.stock.heldPast(until)).toEqual([])
    expect((await deps.stock.heldPast(later)).length).toBe(2)
  })
})

test('the lists hear of a size that sells out and of one that comes back, and of nothing else', async () => {
  const { deps, version } = await startShelves({ 'A-1 S': 2 })
  const pieces = some({ 'A-1 S': 1 })
  const turns: number[] = []
  const note = async () => turns.push((await version.current()).turns)

  await holdStock(deps, { order, pieces, until }).then(note)
  await holdStock(deps, { order: '26-000002', pieces, until }).then(note)
  await sellStock(deps, order).then(note)
  await releaseStock(deps, '26-000002').then(note)

  expect(turns).toEqual([0, 1, 1, 2])
  expect((await version.current()).recent).toEqual(['A-1', 'A-1'])
})
