/** Lines that one cart holds at most. */
export const MAX_CART_LINES = 50

/** Pieces that one line holds at most. */
export const MAX_LINE_COUNT = 99
