import type { Db } from 'mongodb'
import { createArticlesRepository } from './articles/articles.repository.ts'
import { createAnnouncementsRepository } from './back-in-stock/announcements.repository.ts'
import { createStockAlertsRepository } from './back-in-stock/stock-alerts.repository.ts'
import { createBundlesRepository } from './bundles/bundles.repository.ts'
import type { StoredCategory } from './categories/category-tree.ts'
import { createDictionaries } from './dictionaries/dictionaries.ts'
import { createOrderedRepository } from './dictionaries/ordered.repository.ts'
import type { StoredShop } from './dictionaries/shops.routes.ts'
import { createGoodsExchangeRepository } from './goods-exchange/goods-exchange.repository.ts'
import { createWaitingOffers } from './goods-exchange/waiting-offers.repository.ts'
import { createHomeRepository } from './home/home.repository.ts'
import { createImportsRepository } from './import/imports.repository.ts'
import { createLowStockNotices } from './low-stock/low-stock-notices.repository.ts'
import { createStockNowRepository } from './product-page/stock-now.repository.ts'
import { createRedirectsRepository } from './redirects/redirects.repository.ts'
import { createSellableArticles } from './sellables/sellable-articles.repository.ts'
import { createShopDetailsRepository } from './shop-details/shop-details.repository.ts'
import { createUploadsRepository } from './staff-pictures/uploads.repository.ts'
import { createBulksRepository } from './staff-products/bulk/bulks.repository.ts'
import { createJointChanges } from './staff-products/joint/joint-changes.repository.ts'
import { createKeyedStockChanges } from './staff-products/keyed-stock-changes.repository.ts'
import { createKnownNamesRepository } from './staff-products/known-names.repository.ts'
import { createStockRepository } from './stock/stock.repository.ts'
import { createCatalogueVersionRepository } from './storage/catalogue-version.repository.ts'
import { createTextsRepository } from './texts/texts.repository.ts'

export type Repositories = ReturnType<typeof createRepositories>

/** All collections of this service. */
export function createRepositories(db: Db) {
  const articles = createArticlesRepository(db)
  const bulks = createBulksRepository(db)
  const stock = createStockRepository(db)
  const keyedStockChanges = createKeyedStockChanges(db)
  const jointChanges = createJointChanges(db)
  const stockAlerts = createStockAlertsRepository(db)
  const announcements = createAnnouncementsRepository(db)
  const bundles = createBundlesRepository(db)
  const categories = createOrderedRepository<StoredCategory>(db, 'categories', 'name')
  const dictionaries = createDictionaries(db)
  const shops = createOrderedRepository<StoredShop>(db, 'shops', 'id')
  const redirects = createRedirectsRepository(db)
  const shopDetails = createShopDetailsRepository(db)
  const texts = createTextsRepository(db)
  const uploads = createUploadsRepository(db)
  const imports = createImportsRepository(db)
  const goodsExchange = createGoodsExchangeRepository(db)
  const waitingOffers = createWaitingOffers(db)
  const indexed = [
    redirects,
    texts,
    uploads,
    imports,
    goodsExchange,
    waitingOffers,
    bulks,
    articles,
    stock,
    keyedStockChanges,
    jointChanges,
    stockAlerts,
    announcements,
    bundles,
    categories,
    ...Object.values(dictionaries),
    shops,
  ]
  return {
    articles,
    uploads,
    imports,
    bulks,
    stock,
    keyedStockChanges,
    jointChanges,
    stockAlerts,
    announcements,
    lowStockNotices: createLowStockNotices(db),
    knownNames: createKnownNamesRepository(db),
    stockNow: createStockNowRepository(db),
    sellableArticles: createSellableArticles(db),
    bundles,
    categories,
    dictionaries,
    shops,
    goodsExchange,
    waitingOffers,
    home: createHomeRepository(db),
    redirects,
    shopDetails,
    texts,
    version: createCatalogueVersionRepository(db),

    async createIndexes(): Promise<void> {
      for (const repository of indexed) await repository.createIndexes()
    },
  }
}
