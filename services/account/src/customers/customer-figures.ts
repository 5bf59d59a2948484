import type { CustomerFigures } from '@shop/contracts/staff/customers/customer-figures'
import { loyaltyLevel } from '@shop/pricing/loyalty'
import type { LoyaltyLevel } from '@shop/pricing/personal-percent'

/** Beside the account: what its orders come to, as the service of orders last told. Sums in kopiyky. */
export type Figures = {
  level: LoyaltyLevel
  cumulativeUah: number
  largestPurchaseUah: number
  orders: number
  lastOrderAt: Date | null
  /** The town of the last order, in small letters, as a filter compares it; null or missing: none is known. */
  place?: string | null
  city?: string | null
  /** No order was read before this moment: what is of an earlier one comes too late. */
  asOf: Date
}

/** Of an account that has no order yet. */
export function noFigures(asOf: Date): Figures {
  return { level: 0, cumulativeUah: 0, largestPurchaseUah: 0, orders: 0, lastOrderAt: null, asOf }
}

/** As they are kept, with the level that the purchases have earned (docs/rules.md, "Loyalty"). */
export function readFigures(counted: CustomerFigures): Figures {
  const sums = { cumulativeUah: counted.cumulative_uah, largestPurchaseUah: counted.largest_purchase_uah }
  return {
    ...sums,
    level: loyaltyLevel(sums),
    orders: counted.orders,
    lastOrderAt: counted.last_order_at === null ? null : new Date(counted.last_order_at),
    city: counted.city ?? null,
    place: counted.city ? placeOf(counted.city) : null,
    asOf: new Date(counted.as_of),
  }
}

/** A town as it is compared: `Київ`, `київ ` and `КИЇВ` are one. */
export function placeOf(city: string): string {
  return city.normalize('NFC').trim().toLocaleLowerCase('uk')
}
