import { showProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { type Api, addDress, inBlack, inShop, newDress, readProduct } from '../../test/new-dress.ts'
import { startApi } from '../../test/start-api.ts'

const article = 'DR-1042-BUR-R'
const who = 'olha'

test('one form makes a dress in two heights: hidden, without stock, and shown once it has a picture', async () => {
  const api = await startApi()
  expect((await addDress(api)).articles).toEqual(['DR-9000-BLK-0', 'DR-9000-BLK-1'])

  const made = await readProduct(api, 'DR-9000-BLK-0')
  expect(made).toMatchObject({ is_shown: false, revision: 1, lacks: ['picture'] })
  expect(made.stock).toMatchObject([{ available: 0, preorder_limit: 3 }, { available: 0 }])
  expect((await inShop(api, 'DR-9000-BLK-0')).status).toBe(404)

  const show = (is_show: boolean) =>
    api.staff.write(showProductEndpoint, { who, params: { article: 'DR-9000-BLK-0' }, body: { is_show } })
  await expect(show(true)).rejects.toMatchObject({ code: 'not_ready', details: { lacks: ['picture'] } })
  const picture = { name: 'dr-1042-burgundy-front', shot: 'front', alt: newDress.title }
  await api.db.collection('articles').updateOne({ article: 'DR-9000-BLK-0' }, { $set: { pictures: [picture] } })
  const shown = await show(true)
  expect(shown.product).toMatchObject({ is_shown: true, revision: 2 })
  expect(shown.change).toMatchObject({
    action: 'product_show',
    subject: 'DR-9000-BLK-0',
    before: { is_shown: false },
    after: { is_shown: true },
  })
  expect((await show(true)).change).toBe(null)

  expect((await inShop(api, 'DR-9000-BLK-0')).status).toBe(200)
  expect((await show(false)).change).toMatchObject({ action: 'product_hide' })
  expect((await inShop(api, 'DR-9000-BLK-0')).status).toBe(404)
})

const openingStock = inBlack.map((one, index) => ({ ...one, stock: [{ size: '38 (M)', count: 4 + index }] }))
const counts = async (api: Api, index: number) =>
  (await readProduct(api, `DR-9000-BLK-${index}`)).stock.map(({ available }) => available)

test('a new dress has from the beginning what its form says, size by size and height by height', async () => {
  const api = await startApi()
  const { change: entry } = await addDress(api, { articles: openingStock, copy_of: article })

  expect(entry).toEqual({
    action: 'product_add',
    subject: 'DR-9000-BLK-0',
    subjects: ['DR-9000-BLK-0', 'DR-9000-BLK-1'],
    asked: { articles: openingStock, copy_of: article },
    after: newDress,
  })
  expect([await counts(api, 0), await counts(api, 1)]).toEqual([
    [0, 4],
    [0, 5],
  ])
  const query = { 'search[article]': 'DR-9000', sort: 'article' }
  const { products } = await api.staff.read(staffProductsEndpoint, { query })
  expect(products.map(({ stock }) => stock)).toEqual([4, 5])
})

test('what a new dress has from the beginning is not lost when the service stops before it is on the shelves', async () => {
  const time = { now: new Date('2026-11-21T10:00:00Z') }
  const api = await startApi({ clock: { now: () => time.now } })
  const disarm = armFailpoint('goods-change-written', () => {
    throw new Error('stopped')
  })
  await expect(addDress(api, { articles: openingStock })).rejects.toThrow()
  disarm()
  expect(await counts(api, 0)).toEqual([])

  time.now = new Date('2026-11-21T10:01:00Z')
  await api.service.runJob('goods-changes')
  await api.service.runJob('goods-changes')

  expect([await counts(api, 0), await counts(api, 1)]).toEqual([
    [0, 4],
    [0, 5],
  ])
})

test('of new articles all are made or none', async () => {
  const api = await startApi()
  const articles = [
    { article: 'DR-9000-BLK-0', color: 'black', height: null },
    { article, color: 'burgundy', height: null },
  ]

  await expect(addDress(api, { articles })).rejects.toMatchObject({
    details: { fields: { 'articles.1.article': 'taken' } },
  })
  await expect(readProduct(api, 'DR-9000-BLK-0')).rejects.toMatchObject({ code: 'not_found' })
})
