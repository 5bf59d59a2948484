import { EMPTY_SHELF, type ListedArticle } from '../articles/article.ts'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import type { StoredCategory } from '../categories/category-tree.ts'
import type { Dictionaries } from '../dictionaries/dictionaries.ts'
import type { OrderedRepository } from '../dictionaries/ordered.repository.ts'
import type { StockRepository } from '../stock/stock.repository.ts'
import { buildSnapshot, withEntries } from './build-snapshot.ts'
import { entryIn, type Snapshot, type SnapshotKey } from './snapshot.ts'

export type SnapshotSources = {
  articles: ArticlesRepository
  stock: StockRepository
  categories: OrderedRepository<StoredCategory>
  dictionaries: Dictionaries
}

export async function loadSnapshot(sources: SnapshotSources, key: SnapshotKey): Promise<Snapshot> {
  const { dictionaries } = sources
  const [categories, colors, collections, sizes, heights, articles, shelves] = await Promise.all([
    sources.categories.all(),
    dictionaries.colors.all(),
    dictionaries.collections.all(),
    dictionaries.sizes.all(),
    dictionaries.heights.all(),
    collect(sources.articles.allShown()),
    sources.stock.allShelves(),
  ])
  const details = sources.articles.allDetails()
  return buildSnapshot({ key, categories, colors, collections, sizes, heights, articles, details, shelves })
}

/** The snapshot with these articles read again: a size that sells out must not cost a read of all the others. */
export async function renewArticles(
  { articles, stock }: SnapshotSources,
  snapshot: Snapshot,
  key: SnapshotKey,
  names: readonly string[],
): Promise<Snapshot> {
  const [changed, shelves] = await Promise.all([articles.shownAmong(names), stock.shelvesOf(names)])
  const fresh = changed.map(article => entryIn(snapshot, article, shelves.get(article.article) ?? EMPTY_SHELF))
  return withEntries(snapshot, key, fresh)
}

async function collect(cursor: AsyncIterable<ListedArticle>): Promise<ListedArticle[]> {
  const articles: ListedArticle[] = []
  for await (const article of cursor) articles.push(article)
  return articles
}
