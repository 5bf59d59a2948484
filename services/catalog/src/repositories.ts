import { createListFiles } from '@shop/service-kit/list-files/list-files.repository'
import type { Db } from 'mongodb'
import { createArticlesRepository } from './articles/articles.repository.ts'
import { createBundlesRepository } from './bundles/bundles.repository.ts'
import type { StoredCategory } from './categories/category-tree.ts'
import { createDictionaries } from './dictionaries/dictionaries.ts'
import { createOrderedRepository } from './dictionaries/ordered.repository.ts'
import type { StoredShop } from './dictionaries/shops.routes.ts'
import { createFormerChanges } from './goods-changes/former-changes.ts'
import { createGoodsChanges } from './goods-changes/goods-changes.repository.ts'
import { createKnownNamesRepository } from './goods-rules/known-names.repository.ts'
import { createHomeRepository } from './home/home.repository.ts'
import { createShopDetailsRepository } from './shop-details/shop-details.repository.ts'
import { createUploadsRepository } from './staff-pictures/uploads.repository.ts'
import { createStockRepository } from './stock/stock.repository.ts'
import { createCatalogueVersionRepository } from './storage/catalogue-version.repository.ts'

/** What several words of the catalogue read and change; every other collection is known to its module alone. */
export function createRepositories(db: Db) {
  const indexed = {
    uploads: createUploadsRepository(db),
    listFiles: createListFiles(db),
    articles: createArticlesRepository(db),
    stock: createStockRepository(db),
    goodsChanges: createGoodsChanges(db),
    bundles: createBundlesRepository(db),
    categories: createOrderedRepository<StoredCategory>(db, 'categories', 'name'),
    shops: createOrderedRepository<StoredShop>(db, 'shops', 'id'),
  }
  const dictionaries = createDictionaries(db)
  return {
    ...indexed,
    dictionaries,
    formerChanges: createFormerChanges(db),
    knownNames: createKnownNamesRepository(db),
    home: createHomeRepository(db),
    shopDetails: createShopDetailsRepository(db),
    version: createCatalogueVersionRepository(db),

    async createIndexes(): Promise<void> {
      for (const repository of Object.values({ ...indexed, ...dictionaries })) await repository.createIndexes()
    },
  }
}
