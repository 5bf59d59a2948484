import type { Wish, WishChange } from '@shop/contracts/cart/wishlist'
import { WISH_LIFE_MS } from '@shop/contracts/cart/wishlist-limits'
import type { WishlistItem } from './wishlist.ts'

/** What was wished for and taken off between two states of a list, as it is sent to the service. */
export function changesSince(before: readonly Wish[], after: readonly Wish[], now: number): WishChange[] {
  const known = new Map(before.map(({ article, timestamp }) => [article, timestamp]))
  const here = new Set(after.map(({ article }) => article))
  const added = after.filter(({ article, timestamp }) => timestamp > (known.get(article) ?? 0))
  const removed = before
    // One that only grew too old was not taken off: another device may have renewed it.
    .filter(({ article, timestamp }) => !here.has(article) && now - timestamp <= WISH_LIFE_MS)
    // Later than the wish itself, also by a clock that is behind.
    .map(({ article, timestamp }) => ({ article, timestamp: Math.max(now, timestamp + 1), removed: true }))
  return [...added.map(({ article, timestamp }) => ({ article, timestamp })), ...removed]
}

/** The service's list with what was pressed while it was asked, and with the prices that only this browser knows. */
export function withChanges(
  confirmed: readonly Wish[],
  changes: readonly WishChange[],
  local: readonly WishlistItem[],
): WishlistItem[] {
  const prices = new Map(local.map(({ article, price }) => [article, price]))
  const changed = new Set(changes.map(({ article }) => article))
  const others = confirmed.filter(({ article }) => !changed.has(article))
  return [...changes.filter(({ removed }) => !removed), ...others].map(({ article, timestamp }) => {
    const price = prices.get(article)
    return price ? { article, timestamp, price } : { article, timestamp }
  })
}
