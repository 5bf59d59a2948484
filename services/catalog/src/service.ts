import { homeEndpoint } from '@shop/contracts/catalog/home'
import { productsByFiltersEndpoint } from '@shop/contracts/catalog/products'
import { bundleListFile } from '@shop/contracts/staff/goods/staff-bundles'
import { categoryListFile } from '@shop/contracts/staff/storefront/staff-categories'
import { createApp } from '@shop/service-kit/app/create-app'
import type { Metrics } from '@shop/service-kit/app/metrics'
import { createLimits } from '@shop/service-kit/auth/limits'
import { addHealthCalls } from '@shop/service-kit/between-services/health.calls'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import { createInternalClient, type InternalClient } from '@shop/service-kit/between-services/internal-client'
import { createLocalApi } from '@shop/service-kit/between-services/local-api'
import { createRoutes } from '@shop/service-kit/calls/routes'
import { addListFileCalls } from '@shop/service-kit/list-files/list-file.calls'
import type { Log } from '@shop/service-kit/log/log'
import { joinModules, type ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Clock } from '@shop/service-kit/process/clock'
import { createJobs } from '@shop/service-kit/process/jobs'
import type { Service } from '@shop/service-kit/service/service'
import { answersPing } from '@shop/service-kit/storage/mongo'
import { secretFor } from '@shop/service-kit/storage/secret.repository'
import type { Db } from 'mongodb'
import { openBackInStock } from './back-in-stock/open-back-in-stock.ts'
import { bundleList } from './bundles/bundle-list.ts'
import { bundleRoutes } from './bundles/bundles.routes.ts'
import { createLookComposer } from './bundles/compose-look-picture.ts'
import { addStaffBundleCalls } from './bundles/staff-bundles.calls.ts'
import { categoryRoutes } from './categories/categories.routes.ts'
import { categoryList } from './categories/category-list.ts'
import { addStaffCategoryCalls } from './categories/staff-categories.calls.ts'
import { createAccount } from './clients/account.ts'
import { cachedEurRate } from './clients/eur-rate.ts'
import { createSalesUsesClient } from './clients/sales-uses.ts'
import { beginDictionaries } from './dictionaries/first-dictionaries-seed.ts'
import { openDictionaries } from './dictionaries/open-dictionaries.ts'
import { addFirstStepCalls } from './first-steps/first-steps.calls.ts'
import { addGoodsChangeCalls } from './goods-changes/goods-changes.calls.ts'
import { openGoodsExchange } from './goods-exchange/open-goods-exchange.ts'
import { addHomeEditorCalls } from './home/home.calls.ts'
import { homeRoutes } from './home/home.routes.ts'
import { openImport } from './import/open-import.ts'
import { createPictureFetcher, type FetchPicture } from './import/pictures/fetch-picture.ts'
import { listingRoutes } from './listing/listing.routes.ts'
import { openLowStock } from './low-stock/open-low-stock.ts'
import { migrations } from './migrations/migrations.ts'
import { addModelCalls } from './models/models.calls.ts'
import { addNewProductsCalls } from './new-products/new-products.calls.ts'
import { openPictures } from './pictures/open-pictures.ts'
import { wantedVariants } from './pictures/wanted-variants.ts'
import { createWarmUp } from './pictures/warm-up.ts'
import { createFolderStorage } from './ports/picture-storage/folder-storage.ts'
import type { PictureStorage } from './ports/picture-storage/picture-storage.ts'
import { addPreviewCalls } from './preview/preview.calls.ts'
import { openProductPage } from './product-page/open-product-page.ts'
import { createLeadAway } from './redirects/lead-away.ts'
import { openRedirects } from './redirects/open-redirects.ts'
import { createRedirectsRepository } from './redirects/redirects.repository.ts'
import { createFindUsedArticles } from './removing/find-used-articles.ts'
import { openRemoving } from './removing/open-removing.ts'
import { createRepositories } from './repositories.ts'
import { openStock } from './sellables/open-stock.ts'
import { addShopDetailsCalls } from './shop-details/shop-details.calls.ts'
import { shopDetailsRoutes } from './shop-details/shop-details.routes.ts'
import type { LiveCatalogue } from './snapshot/live-catalogue.ts'
import { openLiveCatalogue } from './snapshot/open-live-catalogue.ts'
import { addGoodsOfDayCalls } from './staff-day/goods-of-day.calls.ts'
import { openStaffPictures } from './staff-pictures/open-staff-pictures.ts'
import { openStaffProducts } from './staff-products/open-staff-products.ts'
import { openTexts } from './texts/open-texts.ts'

type CatalogDeps = {
  db: Db
  /** The database over connections that only limits take; unset: `db`. */
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
  /** Knows what was ordered and put aside; without it nothing can be deleted. */
  cartCheckout?: InternalClient
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
  const { db, clock, log, publicOrigin = null, trustedProxies = 0, metrics } = deps
  const { modules, live, pictures, products, repositories } = await openModules(deps)
  const all = joinModules(modules)
  await all.createIndexes()
  await beginDictionaries(repositories)
  const routes = createRoutes()
  const internal = createInternalCalls()
  all.addRoutes(routes)
  all.addCalls(internal)
  // All that it does for itself is in the database, which has to answer.
  addHealthCalls(internal, 'catalog', async () => repositories.version.current().then(() => []))

  const api = createLocalApi([routes])
  const findVariants = async () => {
    const [{ home }, { list }] = await Promise.all([api.call(homeEndpoint), api.call(productsByFiltersEndpoint)])
    return wantedVariants(home, list)
  }
  const warmUp = createWarmUp({ files: pictures.files, findVariants, log })
  const jobs = createJobs({ db, clock, log, jobs: all.jobs })
  const face = { name: 'catalog', log, routes: [routes], publicOrigin, trustedProxies }
  return {
    name: 'catalog',
    app: createApp(metrics ? { ...face, metrics } : face),
    routes: [routes],
    internal,
    migrations,
    ready: answersPing(db),
    async refresh() {
      await live.refresh()
    },
    // The store opens with a list of all garments. A large catalogue is read for longer than any call may take.
    async prepare() {
      await live.refresh()
      await api.call(productsByFiltersEndpoint)
      await products.knownProducts()
    },
    startJobs() {
      warmUp.start()
      jobs.start()
    },
    runJob: jobs.runNow,
    async close() {
      await Promise.all([warmUp.stop(), jobs.stop(), all.close()])
      pictures.drawing.close()
    },
  }
}

/** The modules of the service: each is given what all goods share, and what others of them have opened. */
async function openModules(deps: CatalogDeps) {
  const { db, clock, log, admin, imagesDir, cacheDir, limitsFactor = 1, freshMs = 1000 } = deps
  const { storage = createFolderStorage(`${cacheDir}-uploaded`), fetchPicture = createPictureFetcher() } = deps
  const limits = await createLimits({ db: deps.limitsDb ?? db, clock, factor: limitsFactor })
  const alertSecret = await secretFor(db, 'back-in-stock')
  const repositories = createRepositories(db)
  const salesUses = createSalesUsesClient(deps.cartCheckout ?? createInternalClient({ calls: createInternalCalls() }))
  const findUsedArticles = createFindUsedArticles({ ...repositories, db, salesUses })
  const base = { ...repositories, db, clock, log, limits, findUsedArticles, rate: cachedEurRate(deps.rates) }
  const catalogue = openLiveCatalogue({ ...base, freshMs })
  const { live } = catalogue
  const goods = { ...base, live }
  const { has, among } = base.uploads
  const pictures = openPictures({ imagesDir, cacheDir, uploads: { has, among, find: storage.find }, log })
  const { files, drawing, limiter } = pictures
  const products = openStaffProducts(base)
  const edited = { ...goods, knownProducts: products.knownProducts, hasPicture: files.has }
  const drawn = { storage, limiter, redraw: drawing.redraw, forgetRemoved: files.forgetRemoved }
  const uploaded = openStaffPictures({ ...edited, ...drawn })
  const composeLook = createLookComposer({ ...base, storage, limiter, files, compose: drawing.compose })
  const brought = { ...edited, fetchPicture, takeUpload: uploaded.takeUpload }
  const imported = openImport(brought)
  const account = createAccount(deps.account)
  const context = async () => (await live.current()).context
  const redirects = createRedirectsRepository(db)
  const alerts = openBackInStock({ ...base, account, alertSecret, context })
  const longDoors = { bulk: products.bulks, import: imported.applying }
  const modules: ServiceModule[] = [
    repositories,
    catalogue,
    pictures,
    { routes: [listingRoutes(live)] },
    openProductPage(goods),
    {
      routes: [bundleRoutes(goods)],
      addCalls(internal) {
        addStaffBundleCalls(internal, { ...goods, composeLook })
        addListFileCalls(internal, bundleListFile, bundleList(goods), goods)
      },
    },
    {
      routes: [categoryRoutes({ ...base, shownCategories: () => categoriesIn(live) })],
      addCalls(internal) {
        addStaffCategoryCalls(internal, base)
        addListFileCalls(internal, categoryListFile, categoryList(base), base)
      },
    },
    openDictionaries(edited),
    { routes: [homeRoutes(base)], addCalls: internal => addHomeEditorCalls(internal, edited) },
    { routes: [shopDetailsRoutes(base.shopDetails)], addCalls: internal => addShopDetailsCalls(internal, base) },
    openTexts({ ...base, hasPicture: files.has }),
    openRedirects({ ...base, redirects }),
    openRemoving({ ...goods, composeLook, leadAway: createLeadAway({ ...base, redirects }), salesUses }),
    openStock({ ...goods, stockAlerts: alerts.stockAlerts }),
    products,
    uploaded,
    imported,
    openGoodsExchange({ ...brought, imports: imported.imports }),
    alerts,
    openLowStock({ ...base, admin }),
    {
      addCalls(internal) {
        addFirstStepCalls(internal, base)
        addPreviewCalls(internal, edited)
        addModelCalls(internal, base)
        addGoodsChangeCalls(internal, { ...base, stockAlerts: alerts.stockAlerts }, longDoors)
        addNewProductsCalls(internal, base)
        addGoodsOfDayCalls(internal, edited)
      },
    },
  ]
  return { modules, live, pictures, products, repositories }
}

/** Menus do not wait for the first reading of the catalogue: until then every category stands in them. */
function categoriesIn(live: Pick<LiveCatalogue, 'current'>): ReadonlySet<string> | undefined {
  const snapshot = live.current()
  if (!(snapshot instanceof Promise)) return snapshot.shownCategories
  snapshot.catch(() => undefined)
  return undefined
}
