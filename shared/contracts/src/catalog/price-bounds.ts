/** The highest bound that a list takes, in hryvnias or euros: seven digits, above any price. */
export const HIGHEST_BOUND = 9_999_999

/** What a garment of a list may cost, in whole hryvnias or euros of the page, both ends included (docs/rules.md, "Catalogue"). */
export type PriceBounds = { price_from?: number | undefined; price_to?: number | undefined }

/** Bounds the wrong way round mean the range between them; one that is not given stays so. */
export function inOrder({ price_from, price_to }: PriceBounds): PriceBounds {
  const isReversed = (price_from ?? 0) > (price_to ?? HIGHEST_BOUND)
  return isReversed ? { price_from: price_to, price_to: price_from } : { price_from, price_to }
}

/** Is the price of a list bounded at one end at least? */
export function isBounded({ price_from, price_to }: PriceBounds): boolean {
  return price_from !== undefined || price_to !== undefined
}
