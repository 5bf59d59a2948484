import { kyivDay } from '@shop/calendar/kyiv-days'
import { homeEndpoint } from '@shop/contracts/catalog/home'
import { productsByFiltersEndpoint } from '@shop/contracts/catalog/products'
import { createApp } from '@shop/service-kit/app/create-app'
import type { Metrics } from '@shop/service-kit/app/metrics'
import { createLimits } from '@shop/service-kit/auth/limits'
import { addHealthCalls } from '@shop/service-kit/between-services/health.calls'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import { createLocalApi } from '@shop/service-kit/between-services/local-api'
import { createRoutes } from '@shop/service-kit/calls/routes'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import { createJobs } from '@shop/service-kit/process/jobs'
import { createLimiter } from '@shop/service-kit/process/limiter'
import type { Service } from '@shop/service-kit/process/service'
import { answersPing } from '@shop/service-kit/storage/mongo'
import { secretFor } from '@shop/service-kit/storage/secret.repository'
import type { Db } from 'mongodb'
import { addBackInStockRoutes, addStockAlertCalls } from './back-in-stock/back-in-stock.routes.ts'
import { addBundleRoutes } from './bundles/bundles.routes.ts'
import { addStaffBundleCalls } from './bundles/staff-bundles.routes.ts'
import { addCategoryRoutes } from './categories/categories.routes.ts'
import { addStaffCategoryCalls } from './categories/staff-categories.ts'
import { createAccount } from './clients/account.ts'
import { cachedEurRate } from './clients/eur-rate.ts'
import { addDictionaryRoutes, addStaffDictionaryCalls } from './dictionaries/dictionaries.routes.ts'
import { beginDictionaries } from './dictionaries/first-dictionaries-seed.ts'
import { addShopRoutes } from './dictionaries/shops.routes.ts'
import { addStaffShopCalls } from './dictionaries/staff-shops.ts'
import { addFirstStepCalls } from './first-steps/first-steps.internal.ts'
import { addGoodsExchangeCalls } from './goods-exchange/goods-exchange.internal.ts'
import { addHomeEditorCalls, addHomeRoutes } from './home/home.routes.ts'
import { createFileOpener } from './import/file/reading-process.ts'
import { addImportCalls } from './import/import.routes.ts'
import { createImportRunner } from './import/import-runner.ts'
import { createPictureFetcher, type FetchPicture } from './import/pictures/fetch-picture.ts'
import { jobsOf } from './jobs.ts'
import { addSearchRoutes, addStoreListRoutes } from './listing/listing.routes.ts'
import { addModelCalls } from './models/models.routes.ts'
import { addNewProductsCall } from './new-products/new-products.routes.ts'
import { createDrawingProcess } from './pictures/drawing-process.ts'
import { createPictureFiles } from './pictures/picture-files.ts'
import { addPictureRoutes } from './pictures/pictures.routes.ts'
import { wantedVariants } from './pictures/wanted-variants.ts'
import { createWarmUp } from './pictures/warm-up.ts'
import { createFolderStorage } from './ports/picture-storage/folder-storage.ts'
import type { PictureStorage } from './ports/picture-storage/picture-storage.ts'
import { addPreviewCalls } from './preview/previews.ts'
import { addArticleRoutes } from './product-page/articles.routes.ts'
import { createKnownArticles } from './product-page/known-articles.ts'
import { addProductExtrasCalls } from './product-page/product-extras.routes.ts'
import { createStockReader } from './product-page/read-stock-now.ts'
import { addRedirectRoutes } from './redirects/redirects.routes.ts'
import { createRepositories } from './repositories.ts'
import { addStockCalls, addStockMoveCalls } from './sellables/stock.internal.ts'
import { addShopDetailsCalls } from './shop-details/shop-details.routes.ts'
import { createLiveCatalogue } from './snapshot/live-catalogue.ts'
import { loadSnapshot, renewArticles } from './snapshot/load-snapshot.ts'
import { addGoodsOfDayCall } from './staff-day/goods-of-day.ts'
import { addStaffPictureCalls } from './staff-pictures/staff-pictures.routes.ts'
import { createUploadTaker } from './staff-pictures/take-upload.ts'
import { removeUnused } from './staff-pictures/unused-uploads.ts'
import { addBulkCalls } from './staff-products/bulk/bulk.routes.ts'
import { createBulkRunner } from './staff-products/bulk/bulk-runner.ts'
import { addModelSizesCalls } from './staff-products/grid/model-sizes.routes.ts'
import { createKnownProducts } from './staff-products/known-products.ts'
import { addStaffProductCalls } from './staff-products/staff-products.routes.ts'
import { followStock } from './stock/follow-stock.ts'
import { addStaffTextCalls } from './texts/staff-texts.ts'
import { addTextRoutes } from './texts/texts.routes.ts'

type CatalogDeps = {
  db: Db
  /** The same database over connections that only limits take; unset: `db`. */
  limitsDb?: Db
  /** Original pictures, `<name>.webp`. */
  imagesDir: string
  /** Where made pictures are kept; may be thrown away at any time. */
  cacheDir: string
  /** Where uploaded pictures are kept; unset: in a folder beside the made ones. */
  storage?: PictureStorage
  /** Hryvnias for one euro, in hundredths: asks the service that owns the rate. */
  rates: () => Promise<number>
  /** Who asks, and who sends emails, only the account service knows; who of the staff is written to, only the admin service. */
  account: InternalClient
  admin: InternalClient
  clock: Clock
  log: Log
  publicOrigin?: string | null
  trustedProxies?: number
  limitsFactor?: number
  metrics?: Metrics
  /** How long lists go without a look whether the database is ahead of them. */
  freshMs?: number
  /** How imports get the pictures that staff name. */
  fetchPicture?: FetchPicture
}

export type CatalogService = Service & {
  /** Makes the lists show what the database has now, instead of within a second. */
  refresh(): Promise<void>
  /** Runs a job now: for tests. */
  runJob(name: string): Promise<void>
}

export async function createCatalogService(deps: CatalogDeps): Promise<CatalogService> {
  const { db, clock, log, publicOrigin = null, trustedProxies = 0, limitsFactor = 1, metrics, freshMs = 1000 } = deps
  const repositories = createRepositories(db)
  await repositories.createIndexes()
  await beginDictionaries(repositories)
  const rate = cachedEurRate(deps.rates)
  const live = createLiveCatalogue({
    readKey: async mark => {
      const [{ version, articleChanges, recent }, stock] = await Promise.all([
        repositories.version.current(),
        followStock(repositories.stock, mark, performance.now()),
      ])
      return { version, articleChanges, recent, stock, today: kyivDay(clock.now()), rate: await rate() }
    },
    load: key => loadSnapshot(repositories, key),
    renew: (snapshot, key, articles) => renewArticles(repositories, snapshot, key, articles),
    log,
    freshMs,
  })
  const findAwaited = (articles: readonly string[]) =>
    repositories.articles.awaitedAmong(articles, kyivDay(clock.now()))
  const dependencies = { ...repositories, live, findAwaited }

  const drawing = createDrawingProcess()
  const limiter = createLimiter(2)
  const { uploads } = repositories
  const storage = deps.storage ?? createFolderStorage(`${deps.cacheDir}-uploaded`)
  const files = createPictureFiles(deps.imagesDir, deps.cacheDir, {
    draw: drawing.draw,
    limiter,
    uploads: { has: uploads.has, among: uploads.among, find: storage.find },
    onUnkept: problem => log.warn({ reason: problem }, 'a picture was sent, but could not be kept'),
  })
  const routes = createRoutes()
  const internal = createInternalCalls()
  addStoreListRoutes(routes, live)
  addSearchRoutes(routes, live)
  const page = { readStockNow: createStockReader(repositories), known: createKnownArticles(repositories.articles) }
  addArticleRoutes(routes, { ...dependencies, ...page })
  addBundleRoutes(routes, dependencies)
  addCategoryRoutes(routes, dependencies.categories)
  addDictionaryRoutes(routes, dependencies.dictionaries)
  addHomeRoutes(routes, dependencies.home)
  const editing = { ...dependencies, hasPicture: files.has }
  addHomeEditorCalls(internal, editing, clock)
  addPreviewCalls(internal, editing)
  addFirstStepCalls(internal, repositories)
  addShopRoutes(routes, internal, dependencies.shops)
  addTextRoutes(routes, dependencies)
  addShopDetailsCalls(routes, internal, { ...dependencies, clock })
  addRedirectRoutes(routes, internal, { ...dependencies, clock })
  const described = { db, clock, uses: repositories.articles, version: repositories.version }
  addStaffCategoryCalls(internal, described)
  addStaffDictionaryCalls(internal, described)
  addStaffShopCalls(internal, described)
  addStaffTextCalls(internal, repositories.texts, clock)
  addPictureRoutes(routes, files)
  addStockCalls(internal, dependencies)
  addStockMoveCalls(internal, dependencies)
  addProductExtrasCalls(internal, { ...dependencies, clock })
  addStaffBundleCalls(internal, { ...dependencies, clock })
  const knownProducts = createKnownProducts(repositories)
  const staffProducts = { ...repositories, knownProducts, rate, clock, log }
  addStaffProductCalls(internal, staffProducts)
  addGoodsOfDayCall(internal, staffProducts)
  // All that it does for itself is in the database, which has to answer.
  addHealthCalls(internal, 'catalog', async () => repositories.version.current().then(() => []))
  addModelSizesCalls(internal, staffProducts)
  addModelCalls(internal, staffProducts)
  addNewProductsCall(internal, staffProducts)
  const bulkRunner = createBulkRunner(staffProducts)
  addBulkCalls(internal, staffProducts, bulkRunner)
  const takeUpload = createUploadTaker({ uploads, storage, limiter, redraw: drawing.redraw, clock, log })
  const limits = await createLimits({ db: deps.limitsDb ?? db, clock, factor: limitsFactor })
  addStaffPictureCalls(internal, { ...dependencies, knownProducts, takeUpload, limits, clock })
  const fetchPicture = deps.fetchPicture ?? createPictureFetcher()
  const importing = { ...repositories, clock, log, takeUpload, fetchPicture, openFile: createFileOpener() }
  const importRunner = createImportRunner(importing)
  addImportCalls(internal, { ...importing, knownProducts, rate }, importRunner)
  addGoodsExchangeCalls(internal, importing)
  const alerting = {
    ...repositories,
    account: createAccount(deps.account),
    admin: deps.admin,
    limits,
    alertSecret: await secretFor(db, 'back-in-stock'),
    clock,
  }
  addBackInStockRoutes(routes, alerting)
  addStockAlertCalls(internal, { ...alerting, context: async () => (await live.current()).context })

  const api = createLocalApi([routes])
  const findVariants = async () => {
    const [{ home }, { list }] = await Promise.all([api.call(homeEndpoint), api.call(productsByFiltersEndpoint)])
    return wantedVariants(home, list)
  }
  const warmUp = createWarmUp({ files, findVariants, log })
  const removeUnusedPictures = () => removeUnused({ db, uploads, storage, clock, log }).then(files.forgetRemoved)
  const jobs = createJobs({
    db,
    clock,
    log,
    jobs: jobsOf({
      keepFresh: live.keepFresh,
      removeUnused: removeUnusedPictures,
      forgetRemoved: files.forgetRemoved,
      importRunner,
      bulkRunner,
      products: staffProducts,
      alerting,
    }),
  })

  const face = { name: 'catalog', log, routes: [routes], publicOrigin, trustedProxies }
  return {
    name: 'catalog',
    app: createApp(metrics ? { ...face, metrics } : face),
    routes: [routes],
    internal,
    ready: answersPing(db),
    async refresh() {
      await live.refresh()
    },
    // The store opens with a list of all garments. A large catalogue is read for longer than any call may take.
    async prepare() {
      await live.refresh()
      await api.call(productsByFiltersEndpoint)
      await knownProducts()
    },
    startJobs() {
      warmUp.start()
      jobs.start()
    },
    runJob: jobs.runNow,
    async close() {
      await Promise.all([warmUp.stop(), jobs.stop(), importRunner.stop(), bulkRunner.stop()])
      drawing.close()
    },
  }
}
