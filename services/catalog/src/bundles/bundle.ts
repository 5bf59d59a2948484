import type { Bundle } from '@shop/contracts/bundles'

/** A look of several articles. */
export type StoredBundle = Bundle & { products: string[]; is_shown: boolean }

/** A piece of a look as a shopper may choose it: any height of the same garment will do. */
type Garment = { model: string; color: string }

export type Look = { garments: readonly Garment[]; percent: number }

/** Is every garment of the look among the chosen ones? Without one piece the price of the look does not hold. */
export function isComplete(look: readonly Garment[], chosen: readonly Garment[]): boolean {
  return look.every(garment => chosen.some(other => isSame(garment, other)))
}

/** Percent off a garment in a complete look; null for one that the look is not made of, whatever its line claims. */
export function percentIn(look: Look | undefined, garment: Garment): number | null {
  return look?.garments.some(piece => isSame(piece, garment)) ? look.percent : null
}

function isSame(one: Garment, other: Garment): boolean {
  return one.model === other.model && one.color === other.color
}
