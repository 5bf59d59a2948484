import type { Currency, Price } from '@shop/money/money'
import type { Customer } from './personal-percent.ts'
import type { PromoTerms } from './promo.ts'

/** One line of a cart as the pricing rules see it. Prices are of one piece, in minor units; a list price at or below the current one means no sale. */
export type CartLine = {
  article: string
  size: string
  count: number
  list: Price
  price: Price
  /** The percent of the look that the piece was added with; null or absent outside a complete look. */
  bundlePercent?: number | null
  /** Kilograms of one piece; null when the catalogue does not know. */
  weightKg: number | null
}

/** All that a price depends on. `deliveryPrice` is in minor units of the currency; null while no delivery is chosen. */
export type CartInput = {
  currency: Currency
  lines: readonly CartLine[]
  customer: Customer
  promo: PromoTerms | null
  deliveryPrice: number | null
}
