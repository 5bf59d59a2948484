import type { PromoRefusal } from '@shop/contracts/cart/cart'
import type { PromoGift } from '@shop/pricing/promo'
import { mailboxKey } from '@shop/service-kit/mail/mailbox-key'

/** All that one person is known by to a code. */
export type PromoCustomer = string | readonly string[]

/** A reservation or a use: which order has the code, for whom. */
export type PromoUse = { order: string; customer: PromoCustomer }

/** A use as it is stored. */
export type StoredUse = PromoUse & {
  code: string
  used_at: Date
  /** There was none left, and staff gave the discount all the same; missing: it was counted under both limits. */
  accepted?: true
}

/** A code as staff entered it (docs/rules.md, "Promo codes"). Sums in kopiyky and cents, moments by the Kyiv clock, as staff saw them. */
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
  /** Taken out of the list. It is not active then, so that the version before does not take it either. Missing: never. */
  archived?: { at: Date; by: string; was_active: boolean } | null
  /** Counts writes: of two buyers who read the same free use, one finds that it has moved on. */
  version: number
  /** Orders that wait for their money; they count against the limits (docs/rules.md, "Promo codes"). */
  holds: PromoUse[]
}

/** How often a code is taken, an order counted once. */
export type Taken = { total: number; byCustomer: number }

/** `spring15 ` as a customer types it, the way it is stored. */
export function promoKey(typed: string): string {
  return typed.trim().toUpperCase()
}

type Shopper = { id: string; proved_email?: string | null | undefined }

/**
 * Whose uses are counted together: the account's, its mailbox's and those of the email at the checkout (docs/rules.md, "Promo codes"), so that the
 * same person as a guest and as a customer is one. Uses with any key in common are one person's; none while nobody is known.
 */
export function promoCustomer(customer: Shopper | null, email: string | null): string[] {
  const mailboxes = [email, customer?.proved_email].flatMap(address => address || [])
  // As typed too: so the uses from before were counted.
  const written = mailboxes.flatMap(address => [mailboxKey(address), address.trim().toLowerCase()])
  return [...(customer ? [`customer ${customer.id}`] : []), ...new Set(written.map(address => `email ${address}`))]
}

/** Is it a use of the person with one of these keys? */
export function isUseOf({ customer }: PromoUse, keys: readonly string[]): boolean {
  return [customer].flat().some(key => keys.includes(key))
}

/** Why nobody, or not this customer, may use the code now; null when they may. What depends on the cart is judged by the pricing rules. */
export function promoProblem(code: PromoCode, taken: Taken, now: Date): PromoRefusal | null {
  if (!code.active) return 'promo_not_found'
  if (code.valid_from && now < code.valid_from) return 'promo_not_started'
  if (code.valid_until && now >= code.valid_until) return 'promo_expired'
  return limitProblem(code, taken)
}

/**
 * Which limit leaves no use; null when there is one. All that late money is judged by, for the rest was agreed upon with the order
 * (docs/rules.md, "Promo codes").
 */
export function limitProblem(code: PromoCode, taken: Taken): PromoRefusal | null {
  if (isReached(code.usage_limit, taken.total)) return 'promo_limit'
  return isReached(code.per_customer_limit, taken.byCustomer) ? 'promo_customer_limit' : null
}

function isReached(limit: number | null, count: number): boolean {
  return limit !== null && count >= limit
}
