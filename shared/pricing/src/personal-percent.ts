/** Steps of the loyalty discount (docs/rules.md, "Loyalty"). */
export type LoyaltyLevel = 0 | 5 | 10 | 15

/** What the rules need to know about the shopper; a guest is `{ level: 0, birthday: false }`. An unverified phone means level 0. */
export type Customer = { level: LoyaltyLevel; birthday: boolean }

/** The percent of a cart, in its two shares; `kind` and `percent` are of the share that is not the birthday's. */
type PersonalPercent = { kind: 'none' | 'loyalty' | 'auto'; percent: number; birthday: number; total: number }

export const BIRTHDAY_PERCENT = 10
/** 5 % for customers without a percent of their own, from 20 000 UAH (in kopiyky); shown from half of it on, near at 18 000. */
export const automaticDiscount = {
  percent: 5,
  fromUah: 2_000_000,
  shownFromUah: 1_000_000,
  nearFromUah: 1_800_000,
} as const

/** The shopper's own percent, birthday added to the level (docs/rules.md, "Discounts"); the automatic 5 % is not part of it. */
export function customerPercent({ level, birthday }: Customer): number {
  return level + (birthday ? BIRTHDAY_PERCENT : 0)
}

/** The percent of this cart: the shopper's own, or the automatic one when that is 0 and the cart reaches the limit (kopiyky). */
export function personalPercent(customer: Customer, uahTotal: number): PersonalPercent {
  const total = customerPercent(customer)
  if (total > 0) {
    const kind = customer.level > 0 ? 'loyalty' : 'none'
    return { kind, percent: customer.level, birthday: total - customer.level, total }
  }
  const isAutomatic = uahTotal >= automaticDiscount.fromUah
  const percent = isAutomatic ? automaticDiscount.percent : 0
  return { kind: isAutomatic ? 'auto' : 'none', percent, birthday: 0, total: percent }
}

/** Kopiyky that are missing to the automatic 5 %; `isNear` when paying less for more is worth a hint. Null when there is nothing to show. */
export function missingToAutomatic(
  customer: Customer,
  uahTotal: number,
): { missingUah: number; isNear: boolean } | null {
  const { fromUah, shownFromUah, nearFromUah } = automaticDiscount
  const isShown = uahTotal >= shownFromUah && uahTotal < fromUah
  if (!isShown || customerPercent(customer) > 0) return null
  return { missingUah: fromUah - uahTotal, isNear: uahTotal >= nearFromUah }
}
