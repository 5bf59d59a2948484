import type { LoyaltyLevel } from './personal-percent.ts'

/** From how many kopiyky of paid goods each level is given, the highest first (docs/rules.md, "Loyalty"). */
export const loyaltySteps = [
  { level: 15, fromUah: 15_000_000 },
  { level: 10, fromUah: 10_000_000 },
  { level: 5, fromUah: 5_000_000 },
] as const satisfies readonly { level: LoyaltyLevel; fromUah: number }[]

/** One purchase of this many kopiyky makes a member at the first level (docs/rules.md, "Loyalty"). */
export const SINGLE_PURCHASE_UAH = 2_000_000

/**
 * A paid order in kopiyky, by hryvnia prices also when it was paid in euros, delivery left out.
 * Subtotal is before the order's discount and goods after it, so the automatic 5 % does not stand in the way of activation.
 */
export type PaidOrder = {
  subtotalUah: number
  goodsUah: number
  /** Returned lines at the prices that make up the subtotal. */
  refundedSubtotalUah: number
  /** Money given back for goods. */
  refundedGoodsUah: number
}

/** Kopiyky: all that was paid for goods and kept, and the largest purchase that was kept. */
type LoyaltyTotals = { cumulativeUah: number; largestPurchaseUah: number }

/** Adds up all paid orders each time, so that a refund or a late callback can never leave a counter behind. */
export function loyaltyTotals(orders: readonly PaidOrder[]): LoyaltyTotals {
  let cumulativeUah = 0
  let largestPurchaseUah = 0
  for (const order of orders) {
    cumulativeUah += Math.max(0, order.goodsUah - order.refundedGoodsUah)
    largestPurchaseUah = Math.max(largestPurchaseUah, order.subtotalUah - order.refundedSubtotalUah)
  }
  return { cumulativeUah, largestPurchaseUah }
}

/** The level for the next order: by the sum of purchases, or the first level for a single large one. */
export function loyaltyLevel({ cumulativeUah, largestPurchaseUah }: LoyaltyTotals): LoyaltyLevel {
  const step = loyaltySteps.find(({ fromUah }) => cumulativeUah >= fromUah)
  if (step) return step.level
  return largestPurchaseUah >= SINGLE_PURCHASE_UAH ? 5 : 0
}
