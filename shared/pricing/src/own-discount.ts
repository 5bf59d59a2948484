/** The list price (minor units), which is the current one when none is stored or it is not above it: then nothing is on sale. */
export function listPrice(current: number, stored: number | null): number {
  return Math.max(current, stored ?? 0)
}

/** Does the product wear the sale badge? Prices in minor units. */
export function isOnSale(current: number, stored: number | null): boolean {
  return listPrice(current, stored) > current
}

/** The percent on the sale badge: rounded down, but at least 1 on any sale, and 0 without one. Prices in minor units. */
export function ownDiscountPercent(current: number, stored: number | null): number {
  if (!isOnSale(current, stored)) return 0
  const list = listPrice(current, stored)
  return Math.max(1, Math.floor(((list - current) * 100) / list))
}
