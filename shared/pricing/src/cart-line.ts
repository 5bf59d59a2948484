import type { Price } from '@shop/money/money'

/** One line of a cart as the pricing rules see it. Prices are of one item, in minor units; a list price at or below the current one means no sale. */
export type CartLine = {
  article: string
  size: string
  count: number
  list: Price
  price: Price
  /** The percent of the bundle that the item was added with; null or absent outside a complete bundle. */
  bundlePercent?: number | null
  /** Kilograms of one item; null when the catalogue does not know. */
  weightKg: number | null
}
