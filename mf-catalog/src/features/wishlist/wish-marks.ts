import { DAY_MS } from '@shop/calendar/durations'
import { WISH_LIFE_MS } from '@shop/contracts/cart/wishlist-limits'
import type { WishlistItem } from '@shop/shell/wishlist'

type Price = { uah: number; eur: number }

const SOON_DAYS = 5

/**
 * How much less it costs than when it was wished for; null when it does not. The hryvnia decides: euros also
 * follow the rate.
 */
export function priceDrop(then: Price | undefined, now: Price | undefined): Price | null {
  if (!then || !now || now.uah >= then.uah || now.eur >= then.eur) return null
  return { uah: then.uah - now.uah, eur: Math.round((then.eur - now.eur) * 100) / 100 }
}

/** Days until the wish is dropped, once they are few; null before. The last day counts as one. */
export function lastDays({ timestamp }: Pick<WishlistItem, 'timestamp'>, now: number): number | null {
  const days = Math.ceil((timestamp + WISH_LIFE_MS - now) / DAY_MS)
  return days <= SOON_DAYS ? Math.max(1, days) : null
}
