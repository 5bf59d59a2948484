import type { AnyEndpoint } from '@shop/contracts/endpoint'
import {
  exchangeUndosEndpoint,
  readyGoodsEndpoint,
  retryGoodsEndpoint,
  takeGoodsEndpoint,
} from '@shop/contracts/staff/exchange/goods-exchange'
import { pictureUseEndpoint } from '@shop/contracts/staff/exchange/goods-pictures'
import { changeGoodsMappingEndpoint, goodsExchangeEndpoint } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { internalChangeOutcomeEndpoint, takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { changeModelSizesEndpoint } from '@shop/contracts/staff/goods/staff-model-sizes'
import { type BulkWhich, bulksEndpoint, changeInBulkEndpoint } from '@shop/contracts/staff/goods/staff-product-bulk'
import { demonstrationDetails } from '@shop/contracts/texts/shop-details'
import { picturesFolder } from '@shop/demo-data/pictures'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { createLocalApi } from '@shop/service-kit/between-services/local-api'
import { silentLog } from '@shop/service-kit/log/log'
import { systemClock } from '@shop/service-kit/process/clock'
import { askStaff } from '@shop/testing/ask-staff'
import { freshDatabase } from '@shop/testing/database'
import { stubNotifiedStaff } from '@shop/testing/notified-staff'
import type { Db } from 'mongodb'
import { findScans, questionsOf } from '../test/asked-questions.ts'
import { createStockAlertsRepository } from './back-in-stock/stock-alerts.repository.ts'
import { takeBackChange } from './goods-changes/take-back-change.ts'
import { createImportsRepository, type ImportsRepository } from './import/imports.repository.ts'
import { createRepositories } from './repositories.ts'
import { seedCatalog } from './seed.ts'
import { type CatalogService, createCatalogService } from './service.ts'
import { reserveStock } from './stock/reserve-stock.ts'
import { releaseStock, sellStock } from './stock/settle-stock.ts'

/** Does the call read this word of a query, or would it refuse it as one it does not know? */
function takes({ query, jsonQuery }: AnyEndpoint, name: string, word: string): boolean {
  const refusal = query?.safeParse({ [name]: word }).error
  const isUnknown = refusal?.issues.some(({ code }) => code === 'unrecognized_keys') ?? false
  return query !== undefined && !jsonQuery && !isUnknown
}

const unseeded = [
  ['texts', 'about-us'],
  ['imports', 'one'],
  ['import_items', 'one'],
  ['import_parts', 'one'],
  ['import_said', 'one'],
  ['low_stock_notices', 'one'],
] as const

/** What the version before has left is read as a whole, once: next to nothing. */
const ofVersionBefore: readonly string[] = ['product_size_changes', 'product_bulks']

/** The plan of an empty collection says nothing. */
async function fillUnseeded(db: Db): Promise<void> {
  for (const [name, _id] of unseeded)
    await db
      .collection<{ _id: string; rows: [] }>(name)
      .updateOne({ _id }, { $setOnInsert: { rows: [] } }, { upsert: true })
}

/** What is asked while an import is read, applied and looked at. */
async function workOnImport(imports: ImportsRepository): Promise<void> {
  const now = new Date('2026-11-21T10:00:00Z')
  await imports.latest(10)
  await imports.fileOf('one')
  await imports.claim(['reading', 'applying'], 'holder', now, now)
  await imports.hold('one', 'holder', ['applying'], now)
  await imports.items({ import: 'one', state: 'waiting' }, { limit: 8 })
  await imports.items({ import: 'one', kind: 'refused' }, { limit: 8 })
  await imports.items({ import: 'one', pictures_state: 'waiting' }, { limit: 3 })
  await imports.articlesOf('one', 100)
  await imports.statedOf(['DR-1042-BUR-R'])
  await imports.retryPictures('one')
}

/** What is asked while a change of many articles is made, looked at and undone. */
async function workOnBulk(service: CatalogService): Promise<void> {
  const internal = createInternalClient({ calls: service.internal })
  const id = '7b1de6a2-5f0c-4d57-8e59-0f8f2b1f4c11'
  const which: BulkWhich = { by: 'articles', articles: ['DR-1042-BUR-R'] }
  const staff = askStaff(internal)
  await staff.write(changeInBulkEndpoint, { idempotencyKey: id, body: { which, change: { do: 'hide' } } })
  await staff.read(bulksEndpoint)
  await staff.write(takeBackChangeEndpoint, { params: { id } })
  await internal.call(internalChangeOutcomeEndpoint, { action: 'product_undo', id, who: 'olena' })
  await internal.call(exchangeUndosEndpoint, { exchanges: ['one'] })
}

/** What is asked while cells of a model are changed, and where a process that died left that to the job. */
async function workOnSizes(service: CatalogService, db: Db): Promise<void> {
  const staff = askStaff(createInternalClient({ calls: service.internal }))
  const { goodsChanges, articles } = createRepositories(db)
  const params = { model: 'wrap-dress' }
  const { product } = await staff.read(staffGoodsEndpoint, { params: { article: 'DR-1042-BUR-R' } })
  const { article, revision } = product
  const sizes = [
    { size: '36 (S)', uah: 4321, stock_by: 2 },
    { size: '38 (M)', preorder_limit: 3, stock_by: -1 },
  ]
  const body = { articles: [{ article, revision, sizes }], reason: 'Перелік' }
  await staff.write(changeModelSizesEndpoint, { params, body, idempotencyKey: 'sizes' })
  await staff.write(changeModelSizesEndpoint, { params, body, idempotencyKey: 'sizes' })
  const change = await goodsChanges.find('sizes')
  if (!change) throw new Error('the change was not kept')
  const rows = change.chunk?.rows ?? []
  await articles.writePlanned('other', rows, change)
  await articles.writePlanned('other', rows, { ...change, of: 'pictures' })
  await articles.writePlanned('other', [{ article: 'NONE', revision: 1, fields: {}, removes: true }], change)
  const free = { holder: null, now: change.at, until: change.at }
  await goodsChanges.claim({ about: change.about }, free)
  await goodsChanges.claim('short', free)
  await service.runJob('goods-changes')
  await goodsChanges.refuse(change)
  const findUsedArticles = async () => new Set<string>()
  await takeBackChange(
    { ...createRepositories(db), clock: systemClock, findUsedArticles },
    { id: 'sizes', who: 'olena' },
  )
}

/** What is asked while a size comes back that somebody waits for, and while the emails go out. */
async function workOnAlerts(service: CatalogService, db: Db): Promise<void> {
  const size = { article: 'DR-1042-BUR-R', size: '38 (M)' }
  const stockAlerts = createStockAlertsRepository(db)
  const now = new Date()
  for (const id of ['one', 'two']) {
    await stockAlerts.ask({ ...size, id, email: `${id}@example.com`, locale: 'uk' }, now, now)
    await stockAlerts.confirm(id, now)
  }
  await stockAlerts.addProved({ ...size, id: 'three', email: 'three@example.com', locale: 'uk' }, now)
  await stockAlerts.demandFor(size.article)
  await stockAlerts.waitingFor([size.article])
  await service.runJob('stock-alerts')
  await stockAlerts.withDueEmail(10)
  await stockAlerts.recordHandedOver('one', now)
  await stockAlerts.putBack('one', now)
  await stockAlerts.ofMailbox('one@example.com')
}

/** What is asked while 1C tells of goods. */
async function workOnGoodsOf1c(service: CatalogService): Promise<void> {
  const internal = createInternalClient({ calls: service.internal })
  const [article, id] = ['DR-1042-BUR-R', '1c-0001']
  const offer = { id: `${id}#38 (M)`, article, characteristics: [], prices: [], quantity: '20' }
  const [name, unknown] = ['Розмір', 'Розмір M']
  const waiting = { ...offer, id: `${id}#a`, characteristics: [{ name, value: unknown }] }
  const staff = askStaff(internal)
  const { exchange: before } = await staff.read(goodsExchangeEndpoint)
  await staff.write(changeGoodsMappingEndpoint, { body: { ...before.mapping, size: name, revision: before.revision } })
  await internal.call(takeGoodsEndpoint, {
    key: 'file 1',
    source: { exchange: 'exchange 1', at: '2026-11-21T10:00:00.000Z' },
    price_types: [{ id: 'retail', title: 'Роздрібна', currency: 'UAH' }],
    groups: [],
    goods: [{ id, article, title: 'Сукня', description: '', groups: [] }],
    offers: [offer, waiting],
    untold_sales: [],
  })
  const { exchange } = await staff.read(goodsExchangeEndpoint)
  const values = [{ kind: 'size' as const, value: unknown, name: '38 (M)' }]
  await staff.write(changeGoodsMappingEndpoint, { body: { ...exchange.mapping, values, revision: exchange.revision } })
  const { ready } = await internal.call(readyGoodsEndpoint, {})
  await internal.call(pictureUseEndpoint, { name: 'a.jpg' })
  await internal.call(retryGoodsEndpoint, { key: ready?.key ?? '', untold_sales: [] })
}

/** What is asked while sizes fall to the limit of low stock. */
async function workOnLowStock(service: CatalogService, db: Db): Promise<void> {
  const size = { article: 'DR-1042-BUR-R', size: '38 (M)' }
  const { stock } = createRepositories(db)
  await service.runJob('low-stock')
  await stock.unmark([size])
  await db.collection('stock').updateOne(size, { $set: { is_ample: true, available: 1 } })
  await service.runJob('low-stock')
}

test('every call of the shop and of the checkout, every step of an import and of a change of many products, is answered through an index', async () => {
  const db = await freshDatabase()
  await seedCatalog(db)
  // Nothing is seeded here: a store that has never seen the collection has no plan for it.
  await fillUnseeded(db)
  await db.collection<{ _id: string }>('shop_details').insertOne({ _id: 'shop', ...demonstrationDetails })
  const questions = await questionsOf(db, async watched => {
    const service = await createCatalogService({
      db: watched,
      imagesDir: picturesFolder,
      cacheDir: '/nowhere',
      rates: async () => 4500,
      account: createInternalClient({ calls: createInternalCalls() }),
      admin: stubNotifiedStaff().client,
      clock: systemClock,
      log: silentLog,
    })
    // As each process does first: the whole catalogue is read for longer than a call may take on a busy machine.
    await service.prepare?.()
    const api = createLocalApi(service.routes)
    for (const { endpoint } of service.routes.flatMap(({ list }) => list)) {
      // What changes something is asked for below, by its flow.
      if (endpoint?.method !== 'GET') continue
      const article = endpoint.path.includes('bundles') ? 'BN-9001-CAM' : 'DR-1042-BUR-R'
      const known = { article, article_list: JSON.stringify([article]), query: 'сукня', from: '/old' }
      const words = Object.entries(known).filter(([name, word]) => takes(endpoint, name, word))
      const params = endpoint.path.includes(':page') ? { page: 'contacts' } : {}
      await api.call(endpoint, { params, query: Object.fromEntries(words) })
    }
    const order = '26-000001'
    const size = { size: '36 (S)', count: 1 }
    const items = [
      { article: 'DR-1042-BUR-R', ...size },
      { article: 'CO-2014-IVO-R', ...size, preorder: true },
    ]
    const repositories = createRepositories(watched)
    const findAwaited = (names: readonly string[]) => repositories.articles.awaitedAmong(names, '2026-11-21')
    const deps = { ...repositories, findAwaited }
    const until = new Date('2027-01-01T00:00:00Z')
    await reserveStock(deps, { order, items, until })
    await deps.stock.extend(order, items, until)
    await releaseStock(deps, order, items)
    await reserveStock(deps, { order, items, until })
    await sellStock(deps, order, items)
    await deps.stock.findItemsReservedPast(until)
    await repositories.articles.withOpeningStock()
    await repositories.articles.withFollowUp()
    await repositories.articles.ofModel('wrap-dress')
    await workOnImport(createImportsRepository(watched))
    await workOnBulk(service)
    await workOnSizes(service, watched)
    await workOnAlerts(service, watched)
    await workOnLowStock(service, watched)
    await workOnGoodsOf1c(service)
    await seedCatalog(watched)
  })

  expect(new Set(questions.map(({ collection }) => collection)).size).toBe(30)
  // The work has ended what waited in one of them.
  await fillUnseeded(db)
  const lasting = questions.filter(({ collection }) => !ofVersionBefore.includes(collection))
  expect(await findScans(db, lasting)).toEqual([])
})

test('a question without an index would be noticed', async () => {
  const db = await freshDatabase()
  await seedCatalog(db)

  expect(await findScans(db, [{ collection: 'articles', filter: { care: 'none' }, sort: {} }])).toHaveLength(1)
})
