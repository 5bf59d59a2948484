import type { PromoRefusal } from '@shop/contracts/cart/cart'
import type { PromoGift } from '@shop/pricing/promo'

/** A reservation or a use: which order has the code, for whom. */
export type PromoUse = { order: string; customer: string }

/** A code as staff entered it (rules §4.1). Sums in kopiyky and cents, moments as the Kyiv clock showed them to staff. */
export type PromoCode = {
  /** Upper case. */
  code: string
  gift: PromoGift
  valid_from: Date | null
  valid_until: Date | null
  usage_limit: number | null
  per_customer_limit: number | null
  min_goods_uah: number | null
  only_categories: string[] | null
  only_collections: string[] | null
  active: boolean
  note: string
  /** Counts writes: of two buyers who read the same free use, one finds that it has moved on. */
  version: number
  /** Orders that wait for their money; they count against the limits (rules §4.4). */
  holds: PromoUse[]
}

/** How often a code is taken, an order counted once. */
export type Taken = { total: number; byCustomer: number }

/** `spring15 ` as a customer types it, the way it is stored. */
export function promoKey(typed: string): string {
  return typed.trim().toUpperCase()
}

/** Whose uses are counted together: the account's, or for a guest those of the e-mail (rules §4.1); null while nobody is known. */
export function promoCustomer(customerId: string | null, email: string | null): string | null {
  if (customerId) return `customer ${customerId}`
  return email ? `email ${email.trim().toLowerCase()}` : null
}

/** Why nobody, or not this customer, may use the code now; null when they may. What depends on the cart is judged by the pricing rules. */
export function promoProblem(code: PromoCode, taken: Taken, now: Date): PromoRefusal | null {
  if (!code.active) return 'promo_not_found'
  if (code.valid_from && now < code.valid_from) return 'promo_not_started'
  if (code.valid_until && now >= code.valid_until) return 'promo_expired'
  if (isReached(code.usage_limit, taken.total)) return 'promo_limit'
  return isReached(code.per_customer_limit, taken.byCustomer) ? 'promo_customer_limit' : null
}

function isReached(limit: number | null, count: number): boolean {
  return limit !== null && count >= limit
}
