import type { Wish, WishChange } from '@shop/contracts/cart/wishlist'
import { MAX_WISHES, WISH_LIFE_MS } from '@shop/contracts/cart/wishlist-limits'

/**
 * What was last done with an article. One that was taken off is remembered as long as a wish lives: a device that was
 * offline meanwhile and still has it must not bring it back.
 */
export type WishEntry = Wish & { removed: boolean }

/** Union by article, the newer entry counts. The order of devices and repeats make no difference. */
export function mergeWishes(kept: readonly WishEntry[], sent: readonly WishChange[], now: number): WishEntry[] {
  const entries = new Map(kept.map(entry => [entry.article, entry]))
  for (const entry of entriesOf(sent, now)) {
    const known = entries.get(entry.article)
    if (!known || isLater(entry, known)) entries.set(entry.article, entry)
  }
  return tidy([...entries.values()], now)
}

/** The list is what was sent and nothing else; the rest is taken off now. */
export function replaceWishes(kept: readonly WishEntry[], sent: readonly WishChange[], now: number): WishEntry[] {
  const list = mergeWishes([], sent, now)
  const named = new Set(list.map(({ article }) => article))
  const others = kept.filter(({ article }) => !named.has(article))
  return tidy(
    [...list, ...others.map(entry => (entry.removed ? entry : { ...entry, removed: true, timestamp: now }))],
    now,
  )
}

/** The list as its owner sees it: newest first. */
export function wishesOf(entries: readonly WishEntry[], now: number): Wish[] {
  return tidy(entries, now)
    .filter(({ removed }) => !removed)
    .map(({ article, timestamp }) => ({ article, timestamp }))
}

/** A clock that runs ahead must not win for ever, so no entry is from the future. */
function entriesOf(sent: readonly WishChange[], now: number): WishEntry[] {
  return sent.map(({ article, timestamp, removed = false }) => ({
    article,
    timestamp: Math.min(timestamp, now),
    removed,
  }))
}

function isLater(entry: WishEntry, known: WishEntry): boolean {
  if (entry.timestamp !== known.timestamp) return entry.timestamp > known.timestamp
  return entry.removed && !known.removed
}

function tidy(entries: readonly WishEntry[], now: number): WishEntry[] {
  const living = entries
    .filter(({ timestamp }) => now - timestamp <= WISH_LIFE_MS)
    .toSorted((one, other) => other.timestamp - one.timestamp || (one.article < other.article ? -1 : 1))
  const wished = living.filter(({ removed }) => !removed).slice(0, MAX_WISHES)
  const removed = living.filter(({ removed }) => removed).slice(0, MAX_WISHES)
  return [...wished, ...removed]
}
