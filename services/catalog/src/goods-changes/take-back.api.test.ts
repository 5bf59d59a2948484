import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { article, doorNames, openDoors, size } from '../../test/goods-doors.ts'
import { addDress } from '../../test/new-dress.ts'

test.each(doorNames)('a change by the door %s is taken back, and everything is as before', async door => {
  const { doors, goods, takeBack } = await openDoors()
  const before = await goods()
  const id = (await doors[door]?.()) ?? ''
  expect(await goods()).not.toEqual(before)
  expect((await takeBack(id)).kept).toEqual([])
  expect(await goods()).toEqual(before)
  // A second time changes nothing.
  expect((await takeBack(id)).change).toBe(null)
  expect(await goods()).toEqual(before)
})

test.each([1, 2, 3])(
  'whatever sequence of changes by any doors (seed %s), all taken back, it is the beginning',
  async seed => {
    const { doors, goods, takeBack } = await openDoors()
    const before = await goods()
    let state = seed * 7919
    const done: string[] = []
    for (let step = 0; step < 6; step += 1) {
      state = (state * 1103515245 + 12345) % 2147483648
      const door = doorNames[state % doorNames.length] ?? ''
      done.push((await doors[door]?.()) ?? '')
    }
    for (const id of done.toReversed().filter(id => id !== '')) await takeBack(id)
    expect(await goods()).toEqual(before)
  },
  // Thirty calls one after the other.
  120_000,
)

test('what somebody else said of another field since stays, and does not stand in the way', async () => {
  const { doors, form, read, takeBack } = await openDoors()
  const { sizes, preorder_on } = await read()
  const id = (await doors.form?.()) ?? ''
  await form({ care: { uk: 'Хімчистка', en: 'Dry clean' } }, 'iryna')
  const raised = sizes.map((one, index) => (index === 0 ? { ...one, weight_kg: 0.9 } : one))
  await form({ sizes: raised }, 'iryna')

  expect(await takeBack(id)).toMatchObject({ state: 'undone', restored: 1, left: 0, kept: [] })
  expect(await read()).toMatchObject({ preorder_on, care: { en: 'Dry clean' }, sizes: raised })
})

test('a field and a size that somebody else changed since are named, and left as they are', async () => {
  const { form, grid, read, takeBack } = await openDoors()
  const id = await grid({ uah: 4321, stock_by: 3 })
  const { sizes } = await read()
  await form(
    { sizes: sizes.map(one => ({ ...one, price: { uah: 9999, eur: null }, price_without_discount: null })) },
    'iryna',
  )

  expect(await takeBack(id)).toMatchObject({ restored: 0, left: 1, kept: [{ article, why: [`sizes ${size}`] }] })
  expect((await read()).sizes[1]?.price.uah).toBe(9999)
})

test('items that came and were sold since are not taken again: what is left goes, and the size is named', async () => {
  const { grid, read, takeBack, db } = await openDoors()
  const shelf = { available: 0, received: 0, sold: 0, holds: [] }
  await db.collection('stock').updateOne({ article, size }, { $set: shelf })
  const id = await grid({ stock_by: 5 })
  await db.collection('stock').updateOne({ article, size }, { $inc: { available: -3, sold: 3 } })

  expect(await takeBack(id)).toMatchObject({ kept: [{ article, why: [`stock ${size}`] }] })
  expect((await read()).stock.find(one => one.size === size)).toMatchObject({ available: 0, sold: 3 })
})

async function addThree() {
  const api = await openDoors()
  const stock = [{ size: '38 (M)', count: 4 }]
  const articles = ['burgundy', 'black', 'graphite'].map((color, index) => ({
    article: `NEW-${index + 1}`,
    color,
    height: null,
    stock,
  }))
  const { undo } = await addDress(api, { articles })
  const isThere = async (name: string) => (await api.db.collection('articles').countDocuments({ article: name })) > 0
  return { ...api, takeThemBack: () => api.takeBack(undo ?? ''), isThere }
}

test('new articles are deleted again with their shelves; what is in a cart or linked since is archived and named', async () => {
  const { db, sales, takeThemBack, isThere } = await addThree()
  await db.collection('bundles').updateOne({}, { $push: { recommendations: 'NEW-3' } } as never)
  sales.uses.push({ of: 'NEW-2', kind: 'cart', count: 1, places: [] })

  expect(await takeThemBack()).toMatchObject({
    restored: 1,
    left: 2,
    kept: ['NEW-2', 'NEW-3'].map(name => ({ article: name, why: ['archived'] })),
  })
  expect(await isThere('NEW-1')).toBe(false)
  expect(await db.collection('stock').countDocuments({ article: 'NEW-1' })).toBe(0)
  expect(await db.collection('articles').findOne({ article: 'NEW-2' })).toMatchObject({
    is_shown: false,
    archived: { by: 'iryna', was_shown: false },
  })
})

test('a new article that was shown since, and that nobody bought, is deleted; one that a colleague changed is archived', async () => {
  const { form, takeThemBack, isThere, db } = await addThree()
  await form({ care: { uk: 'Хімчистка', en: 'Dry clean' } }, 'iryna', 'NEW-2')
  await db.collection('articles').updateOne({ article: 'NEW-1' }, { $set: { is_shown: true, never_shown: false } })

  expect(await takeThemBack()).toMatchObject({ restored: 2, kept: [{ article: 'NEW-2', why: ['archived'] }] })
  expect(await isThere('NEW-1')).toBe(false)
  expect(await isThere('NEW-2')).toBe(true)
})

test('while the service of orders is away new articles are archived, as nobody knows whose cart holds them', async () => {
  const { sales, takeThemBack, isThere } = await addThree()
  sales.line.isAway = true

  expect((await takeThemBack()).kept.map(({ article }) => article)).toEqual(['NEW-1', 'NEW-2', 'NEW-3'])
  expect(await isThere('NEW-1')).toBe(true)
})

test.each([
  'goods-change-way-back-planned',
  'goods-change-begun',
  'goods-change-written',
  'goods-change-undone',
] as const)('a taking back that dies at %s goes on, and puts everything back once', async point => {
  const { grid, goods, takeBack, pass, service } = await openDoors()
  const before = await goods()
  const id = await grid({ uah: 4321, stock_by: 3 })
  const disarm = armFailpoint(point, () => {
    throw new Error('stopped')
  })
  await expect(takeBack(id)).rejects.toThrow('stopped')
  disarm()
  pass(60_000)
  await service.runJob('goods-changes')
  expect(await goods()).toEqual(before)
})

test('after an hour, or under another name, there is nothing to be taken back', async () => {
  const { doors, takeBack, pass } = await openDoors()
  const id = (await doors.form?.()) ?? ''
  pass(61 * 60_000)
  await expect(takeBack(id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(takeBack('no-such-change')).rejects.toMatchObject({ code: 'not_found' })
})
