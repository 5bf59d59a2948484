/** Lines that one cart contains at most. */
export const MAX_CART_LINES = 50

/** A line that was not touched for so long is dropped (docs/rules.md, "Cart and wishlist"). */
export const CART_LINE_LIFE_MS = 2 * 60 * 60 * 1000

/** Items that one line contains at most. */
export const MAX_LINE_COUNT = 99
