import {
  type SoldGoodsNow,
  salesScopeEndpoint,
  sizeCodesEndpoint,
  soldGoodsNowEndpoint,
} from '@shop/contracts/staff/goods/sold-goods'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import type { StockAlertsRepository } from '../back-in-stock/stock-alerts.repository.ts'
import type { StoredCategory } from '../categories/category-tree.ts'
import type { OrderedRepository } from '../dictionaries/ordered.repository.ts'
import type { StockRepository } from '../stock/stock.repository.ts'

export type SoldGoodsDeps = {
  articles: Pick<ArticlesRepository, 'variantsAmong' | 'namesAmong' | 'codedSizesOf'>
  categories: Pick<OrderedRepository<StoredCategory>, 'all'>
  stock: Pick<StockRepository, 'availableOf'>
  stockAlerts: Pick<StockAlertsRepository, 'waitingFor'>
}

/** What statistics of sales and sheets for packing ask of the catalogue. */
export function addSoldGoodsCalls(internal: InternalCalls, deps: SoldGoodsDeps): void {
  handleInternal(internal, salesScopeEndpoint, async ({ model, category }) => {
    const [variants, categories] = await Promise.all([
      model ? deps.articles.variantsAmong([model]) : [],
      category ? deps.categories.all() : [],
    ])
    return {
      articles: variants.map(({ article }) => article),
      categories: category ? withAllBelow(categories, category) : [],
    }
  })
  handleInternal(internal, soldGoodsNowEndpoint, async ({ articles }) => ({ goods: await goodsNow(deps, articles) }))
  handleInternal(internal, sizeCodesEndpoint, async ({ articles }) => ({
    sizes: await deps.articles.codedSizesOf(articles),
  }))
}

/** Sizes that were never on a shelf and that nobody waits for are left out. */
async function goodsNow(deps: SoldGoodsDeps, articles: readonly string[]): Promise<SoldGoodsNow[]> {
  if (articles.length === 0) return []
  const [names, shelves, waiting] = await Promise.all([
    deps.articles.namesAmong(articles),
    deps.stock.availableOf(articles),
    deps.stockAlerts.waitingFor(articles),
  ])
  const shelvesOf = Map.groupBy(shelves, shelf => shelf.article)
  const waitingFor = Map.groupBy(waiting, wish => wish.article)
  return names.map(({ article, title, color, height }) => {
    const available = new Map((shelvesOf.get(article) ?? []).map(({ size, available }) => [size, available]))
    const wished = new Map((waitingFor.get(article) ?? []).map(({ size, count }) => [size, count]))
    const sizes = [...new Set([...available.keys(), ...wished.keys()])].sort()
    return {
      article,
      title,
      color,
      height,
      sizes: sizes.map(size => ({ size, available: available.get(size) ?? 0, waiting: wished.get(size) ?? 0 })),
    }
  })
}

/** The category and all below it; an unknown one is just itself: goods may have been sold while it was there. */
function withAllBelow(categories: readonly StoredCategory[], name: string): string[] {
  const below = categories.filter(({ parent_category }) => parent_category === name)
  return [name, ...below.flatMap(child => withAllBelow(categories, child.name))]
}
