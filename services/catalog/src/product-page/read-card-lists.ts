import type { Product, ProductCard } from '@shop/contracts/catalog/products'
import { type Article, EMPTY_SHELF } from '../articles/article.ts'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import { colorLinks } from '../articles/color-links.ts'
import { offerIn, toCard, toProduct } from '../articles/product-view.ts'
import type { LiveCatalogue } from '../snapshot/live-catalogue.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { StockRepository } from '../stock/stock.repository.ts'

export type ProductDeps = { articles: ArticlesRepository; stock: StockRepository; live: LiveCatalogue }

type MakeView<View> = (
  context: Snapshot['context'],
  article: Article,
  offer: ReturnType<typeof offerIn>,
  colors: ReturnType<typeof colorLinks>,
) => View

/** Cards in the order asked; what is hidden or unknown is left out. Prices and stock are those of this moment. */
export function readCards(deps: ProductDeps, names: readonly string[]): Promise<ProductCard[]> {
  return readViews(deps, names, toCard)
}

/** All that product pages show, in the order asked; what is hidden or unknown is left out. */
export function readProducts(deps: ProductDeps, names: readonly string[]): Promise<Product[]> {
  return readViews(deps, names, toProduct)
}

/** Articles and shelves as the database has them now, each in the view that the caller makes of it. */
export async function readViews<View>(
  deps: ProductDeps,
  names: readonly string[],
  toView: MakeView<View>,
  find = deps.articles.shownAmong,
): Promise<View[]> {
  // An article without siblings needs no read at all.
  if (names.length === 0) return []
  const [{ context, variants }, found, shelves] = await Promise.all([
    deps.live.current(),
    find(names),
    deps.stock.shelvesOf(names),
  ])
  const byName = new Map(found.map(article => [article.article, article]))
  return [...new Set(names)].flatMap(name => {
    const article = byName.get(name)
    if (!article) return []
    const offer = offerIn(context, article, shelves.get(name) ?? EMPTY_SHELF)
    return [toView(context, article, offer, colorLinks(context, article, variants.get(article.model) ?? []))]
  })
}
