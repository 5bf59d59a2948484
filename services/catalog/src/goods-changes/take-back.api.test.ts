import { randomUUID } from 'node:crypto'
import { takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { changeModelSizesEndpoint } from '@shop/contracts/staff/goods/staff-model-sizes'
import { changeModelEndpoint, modelFormSchema, staffModelEndpoint } from '@shop/contracts/staff/goods/staff-models'
import { articleImagesEndpoint, changeImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { changeInBulkEndpoint } from '@shop/contracts/staff/goods/staff-product-bulk'
import { changeProductEndpoint, showProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { addDress, readProduct } from '../../test/new-dress.ts'
import { startApi } from '../../test/start-api.ts'

const article = 'DR-1042-BUR-R'
const sibling = 'DR-1042-BUR-L'
const model = 'wrap-dress'
const size = '36 (S)'

async function open() {
  const time = { now: Date.now() }
  const api = await startApi({ clock: { now: () => new Date(time.now) } })
  const { staff, db, service } = api
  const read = (name = article) => readProduct(api, name)
  const latest = async () => String((await db.collection('goods_changes').find().sort({ at: -1 }).toArray())[0]?._id)
  const form = async (fields: object, who = 'olha', name = article) => {
    const { revision } = await read(name)
    const { undo } = await staff.write(changeProductEndpoint, {
      who,
      params: { article: name },
      body: { ...fields, revision },
    })
    return undo ?? ''
  }
  const grid = async (cells: object) => {
    const { revision } = await read()
    const body = { articles: [{ article, revision, sizes: [{ size, ...cells }] }], reason: 'Перелік' }
    const asked = { who: 'olha', params: { model }, idempotencyKey: randomUUID(), body }
    return (await staff.write(changeModelSizesEndpoint, asked)).undo ?? ''
  }
  const doors: Record<string, () => Promise<string>> = {
    form: () => form({ preorder_on: '2099-01-01' }),
    grid: () => grid({ uah: 4321, stock_by: 3, preorder_limit: 5 }),
    'a size of the grid': () => grid({ uah: 4321, stock_by: -2 }),
    async model() {
      const { model: seen } = await staff.read(staffModelEndpoint, { params: { model } })
      const revisions = seen.articles.map(({ article, revision }) => ({ article, revision }))
      const body = { ...modelFormSchema.parse(seen), care: { uk: 'Інше', en: 'Other' }, revisions, overwrite: [] }
      return (await staff.write(changeModelEndpoint, { who: 'olha', params: { model }, body })).undo ?? ''
    },
    async show() {
      const body = { is_show: !(await read()).is_shown }
      return (await staff.write(showProductEndpoint, { who: 'olha', params: { article }, body })).undo ?? ''
    },
    async pictures() {
      time.now += 1
      const { product } = await staff.read(articleImagesEndpoint, { params: { article } })
      const images = product.images
        .toReversed()
        .map(({ name, shot, alt, focus = null }) => ({ name, shot, alt, focus }))
      const { pictures_revision } = product
      await staff.write(changeImagesEndpoint, { who: 'olha', body: { article, pictures_revision, images } })
      return latest()
    },
    async bulk() {
      const change = { do: 'price', how: 'percent', value: 10, keep_old: true } as const
      const body = { which: { by: 'articles' as const, articles: [article, sibling] }, change }
      const key = randomUUID()
      await staff.write(changeInBulkEndpoint, { who: 'olha', idempotencyKey: key, body })
      return key
    },
  }
  return {
    ...api,
    read,
    form,
    grid,
    doors,
    pass: (ms: number) => {
      time.now += ms
    },
    async takeBack(id: string) {
      const answer = await staff.write(takeBackChangeEndpoint, { who: 'iryna', params: { id } })
      await service.runJob('product-bulks')
      return answer
    },
    /** Goods as staff know them, without who changed them when. */
    async goods() {
      const products = await Promise.all([read(), read(sibling)])
      return products.map(({ revision: _, changed: __, ...product }) => product)
    },
  }
}
const names = ['form', 'grid', 'a size of the grid', 'model', 'show', 'pictures', 'bulk']

test('a change by each door is taken back, and everything is as before', async () => {
  const { doors, goods, takeBack } = await open()
  const before = await goods()
  for (const door of names) {
    const id = await doors[door]?.()
    expect([door, await goods()]).not.toEqual([door, before])
    await takeBack(id ?? '')
    expect([door, await goods()]).toEqual([door, before])
    // A second time changes nothing.
    expect((await takeBack(id ?? '')).change).toBe(null)
    expect(await goods()).toEqual(before)
  }
})

test.each([1, 2, 3])(
  'whatever sequence of changes by any doors (seed %s), all taken back, it is the beginning',
  async seed => {
    const { doors, goods, takeBack } = await open()
    const before = await goods()
    let state = seed * 7919
    const done: string[] = []
    for (let step = 0; step < 6; step += 1) {
      state = (state * 1103515245 + 12345) % 2147483648
      const door = names[state % names.length] ?? ''
      done.push((await doors[door]?.()) ?? '')
    }
    for (const id of done.toReversed().filter(id => id !== '')) await takeBack(id)
    expect(await goods()).toEqual(before)
  },
)

test('what somebody else said of another field since stays, and does not stand in the way', async () => {
  const { doors, form, read, takeBack } = await open()
  const { sizes, preorder_on } = await read()
  const id = (await doors.form?.()) ?? ''
  await form({ care: { uk: 'Хімчистка', en: 'Dry clean' } }, 'iryna')
  const raised = sizes.map((one, index) => (index === 0 ? { ...one, weight_kg: 0.9 } : one))
  await form({ sizes: raised }, 'iryna')

  expect(await takeBack(id)).toMatchObject({ state: 'undone', restored: 1, left: 0, kept: [] })
  expect(await read()).toMatchObject({ preorder_on, care: { en: 'Dry clean' }, sizes: raised })
})

test('a field and a size that somebody else changed since are named, and left as they are', async () => {
  const { form, grid, read, takeBack } = await open()
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
  const { grid, read, takeBack, db } = await open()
  const shelf = { available: 0, received: 0, sold: 0, holds: [] }
  await db.collection('stock').updateOne({ article, size }, { $set: shelf })
  const id = await grid({ stock_by: 5 })
  await db.collection('stock').updateOne({ article, size }, { $inc: { available: -3, sold: 3 } })

  expect(await takeBack(id)).toMatchObject({ kept: [{ article, why: [`stock ${size}`] }] })
  expect((await read()).stock.find(one => one.size === size)).toMatchObject({ available: 0, sold: 3 })
})

test('new articles that were never shown go again, one that was shown is hidden and named', async () => {
  const api = await open()
  const stock = [{ size: '38 (M)', count: 4 }]
  const articles = ['NEW-1', 'NEW-2'].map((name, index) => ({
    article: name,
    color: index ? 'black' : 'burgundy',
    height: null,
    stock,
  }))
  const { undo } = await addDress(api, { articles })
  await api.db.collection('articles').updateOne({ article: 'NEW-2' }, { $set: { is_shown: true, never_shown: false } })

  expect(await api.takeBack(undo ?? '')).toMatchObject({
    restored: 1,
    left: 1,
    kept: [{ article: 'NEW-2', why: ['hidden'] }],
  })
  await expect(api.read('NEW-1')).rejects.toMatchObject({ code: 'not_found' })
  expect(await api.db.collection('stock').countDocuments({ article: 'NEW-1' })).toBe(0)
  expect(await api.read('NEW-2')).toMatchObject({ is_shown: false })
})

test.each([
  'goods-change-way-back-planned',
  'goods-change-begun',
  'goods-change-written',
  'goods-change-undone',
] as const)('a taking back that dies at %s goes on, and puts everything back once', async point => {
  const { grid, goods, takeBack, pass, service } = await open()
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
  const { doors, takeBack, pass } = await open()
  const id = (await doors.form?.()) ?? ''
  pass(61 * 60_000)
  await expect(takeBack(id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(takeBack('no-such-change')).rejects.toMatchObject({ code: 'not_found' })
})
