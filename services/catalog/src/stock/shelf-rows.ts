import { type Shelf, shelfOf } from '../articles/article.ts'
import { promisable, type StockItem } from './stock.ts'

/** As much of a stock item as a shelf needs. */
export type ShelfRow = Pick<StockItem, 'article' | 'size' | 'available' | 'preorder_limit' | 'preorder_promised'>

export const shelfFields = ['article', 'size', 'available', 'preorder_limit', 'preorder_promised'] as const

/** The shelves by article; an article without rows has none. */
export function toShelves(rows: readonly ShelfRow[]): Map<string, Shelf> {
  return toShelvesBy(Map.groupBy(rows, ({ article }) => article))
}

/** The shelves of rows that are put together by article already. */
export function toShelvesBy(byArticle: ReadonlyMap<string, readonly ShelfRow[]>): Map<string, Shelf> {
  return new Map([...byArticle].map(([article, sizes]) => [article, toShelf(sizes)]))
}

function toShelf(sizes: readonly ShelfRow[]): Shelf {
  const available = sizes.map(({ size, available }) => [size, available] as const)
  const limited = sizes.filter(({ preorder_limit }) => preorder_limit !== null)
  return limited.length > 0
    ? shelfOf(available, new Map(limited.map(item => [item.size, promisable(item)])))
    : shelfOf(available)
}
