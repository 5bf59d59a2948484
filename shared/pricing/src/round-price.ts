import { grains } from '@shop/money/money'

/** What a changed price is rounded to: whole tens or fifties of hryvnias, or a price that ends with 90. */
export const priceRoundings = ['10', '50', '90'] as const
export type PriceRounding = (typeof priceRoundings)[number]

/** Prices that fit are `offset` above a multiple of `step`, in hryvnias. */
const grids: Record<PriceRounding, { step: number; offset: number }> = {
  '10': { step: 10, offset: 0 },
  '50': { step: 50, offset: 0 },
  '90': { step: 100, offset: 90 },
}

/**
 * A price in kopiyky, rounded to the nearest that fits, half up; null leaves it as it is, and so does a price of nothing. It never falls
 * below the first that fits: 10, 50 or 90 hryvnias (docs/rules.md, "Products by staff").
 */
export function roundPrice(uah: number, rounding: PriceRounding | null): number {
  if (rounding === null || uah <= 0) return uah
  const step = grids[rounding].step * grains.UAH
  const offset = grids[rounding].offset * grains.UAH
  const nearest = Math.floor((uah - offset) / step + 0.5) * step + offset
  return Math.max(nearest, offset || step)
}
