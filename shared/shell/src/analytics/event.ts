/** A garment in a size; a wish has none. */
export type EventLine = { article: string; size?: string; count: number }

export type AnalyticsEvent = {
  event:
    | 'view_cart'
    | 'add_to_cart'
    | 'remove_from_cart'
    | 'add_to_wishlist'
    | 'remove_from_wishlist'
    | 'begin_checkout'
  lines: readonly EventLine[]
}

/** `ref` is its name in addresses, `number` the one that people read. */
export type PaidOrder = { ref: string; number: string; delivery: number }
