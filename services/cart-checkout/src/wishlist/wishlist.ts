import type { ToldWish, Wish } from '@shop/contracts/wishlist'
import { MAX_WISHES, WISH_LIFE_MS } from '@shop/contracts/wishlist-limits'

/**
 * The last word about an article. One that was taken off is remembered as long as a wish lives: a device that was
 * offline meanwhile and still has it must not bring it back.
 */
export type WishWord = Wish & { removed: boolean }

/** Union by article, the newer word holds. The order of devices and repeats make no difference. */
export function merged(kept: readonly WishWord[], told: readonly ToldWish[], now: number): WishWord[] {
  const words = new Map(kept.map(word => [word.article, word]))
  for (const word of wordsOf(told, now)) {
    const known = words.get(word.article)
    if (!known || isLater(word, known)) words.set(word.article, word)
  }
  return tidy([...words.values()], now)
}

/** The list is what was told and nothing else; the rest is taken off now. */
export function replaced(kept: readonly WishWord[], told: readonly ToldWish[], now: number): WishWord[] {
  const list = merged([], told, now)
  const named = new Set(list.map(({ article }) => article))
  const others = kept.filter(({ article }) => !named.has(article))
  return tidy([...list, ...others.map(word => (word.removed ? word : { ...word, removed: true, timestamp: now }))], now)
}

/** The list as its owner sees it: newest first. */
export function wishesOf(words: readonly WishWord[], now: number): Wish[] {
  return tidy(words, now)
    .filter(({ removed }) => !removed)
    .map(({ article, timestamp }) => ({ article, timestamp }))
}

/** A clock that runs ahead must not win for ever, so nothing is told from the future. */
function wordsOf(told: readonly ToldWish[], now: number): WishWord[] {
  return told.map(({ article, timestamp, removed = false }) => ({
    article,
    timestamp: Math.min(timestamp, now),
    removed,
  }))
}

function isLater(word: WishWord, known: WishWord): boolean {
  if (word.timestamp !== known.timestamp) return word.timestamp > known.timestamp
  return word.removed && !known.removed
}

function tidy(words: readonly WishWord[], now: number): WishWord[] {
  const living = words
    .filter(({ timestamp }) => now - timestamp <= WISH_LIFE_MS)
    .toSorted((one, other) => other.timestamp - one.timestamp || (one.article < other.article ? -1 : 1))
  const wished = living.filter(({ removed }) => !removed).slice(0, MAX_WISHES)
  const removed = living.filter(({ removed }) => removed).slice(0, MAX_WISHES)
  return [...wished, ...removed]
}
