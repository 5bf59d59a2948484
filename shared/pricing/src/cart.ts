import type { Currency } from '@shop/money/money'
import type { CartLine } from './cart-line.ts'
import type { Customer } from './personal-percent.ts'
import type { PromoTerms } from './promo.ts'

/** All that a price depends on. `deliveryPrice` is in minor units of the currency; null while no delivery is chosen. */
export type CartInput = {
  currency: Currency
  lines: readonly CartLine[]
  customer: Customer
  promo: PromoTerms | null
  deliveryPrice: number | null
}
