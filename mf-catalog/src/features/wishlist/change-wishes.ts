import { MAX_WISHES } from '@shop/contracts/cart/wishlist-limits'
import type { ProductCard } from '@shop/contracts/catalog/products'
import { cheapestSize } from '@shop/pricing/cheapest-size'
import { $wishlist } from '@shop/shell/wishlist'

/** Takes an article off the list and gives back how to undo it: to the same place, unless it was wished for again. */
export function removeWish(article: string): () => void {
  const index = $wishlist.get().findIndex(item => item.article === article)
  const wish = $wishlist.get()[index]
  if (!wish) return () => undefined
  $wishlist.set($wishlist.get().toSpliced(index, 1))
  return () => {
    if ($wishlist.get().some(item => item.article === article)) return
    // A new wish: the customer's other devices may know by now that the old one is off.
    $wishlist.set($wishlist.get().toSpliced(index, 0, { ...wish, timestamp: Date.now() }))
  }
}

/** Adds those that are not there yet, as many as the list takes; says how many. */
export function saveWishes(cards: readonly ProductCard[]): number {
  const items = $wishlist.get()
  const wished = new Set(items.map(({ article }) => article))
  const added = cards.filter(({ article }) => !wished.has(article)).slice(0, Math.max(0, MAX_WISHES - items.length))
  const timestamp = Date.now()
  const wishes = added.map(({ article, sizes }) => ({ article, timestamp, price: cheapestSize(sizes)?.price }))
  $wishlist.set([...wishes, ...items])
  return added.length
}
