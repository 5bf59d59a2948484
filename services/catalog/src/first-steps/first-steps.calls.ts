import { internalCatalogStepsEndpoint } from '@shop/contracts/staff/storefront/staff-first-steps'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import type { StoredCategory } from '../categories/category-tree.ts'
import type { OrderedRepository } from '../dictionaries/ordered.repository.ts'
import type { StoredShop } from '../dictionaries/shops.routes.ts'
import type { HomeRepository } from '../home/home.repository.ts'
import type { ShopDetailsRepository } from '../shop-details/shop-details.repository.ts'
import type { StockRepository } from '../stock/stock.repository.ts'

type Sources = {
  articles: ArticlesRepository
  categories: OrderedRepository<StoredCategory>
  home: HomeRepository
  shops: OrderedRepository<StoredShop>
  shopDetails: ShopDetailsRepository
  stock: StockRepository
}

/** What of a new shop's goods is there: the back office leads to what is missing. */
export function addFirstStepCalls(
  internal: InternalCalls,
  { articles, categories, home, shops, shopDetails, stock }: Sources,
): void {
  handleInternal(internal, internalCatalogStepsEndpoint, async () => {
    const [all, { any, preorder, pictured, shown }, hasStock, page, allShops, details] = await Promise.all([
      categories.all(),
      articles.milestones(),
      stock.hasReceived(),
      home.read(),
      shops.live(),
      shopDetails.findStored(),
    ])
    const isHomeMade = page !== null && page.slider.length + page.blocks.length > 0
    const hasCategory = all.some(({ special, is_archived }) => !special && !is_archived)
    const canSell = any && (hasStock || preorder)
    return {
      category: hasCategory,
      product: canSell,
      pictures: pictured,
      shown,
      home: isHomeMade,
      shops: allShops.length > 0,
      seller: details !== null,
    }
  })
}
