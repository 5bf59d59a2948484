import { productByArticleEndpoint } from '@shop/contracts/catalog/products'
import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { changeProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { commandsOf } from '../../test/commands-of.ts'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
const article = 'DR-1042-BUR-R'
const who = 'olha'

const read = async ({ staff }: Api, name = article) =>
  (await staff.read(staffGoodsEndpoint, { params: { article: name } })).product

async function change(api: Api, changed: object, name = article) {
  const { revision } = await read(api, name)
  return api.staff.write(changeProductEndpoint, { who, params: { article: name }, body: { ...changed, revision } })
}
const inShop = async ({ get }: Api, name = article) => get(`${productByArticleEndpoint.path}?article=${name}`)

test('a saved price is on the product page at once and in the lists with the next refresh', async () => {
  const api = await startApi()
  await inShop(api)
  const { sizes } = await read(api)
  const cheaper = sizes.map(size => ({ ...size, price: { uah: 999, eur: null }, price_without_discount: null }))

  const { product, change: entry } = await change(api, { sizes: cheaper })

  expect([product.revision, product.changed?.by]).toEqual([1, who])
  // What is the same as before is not copied.
  expect(entry).toEqual({
    action: 'product_change',
    subject: article,
    before: { sizes },
    after: { sizes: cheaper },
  })
  expect((await inShop(api)).body.product.sizes[0].price).toEqual({ uah: 999, eur: 23 })
  await api.refresh()
  const { body } = await api.get('/api/products/get-by/filters?sort="price_asc"&limit=1')
  expect(body.list[0].article).toBe(article)
})

test('a new title is found by the search, and a moved product in its new category', async () => {
  const api = await startApi()
  await change(api, { title: { uk: 'Кімоно', en: 'Kimono' }, category: 'skirts' })
  await api.refresh()

  const { body } = await api.get(`/api/products/search?query=${encodeURIComponent('"Кімоно"')}`)
  expect(JSON.stringify(body)).toContain(article)
  const skirts = await api.get('/api/products/get-by/filters?categories=["skirts"]&limit=100')
  expect(skirts.body.list.map((card: { article: string }) => card.article)).toContain(article)
})

test('who changes what somebody else has changed since is told who, when and which fields, and nothing is lost', async () => {
  const api = await startApi()
  const { revision, care, color } = await read(api)
  await change(api, { care: { uk: 'Прати вручну', en: 'Hand wash' } })
  const mine = { care: { uk: 'Хімчистка', en: 'Dry clean' }, color: 'black' }
  const save = (fields: object) =>
    api.staff.write(changeProductEndpoint, { who: 'iryna', params: { article }, body: { ...fields, revision } })

  const conflict = { code: 'changed_meanwhile', details: { revision: 1, by: who, fields: ['care'] } }
  await expect(save({ ...mine, was: { care, color } })).rejects.toMatchObject(conflict)
  expect((await read(api)).care.en).toBe('Hand wash')
  // Who does not say what was there is told of every field.
  await expect(save(mine)).rejects.toMatchObject({ details: { fields: ['care', 'color'] } })
})

test('a field that the other did not touch is saved, and so is one that both say alike', async () => {
  const api = await startApi()
  const { revision, care, preorder_on } = await read(api)
  const theirs = { uk: 'Прати вручну', en: 'Hand wash' }
  await change(api, { care: theirs })

  const body = { preorder_on: '2099-01-01', care: theirs, was: { preorder_on, care }, revision }
  const { product, change: entry } = await api.staff.write(changeProductEndpoint, { who, params: { article }, body })
  expect(product).toMatchObject({ preorder_on: '2099-01-01', care: theirs, revision: 2 })
  expect(entry).toMatchObject({ before: { preorder_on }, after: { preorder_on: '2099-01-01' } })
})

test('a form that breaks a rule of the shop is refused by field', async () => {
  const api = await startApi()
  const { sizes } = await read(api)

  await expect(change(api, { category: 'raincoats' })).rejects.toMatchObject({
    code: 'validation',
    details: { fields: { category: 'unknown' } },
  })
  await expect(change(api, { sizes: sizes.slice(0, 1) })).rejects.toMatchObject({
    details: { fields: { sizes: 'size_in_stock' } },
  })
  await expect(change(api, { height: '170-177' })).rejects.toMatchObject({
    details: { fields: { color: 'variant_exists' } },
  })
  await expect(change(api, { title: { uk: 'Сукня', en: '' } })).rejects.toMatchObject({
    code: 'not_ready',
    details: { lacks: ['title_en'] },
  })
  await expect(read(api, 'NO-SUCH')).rejects.toMatchObject({ code: 'not_found' })
})

test('what is sold in advance follows the day and the limits of the form', async () => {
  const api = await startApi()
  const { sizes } = await read(api)
  const limited = sizes.map(size => ({ ...size, preorder_limit: 2 }))
  const { product } = await change(api, { preorder_on: '2099-01-01', sizes: limited })

  expect(product.stock.map(({ preorder_limit }) => preorder_limit)).toEqual(sizes.map(() => 2))
  expect((await change(api, { preorder_on: null })).product.preorder_on).toBe(null)
})

/** Everything is other than before: names, prices and limits of all sizes, and one more size. */
async function changedAll(api: Api) {
  const name = 'One size'
  await api.db.collection('sizes').insertOne({ name, short_name: name, order: 7 })
  const { sizes } = await read(api)
  return {
    model: 'DR-1099',
    category: 'skirts',
    color: 'black',
    title: { uk: 'Кімоно', en: 'Kimono' },
    sizes: [...sizes, { ...sizes[0], name }].map(size => ({
      ...size,
      price: { uah: 999, eur: null },
      price_without_discount: null,
      preorder_limit: 2,
    })),
  }
}

test('saving a product asks the database seven times at most, whatever changes and however many sizes it has', async () => {
  const api = await startApi()
  const save = (changed: object, revision: number) =>
    commandsOf(api.db, () =>
      api.staff.write(changeProductEndpoint, { who, params: { article }, body: { ...changed, revision } }),
    )

  expect(await save({ care: { uk: 'Прати вручну', en: 'Hand wash' } }, 0)).toHaveLength(6)
  expect(await save(await changedAll(api), 1)).toHaveLength(7)

  const { stock, model } = await read(api)
  expect(model).toBe('DR-1099')
  expect(stock.map(({ size, preorder_limit }) => [size, preorder_limit]).at(-1)).toEqual(['One size', 2])
})

test('the saved product is answered as it is read afterwards', async () => {
  const api = await startApi()
  const { product } = await change(api, await changedAll(api))

  expect(product).toEqual(await read(api))
})

test.each(['goods-change-begun', 'goods-change-written'] as const)(
  'a process that dies at %s leaves no list on the old price: a job goes on with the save',
  async point => {
    const time = { now: Date.now() }
    const clock = { now: () => new Date(time.now) }
    const api = await startApi({ clock })
    const other = await startApi({ db: api.db, clock })
    for (const copy of [api, other]) await inShop(copy)
    const cheapest = '/api/products/get-by/filters?sort="price_asc"&limit=1'
    const findCheapest = async (copy: Api) => (await copy.get(cheapest)).body.list[0]
    const changed = await changedAll(api)
    const disarm = armFailpoint(point, () => {
      throw new Error('stopped')
    })
    await expect(change(api, changed)).rejects.toThrow('stopped')
    disarm()

    time.now += 60_000
    await other.service.runJob('goods-changes')
    for (const copy of [api, other]) await copy.refresh()

    for (const copy of [api, other]) {
      expect(await findCheapest(copy)).toMatchObject({ article, title: { uk: 'Кімоно' } })
      expect((await inShop(copy)).body.product.sizes[0].price).toEqual({ uah: 999, eur: 23 })
      const query = { category: 'skirts', 'search[article]': article }
      const { products } = await copy.staff.read(staffProductsEndpoint, { query })
      expect(products[0]?.price).toEqual({ uah: 999, eur: 23 })
    }
    expect((await read(api)).stock.map(({ preorder_limit }) => preorder_limit)).toEqual(changed.sizes.map(() => 2))
    expect(await commandsOf(api.db, () => other.service.runJob('goods-changes'))).not.toContain('update versions')
  },
)

test('what a save left open is brought to its end by the next one', async () => {
  const time = { now: Date.now() }
  const api = await startApi({ clock: { now: () => new Date(time.now) } })
  await inShop(api)
  const disarm = armFailpoint('goods-change-written', () => {
    throw new Error('stopped')
  })
  await expect(change(api, { title: { uk: 'Кімоно', en: 'Kimono' } })).rejects.toThrow('stopped')
  disarm()

  time.now += 60_000
  await change(api, { care: { uk: 'Прати вручну', en: 'Hand wash' } })
  await api.refresh()

  const { body } = await api.get(`/api/products/search?query=${encodeURIComponent('"Кімоно"')}`)
  expect(JSON.stringify(body)).toContain(article)
})
