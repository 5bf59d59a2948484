import { persistentAtom } from '@nanostores/persistent'
import { computed } from 'nanostores'

type WishlistItem = { article: string; timestamp: number }

const ITEM_LIFE_MS = 30 * 24 * 60 * 60 * 1000

export const $wishlist = persistentAtom<readonly WishlistItem[]>('wishlist', [], {
  encode: JSON.stringify,
  decode: readItems,
})

export const $wishlistCount = computed($wishlist, items => items.length)

/** Says whether the article is wished for now. */
export function toggleWish(article: string): boolean {
  const others = $wishlist.get().filter(item => item.article !== article)
  const isAdded = others.length === $wishlist.get().length
  $wishlist.set(isAdded ? [{ article, timestamp: Date.now() }, ...others] : others)
  return isAdded
}

/** Wishes of more than 30 days go when the shop is opened (spec §4). */
export function dropExpiredWishes(now: number = Date.now()): void {
  const kept = $wishlist.get().filter(({ timestamp }) => now - timestamp <= ITEM_LIFE_MS)
  if (kept.length < $wishlist.get().length) $wishlist.set(kept)
}

function readItems(stored: string): WishlistItem[] {
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
