import type { StoredArticle } from '../../articles/article.ts'
import type { FindOwners } from '../../articles/size-codes.ts'
import type { KnownNames } from '../../goods-rules/product-rules.ts'
import type { StockItem } from '../../stock/stock.ts'
import type { LastStated } from './stock-difference.ts'
import type { VariantKey, Variants } from './variants.ts'

/** What is known of an article when it is planned. */
export type Known = {
  names: KnownNames
  today: string
  stored: StoredArticle | null
  stock: readonly StockItem[]
  /** By size. */
  lastStated: ReadonlyMap<string, LastStated>
  /** Articles of a model in one colour and height, of the shop and of the same file. */
  variantsLike: (key: VariantKey) => Variants
  /** Who has a code, in the shop or by the same file. */
  ownersOf: FindOwners
  /** Pictures that the shop has fetched from these addresses before. */
  fetched: ReadonlyMap<string, string>
  /** Is there an uploaded picture of this name? */
  hasPicture: (name: string) => boolean
}
