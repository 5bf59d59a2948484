import type { ListedArticle } from '../articles/article.ts'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import type { StoredCategory } from '../categories/category-tree.ts'
import { byName, type Dictionaries } from '../dictionaries/dictionaries.ts'
import type { OrderedRepository } from '../dictionaries/ordered.repository.ts'
import type { StockRepository } from '../stock/stock.repository.ts'
import { buildSnapshot } from './build-snapshot.ts'
import type { Snapshot } from './snapshot.ts'

export type SnapshotSources = {
  articles: ArticlesRepository
  stock: StockRepository
  categories: OrderedRepository<StoredCategory>
  dictionaries: Dictionaries
}

/** What a snapshot is of; another one is due when any of them differs. */
export type SnapshotKey = { version: number; today: string; rate: number }

export async function loadSnapshot(sources: SnapshotSources, { version, today, rate }: SnapshotKey): Promise<Snapshot> {
  const { colors, collections, sizes, heights } = sources.dictionaries
  const [allColors, allCollections, allSizes, allHeights, categories, articles, shelves] = await Promise.all([
    colors.all(),
    collections.all(),
    sizes.all(),
    heights.all(),
    sources.categories.all(),
    collect(sources.articles.allShown()),
    sources.stock.allShelves(),
  ])
  const around = {
    today,
    rate,
    colors: byName(allColors),
    collections: byName(allCollections),
    sizes: byName(allSizes),
  }
  return buildSnapshot({ version, around, categories, heights: allHeights, articles, shelves })
}

async function collect(cursor: AsyncIterable<ListedArticle>): Promise<ListedArticle[]> {
  const articles: ListedArticle[] = []
  for await (const article of cursor) articles.push(article)
  return articles
}
