import { some, startShelves, until } from '../../test/start-shelves.ts'
import { reserveStock } from './reserve-stock.ts'
import { releaseStock, sellStock } from './settle-stock.ts'

const later = new Date('2026-11-21T12:00:00Z')
const order = '26-000001'

describe('a reservation', () => {
  test('takes the items off the shelf', async () => {
    const { deps, available, item } = await startShelves({ 'A-1 S': 3, 'B-1 M': 1 })

    expect(await reserveStock(deps, { order, items: some({ 'A-1 S': 2, 'B-1 M': 1 }), until })).toEqual([])

    expect(await available()).toEqual({ 'A-1 S': 1, 'B-1 M': 0 })
    expect((await item('A-1 S'))?.holds).toEqual([{ order, count: 2, until }])
  })

  test('asked again changes nothing', async () => {
    const { deps, available } = await startShelves({ 'A-1 S': 3 })
    const request = { order, items: some({ 'A-1 S': 2 }), until }

    for (let turn = 0; turn < 3; turn++) expect(await reserveStock(deps, request)).toEqual([])
    await Promise.all(Array.from({ length: 10 }, () => reserveStock(deps, request)))

    expect(await available()).toEqual({ 'A-1 S': 1 })
  })

  test('sums equal sizes before it reads the shelf', async () => {
    const { deps, available } = await startShelves({ 'A-1 S': 3 })
    const items = [...some({ 'A-1 S': 2 }), ...some({ 'A-1 S': 2 })]

    expect(await reserveStock(deps, { order, items, until })).toEqual([
      { article: 'A-1', size: 'S', requested: 4, available: 3 },
    ])
    expect(await available()).toEqual({ 'A-1 S': 3 })
  })

  test('is all or nothing, and names every size that is short', async () => {
    const { deps, available } = await startShelves({ 'A-1 S': 5, 'B-1 S': 1, 'C-1 S': 0 })

    const short = await reserveStock(deps, { order, items: some({ 'A-1 S': 1, 'B-1 S': 2, 'C-1 S': 1 }), until })

    expect(short).toEqual([
      { article: 'B-1', size: 'S', requested: 2, available: 1 },
      { article: 'C-1', size: 'S', requested: 1, available: 0 },
    ])
    expect(await available()).toEqual({ 'A-1 S': 5, 'B-1 S': 1, 'C-1 S': 0 })
  })

  test('releases what it reserved when another order was faster at the second size', async () => {
    const { deps, available } = await startShelves({ 'A-1 S': 5, 'B-1 S': 1 })
    const rival = {
      ...deps.stock,
      async reserve(...args: Parameters<typeof deps.stock.reserve>) {
        const taken = await deps.stock.reserve(...args)
        if (args[1].article === 'A-1')
          await reserveStock(deps, { order: '26-000002', items: some({ 'B-1 S': 1 }), until })
        return taken
      },
    }

    const short = await reserveStock(
      { ...deps, stock: rival },
      { order, items: some({ 'A-1 S': 1, 'B-1 S': 1 }), until },
    )

    expect(short).toMatchObject([{ article: 'B-1', available: 0 }])
    expect(await available()).toEqual({ 'A-1 S': 5, 'B-1 S': 0 })
  })

  test('finishes what an earlier try left half-done', async () => {
    const { deps, available } = await startShelves({ 'A-1 S': 5, 'B-1 S': 1 })
    const items = some({ 'A-1 S': 1, 'B-1 S': 1 })
    await reserveStock(deps, { order, items: items.slice(0, 1), until })

    expect(await reserveStock(deps, { order, items, until })).toEqual([])

    expect(await available()).toEqual({ 'A-1 S': 4, 'B-1 S': 0 })
  })

  test('200 shoppers at once get exactly the 20 items there are', async () => {
    const { deps, available } = await startShelves({ 'A-1 S': 20 })
    const orders = Array.from({ length: 200 }, (_, number) => `26-${String(number).padStart(6, '0')}`)

    const shorts = await Promise.all(
      orders.map(order => reserveStock(deps, { order, items: some({ 'A-1 S': 1 }), until })),
    )

    expect(shorts.filter(short => short.length === 0).length).toBe(20)
    expect(await available()).toEqual({ 'A-1 S': 0 })
  })

  test('shoppers who want the same sizes in another order of lines never reserve one each', async () => {
    const { deps, available } = await startShelves({ 'A-1 S': 10, 'B-1 S': 10 })
    const items = some({ 'A-1 S': 1, 'B-1 S': 1 })

    const shorts = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        reserveStock(deps, {
          order: `26-${String(number).padStart(6, '0')}`,
          items: number % 2 ? items : items.toReversed(),
          until,
        }),
      ),
    )

    expect(shorts.filter(short => short.length === 0).length).toBe(10)
    expect(await available()).toEqual({ 'A-1 S': 0, 'B-1 S': 0 })
  })
})

describe('a reserved order', () => {
  async function reserved() {
    const shelves = await startShelves({ 'A-1 S': 3, 'B-1 S': 2 })
    const items = some({ 'A-1 S': 2, 'B-1 S': 1 })
    await reserveStock(shelves.deps, { order, items, until })
    return { ...shelves, items }
  }

  test('is released once, however often it is asked', async () => {
    const { deps, available, items } = await reserved()

    await Promise.all(Array.from({ length: 10 }, () => releaseStock(deps, order, items)))

    expect(await available()).toEqual({ 'A-1 S': 3, 'B-1 S': 2 })
  })

  test('is sold once, however often it is asked', async () => {
    const { deps, available, item, items } = await reserved()

    await Promise.all(Array.from({ length: 10 }, () => sellStock(deps, order, items)))

    expect(await available()).toEqual({ 'A-1 S': 1, 'B-1 S': 1 })
    expect(await item('A-1 S')).toMatchObject({ sold: 2, holds: [] })
  })

  test('is sold as it was reserved, whatever its caller remembers of it', async () => {
    const { deps, available, item } = await reserved()

    await sellStock(deps, order, some({ 'A-1 S': 1, 'B-1 S': 1 }))

    expect(await available()).toEqual({ 'A-1 S': 1, 'B-1 S': 1 })
    expect([(await item('A-1 S'))?.sold, (await item('B-1 S'))?.sold]).toEqual([2, 1])
  })

  test('that is sold and released at the same moment has one of the two ends in each size', async () => {
    const { deps, available, items } = await reserved()

    await Promise.all([sellStock(deps, order, items), releaseStock(deps, order, items)])

    const left = await available()
    expect([1, 3]).toContain(left['A-1 S'])
    expect([1, 2]).toContain(left['B-1 S'])
  })

  test('is reserved longer without a change of the others', async () => {
    const { deps, item, items } = await reserved()
    await reserveStock(deps, { order: '26-000002', items: some({ 'A-1 S': 1 }), until })

    await deps.stock.extend(order, items, later)

    expect((await item('A-1 S'))?.holds).toEqual([
      { order, count: 2, until: later },
      { order: '26-000002', count: 1, until },
    ])
  })

  test('that was released is not reserved again when its time is extended', async () => {
    const { deps, available, items } = await reserved()
    await releaseStock(deps, order, items)

    await deps.stock.extend(order, items, later)

    expect(await available()).toEqual({ 'A-1 S': 3, 'B-1 S': 2 })
  })

  test('is found once its time has passed', async () => {
    const { deps } = await reserved()

    expect(await deps.stock.findItemsReservedPast(until)).toEqual([])
    expect((await deps.stock.findItemsReservedPast(later)).length).toBe(2)
  })
})

test('a reservation notes a turn for a size that sells out and for one that comes back, and for nothing else', async () => {
  const { deps, version } = await startShelves({ 'A-1 S': 2 })
  const items = some({ 'A-1 S': 1 })
  const counts: number[] = []
  const note = async () => counts.push((await version.current()).articleChanges)

  await reserveStock(deps, { order, items, until }).then(note)
  await reserveStock(deps, { order: '26-000002', items, until }).then(note)
  await sellStock(deps, order).then(note)
  await releaseStock(deps, '26-000002').then(note)

  expect(counts).toEqual([0, 1, 1, 2])
  expect((await version.current()).recent).toEqual(['A-1', 'A-1'])
})
