import { internalCatalogStepsEndpoint } from '@shop/contracts/staff/storefront/staff-first-steps'
import { freshDatabase } from '@shop/testing/database'
import { startApi } from '../../test/start-api.ts'

const ask = (api: Awaited<ReturnType<typeof startApi>>) => api.internal.call(internalCatalogStepsEndpoint, {})

test('the demonstration has everything that a shop needs before it can sell', async () => {
  const everything = { category: true, product: true, pictures: true, shown: true, home: true, shops: true }
  expect(await ask(await startApi())).toEqual({ ...everything, seller: false })
})

test('each step is open until its thing is there', async () => {
  const api = await startApi({ db: await freshDatabase() })
  const articles = api.db.collection('articles')

  await articles.updateMany({}, { $set: { is_shown: false } })
  expect(await ask(api)).toMatchObject({ product: true, pictures: true, shown: false })
  await articles.updateMany({}, { $set: { pictures: [] } })
  expect(await ask(api)).toMatchObject({ product: true, pictures: false })
  await articles.updateMany({}, { $set: { preorder_on: null } })
  await api.db.collection('stock').updateMany({}, { $set: { available: 0, sold: 4 } })
  expect(await ask(api)).toMatchObject({ product: true })
  await api.db.collection('stock').updateMany({}, { $set: { received: 0 } })
  expect(await ask(api)).toMatchObject({ product: false })
  await articles.updateOne({}, { $set: { preorder_on: '2026-12-24' } })
  expect(await ask(api)).toMatchObject({ product: true })
  await articles.deleteMany({})
  // Nothing can be put into those that are left.
  await api.db.collection('categories').updateMany({ special: null }, { $set: { is_archived: true } })
  await api.db.collection('home').deleteMany({})
  await api.db.collection('shops').deleteMany({})
  await api.db.collection<{ _id: string }>('shop_details').insertOne({ _id: 'shop' })
  expect(await ask(api)).toMatchObject({ seller: true })
  await api.db.collection('shop_details').deleteMany({})
  const nothing = {
    category: false,
    product: false,
    pictures: false,
    shown: false,
    home: false,
    shops: false,
    seller: false,
  }
  expect(await ask(api)).toEqual(nothing)
})
