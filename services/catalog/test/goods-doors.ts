import { randomUUID } from 'node:crypto'
import { takeGoodsEndpoint } from '@shop/contracts/staff/exchange/goods-exchange'
import { changeGoodsMappingEndpoint, goodsExchangeEndpoint } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { changeModelSizesEndpoint } from '@shop/contracts/staff/goods/staff-model-sizes'
import { changeModelEndpoint, modelFormSchema } from '@shop/contracts/staff/goods/staff-models'
import { articleImagesEndpoint, changeImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { changeInBulkEndpoint } from '@shop/contracts/staff/goods/staff-product-bulk'
import { changeProductEndpoint, showProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import {
  changeProductModelParamsEndpoint,
  orderProductRecommendationsEndpoint,
} from '@shop/contracts/staff/goods/staff-recommendations'
import { changeStockEndpoint } from '@shop/contracts/staff/goods/staff-stock'
import { goodsRemoving } from '@shop/contracts/staff/removing/removing'
import type { StoredArticle } from '../src/articles/article.ts'
import { mapping } from './goods-of-1c.ts'
import { importCalls } from './import-calls.ts'
import { addDress, readModelOf, readProduct } from './new-dress.ts'
import { startApi } from './start-api.ts'

export const article = 'DR-1042-BUR-R'
const sibling = 'DR-1042-BUR-L'
const model = 'wrap-dress'
export const size = '36 (S)'

/** Goods that the shop lacks, as Shopify writes them. */
const shopifyFile = [
  'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price',
  'shopify-dress,Shopify dress,<p>Linen</p>,Size,36 (S),SHOP-DRESS,400,3,2100',
  'shopify-dress,,,,38 (M),SHOP-DRESS,400,2,2100',
].join('\n')

/** The doors of a change of goods, each as staff use it; each answers what its change can be taken back by. */
export async function openDoors() {
  const time = { now: Date.now() }
  const api = await startApi({ clock: { now: () => new Date(time.now) } })
  const { staff, db, service } = api
  const imports = importCalls(api)
  const made = { count: 0 }
  const storedOf = async (article: string) => {
    const found = await db.collection<StoredArticle>('articles').findOne({ article })
    if (!found) throw new Error(`${article} is gone`)
    return found
  }
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
  const importFile = async (text: string) => {
    time.now += 1
    const { import: planned } = await imports.read(text, { collection: 'autumn-winter-2026', color: 'black' })
    await imports.step(planned.id, 'apply')
    // A second time it says nothing new.
    return planned.counts.created + planned.counts.changed > 0 ? planned.id : ''
  }
  const doors: Record<string, () => Promise<string>> = {
    form: () => form({ preorder_on: '2099-01-01' }),
    grid: () => grid({ uah: 4321, stock_by: 3, preorder_limit: 5, barcode: '4006381333931', own_code: 'WRAP-36' }),
    'a size of the grid': () => grid({ uah: 4321, stock_by: -2 }),
    async stock() {
      const idempotencyKey = randomUUID()
      const body = {
        changes: [
          { size, by: -1 },
          { size: '38 (M)', by: 2 },
        ],
        reason: 'Перелік',
      }
      await staff.write(changeStockEndpoint, { who: 'olha', params: { article }, idempotencyKey, body })
      return idempotencyKey
    },
    async model() {
      const seen = await readModelOf(api, article)
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
    async 'who wears it'() {
      time.now += 1
      const { model_params: worn } = await storedOf(article)
      const model_params = {
        ...(worn ?? { chest_cm: 84, waist_cm: 62, hips_cm: 90, wears_size: size }),
        height_cm: 171,
      }
      if (worn?.height_cm === 171) model_params.height_cm = 172
      const asked = { who: 'olha', params: { article }, body: { model_params } }
      return (await staff.write(changeProductModelParamsEndpoint, asked)).undo ?? ''
    },
    async recommendations() {
      const { recommendations } = await storedOf(article)
      const wanted = ['CO-2014-CAM-R', 'SK-7022-GRC-R'].filter(name => recommendations[0] !== name).slice(0, 1)
      const body = { recommendations: wanted }
      return (
        (await staff.write(orderProductRecommendationsEndpoint, { who: 'olha', params: { article }, body })).undo ?? ''
      )
    },
    async archive() {
      time.now += 1
      const { archived } = await storedOf(sibling)
      const things = { kind: 'article' as const, names: [sibling] }
      if (archived) await staff.write(goodsRemoving.restore, { who: 'olha', body: things })
      else await staff.write(goodsRemoving.archive, { who: 'olha', body: { ...things, leads_to: null } })
      return latest()
    },
    async 'new articles'() {
      made.count += 1
      const articles = [{ article: `MADE-${made.count}`, color: 'black', height: null, stock: [{ size, count: 4 }] }]
      return (await addDress(api, { model: `made-${made.count}`, articles })).undo ?? ''
    },
    async bulk() {
      const change = { do: 'price', how: 'percent', value: 10, keep_old: true } as const
      const body = { which: { by: 'articles' as const, articles: [article, sibling] }, change }
      const key = randomUUID()
      await staff.write(changeInBulkEndpoint, { who: 'olha', idempotencyKey: key, body })
      return key
    },
    import: () => importFile(`article;size;title_uk;price_uah;stock\n${article};${size};Імпортована;4444;40\n`),
    shopify: () => importFile(shopifyFile),
    async '1c'() {
      time.now += 1
      const offer = { article, id: '1c-0001#36', characteristics: [{ name: 'Розмір', value: size }] }
      const offers = [{ ...offer, prices: [{ type: 'retail', price: '4 555' }], quantity: '30' }]
      const source = { exchange: 'exchange 1', at: '2026-11-21T10:00:00.000Z' }
      const batch = { key: randomUUID(), source, price_types: [], groups: [], goods: [], offers, untold_sales: [] }
      return (await api.internal.call(takeGoodsEndpoint, batch)).changed > 0 ? latest() : ''
    },
  }
  const { exchange } = await staff.read(goodsExchangeEndpoint)
  await staff.write(changeGoodsMappingEndpoint, { body: { ...mapping, revision: exchange.revision } })
  return {
    ...api,
    read,
    form,
    grid,
    doors,
    pass: (ms: number) => {
      time.now += ms
    },
    takeBack: (id: string) => staff.write(takeBackChangeEndpoint, { who: 'iryna', params: { id } }),
    /** What a process that died has left goes on. */
    async goOn() {
      for (const job of ['goods-changes', 'product-bulks', 'imports', 'import-changes', 'imports', 'goods-changes'])
        await service.runJob(job)
    },
    /** Goods as staff know them, without who changed them when. */
    async goods() {
      const products = await Promise.all([read(), read(sibling)])
      const [{ model_params, recommendations }, brought, news] = await Promise.all([
        storedOf(article),
        db.collection('articles').findOne({ title: { uk: 'Shopify dress', en: 'Shopify dress' } }),
        db.collection('articles').countDocuments({ article: /^MADE-/ }),
      ])
      const known = products.map(({ revision: _, changed: __, ...product }) => product)
      return [{ model_params, recommendations }, news, ...known, brought?.title]
    },
  }
}
export const doorNames = [
  ...[
    'form',
    'grid',
    'a size of the grid',
    'stock',
    'model',
    'show',
    'pictures',
    'who wears it',
    'recommendations',
    'archive',
    'new articles',
    'bulk',
  ],
  ...['import', 'shopify', '1c'],
]
