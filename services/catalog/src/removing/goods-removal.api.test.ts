import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { showProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { goodsRemoving } from '@shop/contracts/staff/removing/removing'
import { redirectsEndpoint } from '@shop/contracts/staff/storefront/staff-redirects'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { startApi } from '../../test/start-api.ts'

const regular = 'DR-1042-BUR-R'
const long = 'DR-1042-BUR-L'
const garment = ['DR-1042-BUR-R', 'DR-1042-BUR-L']

async function start() {
  const api = await startApi()
  const { staff, db, get } = api
  type Body = { kind?: 'article' | 'garment' | 'model'; leads_to?: string | null; typed?: string }
  const body = (names: readonly string[], { kind = 'article', leads_to = null, ...rest }: Body) => ({
    body: { kind, names, leads_to, ...rest },
  })
  const stored = (article: string) => db.collection('articles').findOne({ article }, { projection: { _id: 0 } })
  const found = async (query: object = {}) =>
    (await staff.read(staffProductsEndpoint, { query: { 'search[article]': 'DR-1042-BUR', ...query } })).products
  return {
    ...api,
    stored,
    uses: (names: string[], more: Body = {}) => staff.read(goodsRemoving.uses, body(names, more)),
    archive: (names: string[], more: Body = {}) => staff.write(goodsRemoving.archive, body(names, more)),
    restore: (names: string[], more: Body = {}) => staff.write(goodsRemoving.restore, body(names, more)),
    remove: (names: string[], more: Body = {}) =>
      staff.write(goodsRemoving.delete, body(names, { typed: '', ...more })),
    listed: async (query: object = {}) => (await found(query)).map(({ article }) => article).sort(),
    led: async (article: string) => (await get(`/api/redirects?from=/product/${article}`)).body,
    /** An article that nobody has ever bought, put aside or named. */
    async addFresh(article: string, about: object = {}) {
      const like = await stored(regular)
      const fresh = { ...like, article, model: 'fresh-model', recommendations: [], ...about }
      await db.collection('articles').insertOne(fresh)
      await db.collection('versions').updateOne({ _id: 'catalogue' as never }, { $inc: { version: 1 } })
      return article
    },
  }
}

test('a colour of a model that is archived leaves the shop and staff’s lists, is found by the filter, and comes back as it was', async () => {
  const { uses, archive, restore, listed, led, stored, get, refresh } = await start()
  const before = await stored(regular)
  const name = `${before?.model} ${before?.color}`
  const asked = await uses([name], { kind: 'garment' })
  expect(asked.things).toMatchObject([{ name, is_archived: false, covers: garment.toSorted() }])
  expect(asked.stops.archive).toEqual([])
  const [nearest] = asked.targets

  const done = await archive([name], { kind: 'garment', leads_to: nearest?.to ?? '' })
  expect(done.removed.toSorted()).toEqual(garment.toSorted())
  expect(done.change).toMatchObject({
    action: 'product_archive',
    subjects: done.removed,
    asked: { leads_to: nearest?.to },
  })
  await refresh()
  expect(await listed()).toEqual([])
  expect(await listed({ archived: '1' })).toEqual(garment.toSorted())
  for (const article of garment) expect(await led(article)).toMatchObject({ to: nearest?.to })
  const search = async () => JSON.stringify((await get('/api/products/get-by/filters?limit=100')).body)
  expect(await search()).not.toContain(regular)

  const back = await restore(done.removed)
  expect([back.restored, back.shown].map(names => names.toSorted())).toEqual(
    [garment, garment].map(names => names.toSorted()),
  )
  await refresh()
  expect(await listed()).toEqual(garment.toSorted())
  expect(await led(regular)).toMatchObject({ to: null })
  expect(await stored(regular)).toMatchObject({ ...before, archived: null, revision: 2, changed: { by: 'olena' } })
})

test('an archived article that leads nowhere says that it is gone, and is not shown by mistake', async () => {
  const { archive, led, staff } = await start()
  await archive([regular])

  expect(await led(regular)).toMatchObject({ to: null, gone: true })
  expect(await staff.read(redirectsEndpoint)).toMatchObject({
    redirects: [{ from: '/product/dr-1042-bur-r', gone: true }],
  })
  const show = staff.write(showProductEndpoint, { params: { article: regular }, body: { is_show: true } })
  await expect(show).rejects.toMatchObject({ code: 'not_ready', details: { lacks: ['archived'] } })
})

test('archiving twice changes nothing and stands in no log', async () => {
  const { archive } = await start()
  await archive([regular])

  expect(await archive([regular])).toMatchObject({ removed: [], change: null })
})

test.each([
  ['https://evil.example', 'redirect_path'],
  ['/nowhere', 'redirect_nowhere'],
  [`/product/${regular}`, 'redirect_nowhere'],
])('an address cannot lead to %s, and nothing is archived then', async (leads_to, why) => {
  const { archive, listed, led } = await start()

  await expect(archive(garment, { leads_to })).rejects.toMatchObject({ details: { fields: { leads_to: why } } })
  expect(await listed()).toEqual(garment.toSorted())
  expect(await led(regular)).toMatchObject({ to: null })
})

test('what an old address led to leads on while it is archived, and no longer', async () => {
  const { archive, restore, led, db } = await start()
  const old = {
    from: '/product/old',
    to: `/product/${regular}`,
    to_path: '/product/dr-1042-bur-r',
    by: 'olha',
    at: new Date(),
  }
  await db.collection('redirects').insertOne(old)
  await archive([regular], { leads_to: '/store?categories=dresses' })
  expect(await led('OLD')).toMatchObject({ to: '/store?categories=dresses' })

  await restore([regular])
  expect(await led('OLD')).toMatchObject({ to: `/product/${regular}` })
})

test('what names an article keeps it from being deleted, and is listed place by place', async () => {
  const { addFresh, uses, remove, sales, db, stored } = await start()
  const article = await addFresh('FRESH-1')
  const bundle = await db.collection('bundles').findOne({})
  await db.collection('bundles').updateOne({ _id: bundle?._id }, { $push: { products: article } as never })
  await db.collection('articles').updateOne({ article: long }, { $push: { recommendations: article } as never })
  await db.collection('home').updateMany({}, { $set: { 'slider.0.link': `/product/${article}` } })
  const item = { article, size: '36 (S)', available: 2, sold: 1, received: 3, holds: [], preorder_promised: 0 }
  await db.collection('stock').insertOne({ ...item, preorder_limit: null, preorder_holds: [], preorder_sold: 0 })
  sales.uses.push({ of: article, kind: 'order', count: 7, places: [{ name: '26-000001', title: null }] })

  const { stops } = await uses([article])
  const named = stops.delete.map(({ kind, count, places }) => [kind, count, places.map(({ name }) => name)])
  expect(named.toSorted()).toEqual([
    ['bundle', 1, [bundle?.article]],
    ['home', 1, []],
    ['order', 7, ['26-000001']],
    ['recommendation', 1, [long]],
    ['sold', 1, []],
    ['stock', 2, []],
  ])
  await expect(remove([article], { typed: article })).rejects.toMatchObject({
    code: 'in_use',
    details: { uses: stops.delete },
  })
  expect(await stored(article)).toMatchObject({ is_shown: true })
})

test('an article that nothing names is deleted once its name is typed, with its shelves; its address leads on', async () => {
  const { addFresh, remove, listed, led, stored, db } = await start()
  const article = await addFresh('FRESH-1')
  const item = { article, size: '36 (S)', available: 0, sold: 0, received: 0, holds: [], preorder_promised: 0 }
  await db.collection('stock').insertOne({ ...item, preorder_limit: null, preorder_holds: [], preorder_sold: 0 })

  await expect(remove([article], { typed: 'FRESH' })).rejects.toMatchObject({
    details: { fields: { typed: 'typed_name' } },
  })
  expect(await stored(article)).not.toBe(null)
  const { change } = await remove([article], { typed: 'fresh-1', leads_to: '/store' })
  expect(change).toMatchObject({ action: 'product_delete', subject: article, asked: { leads_to: '/store' } })
  expect(await stored(article)).toBe(null)
  expect(await db.collection('stock').countDocuments({ article })).toBe(0)
  expect(await listed({ 'search[article]': article })).toEqual([])
  expect(await listed({ 'search[article]': article, archived: '1' })).toEqual([])
  expect(await led(article)).toMatchObject({ to: '/store' })
  await expect(remove([article], { typed: article })).rejects.toMatchObject({ code: 'not_found' })
})

test('a model is deleted with all its colours, which may recommend each other; several things by how many they are', async () => {
  const { addFresh, remove, stored } = await start()
  await addFresh('FRESH-1', { recommendations: ['FRESH-2'] })
  await addFresh('FRESH-2', { color: 'black' })

  await expect(remove(['FRESH-1', 'FRESH-2'], { typed: 'FRESH-1' })).rejects.toMatchObject({ code: 'validation' })
  await remove(['fresh-model'], { kind: 'model', typed: 'fresh-model' })
  expect([await stored('FRESH-1'), await stored('FRESH-2')]).toEqual([null, null])
})

test('somebody who orders at the last moment keeps an article: it is in the shop again as it was', async () => {
  const { addFresh, remove, stored, sales, led } = await start()
  const article = await addFresh('FRESH-1')
  // The order comes while the article goes.
  const disarm = armFailpoint('goods-change-written', () => {
    disarm()
    sales.uses.push({ of: article, kind: 'order', count: 1, places: [] })
  })

  await expect(remove([article], { typed: article })).rejects.toMatchObject({ code: 'in_use' })
  expect(await stored(article)).toMatchObject({ is_shown: true, archived: null })
  expect(await led(article)).toMatchObject({ to: null })
})

test('nothing is deleted while the service of orders cannot say who ordered it', async () => {
  const { addFresh, remove, stored, sales } = await start()
  const article = await addFresh('FRESH-1')
  sales.calls.clear()

  await expect(remove([article], { typed: article })).rejects.toThrow()
  expect(await stored(article)).toMatchObject({ is_shown: true })
})

test('what there is not is not found, whatever it is', async () => {
  const { uses, archive, staff } = await start()

  await expect(uses(['NO-SUCH'])).rejects.toMatchObject({ code: 'not_found' })
  await expect(archive(['no-such'], { kind: 'model' })).rejects.toMatchObject({ code: 'not_found' })
  await expect(archive(['no such'], { kind: 'garment' })).rejects.toMatchObject({ code: 'not_found' })
  await expect(staff.read(staffGoodsEndpoint, { params: { article: 'NO-SUCH' } })).rejects.toMatchObject({
    code: 'not_found',
  })
})
