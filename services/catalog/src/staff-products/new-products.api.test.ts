import { productByArticleEndpoint } from '@shop/contracts/catalog/products'
import {
  newProductsEndpoint,
  showProductEndpoint,
  staffProductEndpoint,
} from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
const article = 'DR-1042-BUR-R'
const who = 'olha'

const read = async ({ staff }: Api, name = article) =>
  (await staff.read(staffProductEndpoint, { params: { article: name } })).product

const inShop = async ({ get }: Api, name = article) => get(`${productByArticleEndpoint.path}?article=${name}`)

const newDress = {
  model: 'DR-9000',
  category: 'dresses',
  collection: 'autumn-winter-2026',
  title: { uk: 'Сукня «Ранок»', en: 'Morning dress' },
  description: { uk: '', en: '' },
  composition: { uk: '', en: '' },
  care: { uk: '', en: '' },
  sizes: ['36 (S)', '38 (M)'].map(name => ({
    name,
    price: { uah: 4990, eur: null },
    price_without_discount: null,
    weight_kg: 0.5,
    preorder_limit: 3,
  })),
  measurements: [],
  start_sale_date: null,
  preorder_on: null,
}
const add = (api: Api, changed: object = {}) =>
  api.staff.write(newProductsEndpoint, {
    who,
    body: {
      ...newDress,
      articles: ['160-167', '170-177'].map((height, index) => ({
        article: `DR-9000-BLK-${index}`,
        color: 'black',
        height,
      })),
      ...changed,
    },
  })

test('one form makes a dress in two heights: hidden, without stock, and shown once it has a picture', async () => {
  const api = await startApi()
  expect((await add(api)).articles).toEqual(['DR-9000-BLK-0', 'DR-9000-BLK-1'])

  const made = await read(api, 'DR-9000-BLK-0')
  expect(made).toMatchObject({ is_shown: false, revision: 1, lacks: ['picture'], variants: [{ height: '170-177' }] })
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

const openingStock = ['160-167', '170-177'].map((height, index) => ({
  article: `DR-9000-BLK-${index}`,
  color: 'black',
  height,
  stock: [{ size: '38 (M)', count: 4 + index }],
}))
const counts = async (api: Api, index: number) =>
  (await read(api, `DR-9000-BLK-${index}`)).stock.map(({ available }) => available)

test('a new dress has from the beginning what its form says, size by size and height by height', async () => {
  const api = await startApi()
  const { change: entry } = await add(api, { articles: openingStock, copy_of: article })

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
  const api = await startApi()
  const disarm = armFailpoint('new-products-written', () => {
    throw new Error('stopped')
  })
  await expect(add(api, { articles: openingStock })).rejects.toThrow()
  disarm()
  expect(await counts(api, 0)).toEqual([0, 0])

  await api.service.runJob('opening-stock')
  await api.service.runJob('opening-stock')

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

  await expect(add(api, { articles })).rejects.toMatchObject({ details: { fields: { 'articles.1.article': 'taken' } } })
  await expect(read(api, 'DR-9000-BLK-0')).rejects.toMatchObject({ code: 'not_found' })
})
