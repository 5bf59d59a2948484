/** Articles that one wishlist contains at most: as many as one question about articles may name. */
export const MAX_WISHES = 100

/** A wish that was not renewed for so long is dropped (docs/rules.md, "Cart and wishlist"). */
export const WISH_LIFE_MS = 30 * 24 * 60 * 60 * 1000
