import type { Bundle } from '@shop/contracts/bundles'

/** A look of several articles. */
export type StoredBundle = Bundle & { products: string[]; is_shown: boolean }

/** A piece of a look as a shopper may choose it: any height of the same garment will do. */
export type Garment = { model: string; color: string }

/** Is every garment of the look among the chosen ones? Without one piece the price of the look does not hold. */
export function isComplete(look: readonly Garment[], chosen: readonly Garment[]): boolean {
  return look.every(({ model, color }) => chosen.some(other => other.model === model && other.color === color))
}
