import { persistentAtom } from '@nanostores/persistent'
import { MAX_WISHES, WISH_LIFE_MS } from '@shop/contracts/cart/wishlist-limits'
import { computed } from 'nanostores'
import { trackEvent } from '../analytics/analytics.ts'

/** `price`: what it cost when it was wished for in this browser; how else would it show that it fell? */
export type WishlistItem = { article: string; timestamp: number; price?: { uah: number; eur: number } | undefined }

/** The wishlist of this browser: local first, the same in all its tabs, newest first. */
export const $wishlist = persistentAtom<readonly WishlistItem[]>('wishlist', [], {
  encode: JSON.stringify,
  decode: readItems,
})

export const $wishlistCount = computed($wishlist, items => items.length)

/** Returns what came of it. A full list stays as it is: no wish silently replaces another. */
export function toggleWish(article: string, price?: WishlistItem['price']): 'added' | 'removed' | 'full' {
  const items = $wishlist.get()
  const others = items.filter(item => item.article !== article)
  const isWished = others.length < items.length
  if (!isWished && items.length >= MAX_WISHES) return 'full'
  $wishlist.set(isWished ? others : [{ article, timestamp: Date.now(), price }, ...others])
  trackEvent(isWished ? 'remove_from_wishlist' : 'add_to_wishlist', [{ article, count: 1 }])
  return isWished ? 'removed' : 'added'
}

/** Wishes of more than 30 days go when the shop is opened (docs/rules.md, "Cart and wishlist"). */
export function dropExpiredWishes(now: number = Date.now()): void {
  const kept = $wishlist.get().filter(({ timestamp }) => now - timestamp <= WISH_LIFE_MS)
  if (kept.length < $wishlist.get().length) $wishlist.set(kept)
}

/** Storage is the visitor's: what is not a wish is passed over. */
export function readItems(stored: string): WishlistItem[] {
  try {
    const items: unknown = JSON.parse(stored)
    return Array.isArray(items) ? items.filter(isItem) : []
  } catch {
    return []
  }
}

function isItem(item: Partial<WishlistItem> | null): item is WishlistItem {
  return typeof item?.article === 'string' && Number.isFinite(item.timestamp)
}
