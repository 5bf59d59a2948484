import type { Bundle } from '@shop/contracts/catalog/bundles'
import type { Revised } from '@shop/service-kit/storage/change-at-revision'

/** The first picture of a garment, by its article. */
export type GarmentPicture = { article: string; picture: string }
/** The picture among those of a bundle that was made of its garments, and what it was made of. */
export type ComposedPicture = { name: string; made_of: GarmentPicture[] }

/** Several articles that are worn together. */
export type StoredBundle = Bundle & {
  products: string[]
  is_shown: boolean
  /** Articles, in their order. What came with the shop has none. */
  recommendations?: string[]
  /** Which of its pictures was made of its garments; null or unset: none. */
  composed?: ComposedPicture | null
  /** Deleted by staff: then it is not shown either, and restoring it shows it again if it was. */
  deleted?: { at: Date; was_shown: boolean } | null
} & Revised

/** An item of a bundle as a shopper may choose it: any height of the same garment will do. */
type Garment = { model: string; color: string }

export type ReducedBundle = { garments: readonly Garment[]; percent: number }

/** Is every garment of the bundle among the chosen ones? Without one of them the price of the bundle does not hold. */
export function isComplete(bundle: readonly Garment[], chosen: readonly Garment[]): boolean {
  return bundle.every(garment => chosen.some(other => isSame(garment, other)))
}

/** Percent off a garment in a complete bundle; null for one that is no part of the bundle, whatever its line claims. */
export function percentIn(bundle: ReducedBundle | undefined, garment: Garment): number | null {
  return bundle?.garments.some(other => isSame(other, garment)) ? bundle.percent : null
}

/** Two heights of one garment in one colour are the same. */
export function isSame(one: Garment, other: Garment): boolean {
  return one.model === other.model && one.color === other.color
}
