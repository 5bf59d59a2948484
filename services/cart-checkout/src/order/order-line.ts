import { ShopError } from '@shop/contracts/errors'
import type { Text } from '@shop/contracts/texts/text'
import type { Price } from '@shop/money/money'

/** A line as it was agreed upon: later edits of the catalogue never reach it. Amounts in minor units. */
export type OrderLine = {
  article: string
  size: string
  count: number
  bundle: string | null
  title: Text
  /** What its colour was called. */
  color?: Text
  /** In centimetres, as `160-167`. */
  height?: string | null
  picture: string | null
  category: string
  collection: string
  list_price: Price
  current_price: Price
  bundle_percent: number | null
  weight_kg: number | null
  /** The day from which it ships, when it was sold in advance. */
  preorder: string | null
  /** Of a pre-order: items that have come for it, and items that it does not wait for any more. */
  arrived?: number
  let_go?: number
  /** In the order's currency. */
  list: number
  unit: number
  sum: number
  own_discount: number
  in_base: boolean
  discount_share: number
  /** What one item and its share of the discount came to by hryvnia prices, which the loyalty programme counts. */
  uah: { unit: number; discount_share: number }
}

/** Sums of the order in its currency, minor units. */
export type OrderSums = {
  subtotal: number
  discount: number
  discount_percent: number
  discount_kind: 'none' | 'loyalty' | 'auto' | 'promo' | 'staff'
  birthday_percent: number
  birthday_discount: number
  promo_discount: number
  delivery: number
  total: number
  weight: number
  /** The goods by hryvnia prices, which the loyalty programme counts. */
  uah: { subtotal: number; goods: number }
}

/** The delivery by hryvnia prices, in kopiyky: the same share of the goods in hryvnias as of the goods in the order's currency. */
export function deliveryInHryvnias({ subtotal, delivery, uah }: OrderSums): number {
  return subtotal === 0 ? 0 : Math.round((delivery * uah.subtotal) / subtotal)
}

/** What everybody sees of a line who may see its order. */
export function orderedLineOf({ article, size, bundle, title, color, height, picture, count }: OrderLine) {
  return { article, size, bundle, title, color, height, picture, count }
}

type NamedLine = { article: string; size: string; bundle: string | null }

/** The quantity of one line of an order; the same size may stand in it alone and in a bundle. */
export type LineCount = NamedLine & { count: number }

export function isSameLine(one: NamedLine, other: NamedLine): boolean {
  return one.article === other.article && one.size === other.size && one.bundle === other.bundle
}

/** The quantity of the line in the list. */
export function countOf(list: readonly LineCount[], line: NamedLine): number {
  return list.filter(named => isSameLine(named, line)).reduce((sum, { count }) => sum + count, 0)
}

/** The lines of an order with the quantities that `countFor` gives, without those that come to none. */
export function countPerLine(lines: readonly OrderLine[], countFor: (line: OrderLine) => number): LineCount[] {
  return lines
    .map(line => ({ article: line.article, size: line.size, bundle: line.bundle, count: countFor(line) }))
    .filter(({ count }) => count > 0)
}

/** A line of which the shelf holds less than was wanted. */
export type ShortLine = { article: string; size: string; requested: number; available: number }

export function outOfStock(lines: readonly ShortLine[]): ShopError {
  return new ShopError('out_of_stock', { lines })
}

/** Items of one size to reserve; those marked `preorder` are promised in advance instead of taken off the shelf. */
export type StockItem = { article: string; size: string; count: number; preorder?: true }
/** How many items of a size are to be reserved, and how many stay where not all of them are there. */
export type ResizedItem = StockItem & { was: number }
type Ordered = Omit<StockItem, 'preorder'> & { preorder?: string | null }

/** The items to reserve: equal sizes summed, in (article, size) order, so that two orders never wait for each other. */
export function itemsOf(lines: readonly Ordered[]): StockItem[] {
  const sums = new Map<string, StockItem>()
  for (const { article, size, count, preorder } of lines) {
    const key = `${article} ${size}${preorder ? ' in advance' : ''}`
    const item = { article, size, count: count + (sums.get(key)?.count ?? 0) }
    sums.set(key, preorder ? { ...item, preorder: true } : item)
  }
  return [...sums.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item)
}

/** What is bought, as one string that does not depend on the order of the lines. */
export function linesKey(lines: readonly Ordered[]): string {
  return itemsOf(lines)
    .map(({ article, size, count }) => `${article} ${size} ${count}`)
    .join('; ')
}
