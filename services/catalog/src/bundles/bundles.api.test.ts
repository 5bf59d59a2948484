import {
  allBundlesEndpoint,
  type BundleCard,
  bundleByArticleEndpoint,
  bundleProductsEndpoint,
} from '@shop/contracts/catalog/bundles'
import { Collection } from 'mongodb'
import { startApi } from '../../test/start-api.ts'
import { createCatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => expect(api.errors).toEqual([]))

const bundleUrl = (article: string) => `/api/bundles/get-by/model-by-article?article=${article}`
const piecesUrl = (article: string) => `/api/bundles/get-by/products-by-article?article=${article}`
const allUrl = (query = '') => `/api/bundles/all${query}`

async function allBundles(query = ''): Promise<BundleCard[]> {
  return allBundlesEndpoint.result.parse((await api.get(allUrl(query))).body).bundles
}

/** As everybody who writes goods does: lists are read again, and the row of bundles with them. */
async function noteChange() {
  await createCatalogueVersionRepository(api.db).bump()
  await api.refresh()
}

/** Does the work with some rows of a collection changed, then puts them back. */
async function whileChanged(collection: string, filter: object, change: object, back: object, work: () => unknown) {
  await api.db.collection(collection).updateMany(filter, { $set: change })
  await noteChange()
  await work()
  await api.db.collection(collection).updateMany(filter, { $set: back })
  await noteChange()
}

describe('a bundle', () => {
  test('comes with its items in their order and with the other heights of the same garments', async () => {
    const { status, body } = await api.get(bundleUrl('BN-9001-CAM'))
    const { bundle, products, other_heights } = bundleByArticleEndpoint.result.parse(body)

    expect(status).toBe(200)
    expect(bundle).toMatchObject({ model: 'first-frost', bundle_discount_percent: 10, is_new: true })
    expect(products.map(({ article }) => article)).toEqual(['CO-2014-CAM-R', 'DR-1042-BUR-R'])
    expect(other_heights.map(({ article }) => article)).toContain('DR-1042-BUR-L')
    expect(other_heights.every(({ color }) => ['camel', 'burgundy'].includes(color.name))).toBe(true)
  })

  test('has no field that only staff may see', async () => {
    const { body } = await api.get(bundleUrl('BN-9001-CAM'))

    expect(body.bundle).not.toHaveProperty('is_shown')
  })

  test('leads to the same bundle in another colour', async () => {
    const twin = { ...(await api.db.collection('bundles').findOne({ article: 'BN-9001-CAM' })), article: 'BN-9001-BLK' }
    await api.db.collection('bundles').insertOne({ ...twin, _id: undefined } as object)

    const { body } = await api.get(bundleUrl('BN-9001-CAM'))
    await api.db.collection('bundles').deleteOne({ article: 'BN-9001-BLK' })

    expect(body.siblings.map(({ article }: BundleCard) => article)).toEqual(['BN-9001-BLK'])
  })

  test('with a hidden item is not found', async () => {
    const item = { article: 'CO-2014-CAM-R' }
    await whileChanged('articles', item, { is_shown: false }, { is_shown: true }, async () => {
      expect((await api.get(bundleUrl('BN-9001-CAM'))).body.error.code).toBe('not_found')
      expect((await api.get(piecesUrl('BN-9001-CAM'))).status).toBe(404)
      expect((await allBundles()).map(({ article }) => article)).not.toContain('BN-9001-CAM')
    })
  })

  test('that is hidden is not found', async () => {
    await whileChanged('bundles', { article: 'BN-9002-GRC' }, { is_shown: false }, { is_shown: true }, async () => {
      expect((await api.get(bundleUrl('BN-9002-GRC'))).status).toBe(404)
    })
  })

  test.each([bundleUrl('BN-0000'), piecesUrl('BN-0000'), bundleUrl('DR-1042-BUR-R')])('%s is not found', async url => {
    const { status, body } = await api.get(url)
    expect([status, body.error.code]).toEqual([404, 'not_found'])
  })
})

test('the items of a bundle can be read alone', async () => {
  const { body } = await api.get(piecesUrl('BN-9003-GRA'))

  expect(bundleProductsEndpoint.result.parse(body).products).toHaveLength(3)
  expect(Object.keys(body).sort()).toEqual(['products', 'status'])
})

describe('the row of bundles', () => {
  test('says what each costs from, and what it costs apart', async () => {
    const coatAndDress = (await allBundles()).find(({ article }) => article === 'BN-9001-CAM')
    const { body } = await api.get(bundleUrl('BN-9001-CAM'))
    const apart = body.products.map(({ sizes }: { sizes: { price: { uah: number } }[] }) => sizes[0]?.price.uah ?? 0)
    const sum = apart[0] + apart[1]

    expect(coatAndDress).toMatchObject({ pieces: 2, in_stock: true })
    expect(coatAndDress?.price_without_discount?.uah).toBe(sum)
    expect(coatAndDress?.price.uah).toBe(Math.round(apart[0] * 0.9) + Math.round(apart[1] * 0.9))
  })

  test('has no old price where a bundle saves nothing', async () => {
    const soft = (await allBundles()).find(({ article }) => article === 'BN-9004-MOC')

    expect(soft?.price_without_discount).toBeNull()
  })

  test('shows new bundles first', async () => {
    const marks = (await allBundles()).map(({ is_new }) => is_new)

    expect(marks).toEqual([...marks].sort((one, other) => Number(other) - Number(one)))
  })

  test.each(['DR-1042-BUR-R', 'DR-1042-BUR-L'])('of a garment leads from %s to the bundles with it', async garment => {
    expect((await allBundles(`?piece=${garment}`)).map(({ article }) => article)).toEqual(['BN-9001-CAM'])
  })

  test('of a garment that belongs to none is empty', async () => {
    expect(await allBundles('?piece=DR-1042-BLK-R')).toEqual([])
    expect(await allBundles('?piece=XX-0000')).toEqual([])
  })

  test('says when an item cannot be had in any size and height', async () => {
    const coats = { article: { $regex: '^CO-2014-CAM' } }
    const shelves = await api.db.collection('stock').find(coats).toArray()
    await api.db.collection('stock').updateMany(coats, { $set: { available: 0 } })
    await noteChange()

    const sold = (await allBundles()).find(({ article }) => article === 'BN-9001-CAM')
    for (const { _id, available } of shelves)
      await api.db.collection('stock').updateOne({ _id }, { $set: { available } })
    await noteChange()

    expect(sold?.in_stock).toBe(false)
  })

  test('is read from the database once for all who ask for it, until something changes', async () => {
    await noteChange()
    const finding = jest.spyOn(Collection.prototype, 'find')
    const readings = () => finding.mock.contexts.filter(({ collectionName }) => collectionName === 'bundles').length

    await Promise.all([allBundles(), allBundles(), allBundles('?piece=DR-1042-BUR-R')])
    await allBundles()
    expect(readings()).toBe(1)
    await noteChange()
    await allBundles()

    expect(readings()).toBe(2)
    finding.mockRestore()
  })

  test('is sent compressed, and not again to who has it', async () => {
    const { headers } = await api.fetch(allUrl(), { headers: { 'accept-encoding': 'br' } })
    const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' }

    expect([headers.get('content-encoding'), headers.get('cache-control')]).toEqual(['br', 'no-cache'])
    expect((await api.fetch(allUrl(), { headers: known })).status).toBe(304)
  })
})

test.each([
  [bundleUrl(''), 'article'],
  [bundleUrl('bn-9001'), 'article'],
  [bundleUrl("A'||1==1"), 'article'],
  [piecesUrl('A'.repeat(33)), 'article'],
  [allUrl('?piece='), 'piece'],
  [allUrl('?piece=drop%20table'), 'piece'],
])('%s is refused with the field', async (url, field) => {
  const { status, body } = await api.get(url)
  expect([status, body.error.code, Object.keys(body.error.fields)]).toEqual([400, 'validation', [field]])
})

test.each([
  '/api/bundles/get-by/model-by-article',
  '/api/bundles/get-by/model-by-article?article[$ne]=1',
  '/api/bundles/get-by/products-by-article?article=BN-9001-CAM&article=BN-9002-GRC',
  '/api/bundles/all?piece[$gt]=',
])('%s is refused', async url => {
  expect((await api.get(url)).status).toBe(400)
})
