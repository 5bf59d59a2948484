import { previewBundleEndpoint, previewProductEndpoint } from '@shop/contracts/staff/storefront/staff-preview'
import { startApi } from '../../test/start-api.ts'

const article = 'DR-1042-BUR-R'
const ofProduct = `/api/products/get-by/model-by-article?article=${article}`

test('a hidden article can be looked at by staff and by nobody else', async () => {
  const { db, get, staff, service } = await startApi()
  const shown = (await get(ofProduct)).body
  await db.collection('articles').updateOne({ article }, { $set: { is_shown: false } })
  await db.collection<{ _id: string }>('versions').updateOne({ _id: 'catalogue' }, { $inc: { version: 1 } })
  await service.refresh()

  const { product, siblings } = await staff.read(previewProductEndpoint, { params: { article } })

  expect((await get(ofProduct)).status).toBe(404)
  expect(product).toEqual(shown.product)
  expect(siblings).toEqual(shown.siblings)
  const unknown = staff.read(previewProductEndpoint, { params: { article: 'XX-0000' } })
  await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
})

test('a hidden bundle, or one with a hidden item, can be looked at whole', async () => {
  const { db, get, staff } = await startApi()
  const [{ article: bundle }] = (await get('/api/bundles/all')).body.bundles
  const ofBundle = `/api/bundles/get-by/model-by-article?article=${bundle}`
  const { products } = (await get(ofBundle)).body
  await db.collection('bundles').updateOne({ article: bundle }, { $set: { is_shown: false } })
  await db.collection('articles').updateOne({ article: products[0].article }, { $set: { is_shown: false } })

  const preview = await staff.read(previewBundleEndpoint, { params: { article: bundle } })

  expect((await get(ofBundle)).status).toBe(404)
  expect(preview.bundle.article).toBe(bundle)
  expect(preview.products.map(({ article }) => article)).toEqual(
    products.map(({ article }: { article: string }) => article),
  )
})
