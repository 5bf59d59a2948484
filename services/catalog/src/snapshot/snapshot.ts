import type { Category } from '@shop/contracts/categories'
import type { Variant } from '../articles/article.ts'
import type { Surroundings } from '../articles/product-view.ts'
import type { ListIndex } from '../store-list/list-index.ts'

/** The catalogue as it was at one version: what lists are answered from. MongoDB stays the truth. */
export type Snapshot = {
  version: number
  around: Surroundings
  /** Parents first. */
  categories: readonly Category[]
  variants: ReadonlyMap<string, readonly Variant[]>
  /** The name of the article at each place of the index. */
  articles: readonly string[]
  index: ListIndex
}
