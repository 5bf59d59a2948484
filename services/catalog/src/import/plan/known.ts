import type { KnownNames } from '../../staff-products/product-rules.ts'
import type { StoredArticle } from '../../staff-products/staff-row.ts'
import type { StockItem } from '../../stock/stock.ts'
import type { Variants } from './judge-form.ts'
import type { LastSaid } from './stock-difference.ts'

/** What is known of an article when it is planned. */
export type Known = {
  names: KnownNames
  today: string
  stored: StoredArticle | null
  stock: readonly StockItem[]
  /** By size. */
  said: ReadonlyMap<string, LastSaid>
  /** Others of its model, those of the same file too. */
  variants: Variants
  /** Pictures that the shop has fetched from these addresses before. */
  fetched: ReadonlyMap<string, string>
  /** Is there an uploaded picture of this name? */
  hasPicture: (name: string) => boolean
}
