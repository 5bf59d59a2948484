import type { Category } from '@shop/contracts/catalog/categories'
import type { ListedArticle, Shelf, Variant } from '../articles/article.ts'
import { colorLinks } from '../articles/color-links.ts'
import type { ProductContext } from '../articles/product-view.ts'
import type { ArticleSearch } from '../search/article-search.ts'
import type { ListEntry } from '../store-list/list-entry.ts'
import type { ListIndex } from '../store-list/list-index.ts'
import { toListEntry } from '../store-list/to-list-entry.ts'
import type { KnownValues } from '../store-list/values.ts'

/** What a snapshot is of. */
export type SnapshotKey = { version: number; articleChanges: number; today: string; rate: number }

/** What stays the same while only the shelves change. */
export type Frame = {
  context: ProductContext
  /** By name, parents first. */
  tree: ReadonlyMap<string, Category>
  known: KnownValues
  /** Categories that shown articles are in themselves. */
  shownCategories: ReadonlySet<string>
  variants: ReadonlyMap<string, readonly Variant[]>
}

/** The catalogue as it was at one moment: what lists are answered from. MongoDB stays the truth. */
export type Snapshot = Frame & {
  key: SnapshotKey
  /** Their names; the position of each is its position in the index. */
  articles: readonly string[]
  positions: ReadonlyMap<string, number>
  index: ListIndex
  search: ArticleSearch
}

export function entryIn({ context, tree, variants }: Frame, article: ListedArticle, shelf: Shelf): ListEntry {
  return toListEntry(context, tree, article, shelf, colorLinks(context, article, variants.get(article.model) ?? []))
}
