import { randomUUID } from 'node:crypto'
import { takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { changeModelSizesEndpoint } from '@shop/contracts/staff/goods/staff-model-sizes'
import { changeModelEndpoint, modelFormSchema, staffModelEndpoint } from '@shop/contracts/staff/goods/staff-models'
import { articleImagesEndpoint, changeImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { changeInBulkEndpoint } from '@shop/contracts/staff/goods/staff-product-bulk'
import { changeProductEndpoint, showProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { readProduct } from './new-dress.ts'
import { startApi } from './start-api.ts'

export const article = 'DR-1042-BUR-R'
const sibling = 'DR-1042-BUR-L'
const model = 'wrap-dress'
export const size = '36 (S)'

/** The doors of a change of goods, each as staff use it; each answers what its change can be taken back by. */
export async function openDoors() {
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
export const doorNames = ['form', 'grid', 'a size of the grid', 'model', 'show', 'pictures', 'bulk']
