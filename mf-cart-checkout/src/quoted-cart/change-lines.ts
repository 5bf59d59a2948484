import type { Quote } from '@shop/contracts/cart/cart'
import { $cart, type CartKey, removeLines } from '@shop/shell/cart/cart'
import { notify } from '@shop/shell/notices'
import { $wishlist, toggleWish } from '@shop/shell/wishlist'
import { texts } from '../use-texts.ts'
import { bundleSaving } from './bundle-saving.ts'

const UNDO_MS = 6000
/** Two sentences take longer to read. */
const LONG_UNDO_MS = 10_000

/** Takes a line out at once; for a while it can be brought back. */
export function takeOut(key: CartKey, title: string, quote: Quote | null): void {
  const lost = describeLostSaving(key, quote)
  notifyRemoved(texts('line.removed', { title }), removeLines([key]), lost)
}

/** Takes a whole bundle out, as one thing. */
export function takeOutBundle(items: readonly CartKey[]): void {
  notifyRemoved(texts('bundle.removed'), removeLines(items), null)
}

/** For later: the cart forgets after two hours, the wishlist after a month. */
export function moveToWishes(key: CartKey, title: string, quote: Quote | null): void {
  const isWished = $wishlist.get().some(({ article }) => article === key.article)
  if (!isWished && toggleWish(key.article) === 'full') return void notify(texts('wishes.full'), { tone: 'error' })
  const lost = describeLostSaving(key, quote)
  const bringBack = removeLines([key])
  const undo = () => {
    bringBack()
    if (!isWished) toggleWish(key.article)
  }
  notifyRemoved(texts('line.moved', { title }), undo, lost)
}

/** What it costs to break up a bundle. */
function describeLostSaving({ bundle, article }: CartKey, quote: Quote | null): string | null {
  const items = $cart.get().filter(line => bundle && line.bundle === bundle)
  const saving = bundleSaving(quote)
  // A garment in another size still makes the bundle whole.
  const isBroken = items.length > 1 && items.filter(line => line.article === article).length === 1
  return saving && isBroken ? texts(`bundle.${saving.kind}Lost`, saving) : null
}

function notifyRemoved(text: string, undo: () => void, lost: string | null): void {
  notify(text, {
    ...(lost && { detail: lost }),
    action: { label: texts('line.undo'), act: undo },
    lastsMs: lost ? LONG_UNDO_MS : UNDO_MS,
  })
}
