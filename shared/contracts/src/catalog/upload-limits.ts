// Apart from the calls: browsers check the same before they send, without the schemas.

/** What may be uploaded as a picture (docs/rules.md, "Pictures"). */
export const uploadLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp'] as readonly string[],
  maxBytes: 10 * 1024 * 1024,
  /** Of the upright picture, in pixels: a narrower one would be blurred on a product page. */
  minWidth: 800,
  maxPixels: 40_000_000,
} as const

/** What a picture of a product shows. */
export const pictureShots = ['front', 'back', 'detail', 'other'] as const

/** How uploaded pictures are named; those that came with the shop are not. */
export const UPLOADED_PREFIX = 'up-'
