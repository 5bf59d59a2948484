import { startShelves, until } from '../../test/start-shelves.ts'
import { resizeReservations } from './resize-reservations.ts'

const order = '26-000001'
const rival = '26-000002'

async function promised(limit = 5) {
  const shelves = await startShelves({ 'A-1 S': 0, 'A-1 M': 0 }, { 'A-1 S': limit })
  const resize = (count: number, was = 0, of = order, size = 'S') =>
    resizeReservations(shelves.deps, {
      order: of,
      items: [{ article: 'A-1', size, count, was, preorder: true }],
      until,
    })
  await resize(2)
  const counts = async (name = 'A-1 S') => {
    const { preorder_promised, preorder_holds = [] } = (await shelves.item(name)) ?? {}
    return [preorder_promised, preorder_holds.map(({ count }) => count)]
  }
  return { ...shelves, resize, counts }
}

test('a promise becomes larger within the limit and smaller, and touches nothing of the shelf', async () => {
  const { resize, counts, available } = await promised()

  expect([await resize(5), await counts()]).toEqual([[], [5, [5]]])
  expect([await resize(1), await counts()]).toEqual([[], [1, [1]]])
  expect([await resize(0), await counts()]).toEqual([[], [0, []]])
  expect(await available()).toEqual({ 'A-1 S': 0, 'A-1 M': 0 })
})

test('asked again it changes nothing', async () => {
  const { resize, counts } = await promised()

  await Promise.all(Array.from({ length: 10 }, () => resize(4)))

  expect(await counts()).toEqual([4, [4]])
})

test('beyond the limit it says how many more there are, and the promise is as it was', async () => {
  const { resize, counts } = await promised(3)

  expect(await resize(4, 2)).toEqual([{ article: 'A-1', size: 'S', requested: 2, available: 1 }])
  expect(await counts()).toEqual([2, [2]])
})

test('of ten orders that want the last promise one gets it', async () => {
  const { resize, counts } = await promised(3)

  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => resize(1, 0, `${rival}${index}`)))

  expect(answers.filter(short => short.length === 0)).toHaveLength(1)
  expect(await counts()).toEqual([3, [2, 1]])
})

test('what is on the shelf by now is promised no more of, what was promised stays, and less is always possible', async () => {
  const { db, resize, counts } = await promised()
  await db.collection('stock').updateOne({ size: 'S' }, { $set: { available: 1, received: 1 } })

  expect(await resize(3, 2)).toMatchObject([{ available: 0 }])
  expect([await resize(1), await counts()]).toEqual([[], [1, [1]]])
})

test('of an article that is not awaited any more no promise grows', async () => {
  const { deps, counts } = await promised()
  const late = { ...deps, findAwaited: async () => new Set<string>() }
  const ask = (count: number) => {
    const items = [{ article: 'A-1', size: 'S', count, was: 2, preorder: true }]
    return resizeReservations(late, { order, items, until })
  }

  expect(await ask(3)).toMatchObject([{ requested: 1, available: 0 }])
  expect([await ask(1), await counts()]).toEqual([[], [1, [1]]])
})

test('where another size is short both stay as they were', async () => {
  const { deps, counts } = await promised()
  const items = [
    { article: 'A-1', size: 'S', count: 4, was: 2, preorder: true },
    { article: 'A-1', size: 'XL', count: 1, was: 0, preorder: true },
  ]

  expect(await resizeReservations(deps, { order, items, until })).toMatchObject([{ size: 'XL', available: 0 }])
  expect(await counts()).toEqual([2, [2]])
})
