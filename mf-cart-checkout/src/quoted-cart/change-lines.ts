import type { Quote } from '@shop/contracts/cart'
import { $cart, type CartKey, removeLines } from '@shop/shell/cart'
import { notify } from '@shop/shell/notices'
import { $wishlist, toggleWish } from '@shop/shell/wishlist'
import { texts } from '../use-texts.ts'
import { lookSaving } from './look-saving.ts'

const UNDO_MS = 6000
/** Two sentences take longer to read. */
const LONG_UNDO_MS = 10_000

/** Takes a line out at once; for a while it can be brought back. */
export function takeOut(key: CartKey, title: string, quote: Quote | null): void {
  const lost = lostBy(key, quote)
  tellRemoved(texts('line.removed', { title }), removeLines([key]), lost)
}

/** Takes a whole look out, as one thing. */
export function takeOutLook(pieces: readonly CartKey[]): void {
  tellRemoved(texts('look.removed'), removeLines(pieces), null)
}

/** For later: the cart forgets after two hours, the wishlist after a month. */
export function moveToWishes(key: CartKey, title: string, quote: Quote | null): void {
  const isWished = $wishlist.get().some(({ article }) => article === key.article)
  if (!isWished && toggleWish(key.article) === 'full') return void notify(texts('wishes.full'), { tone: 'error' })
  const lost = lostBy(key, quote)
  const bringBack = removeLines([key])
  const undo = () => {
    bringBack()
    if (!isWished) toggleWish(key.article)
  }
  tellRemoved(texts('line.moved', { title }), undo, lost)
}

/** Whoever breaks up a look is told what that costs. */
function lostBy({ bundle, article }: CartKey, quote: Quote | null): string | null {
  const pieces = $cart.get().filter(line => bundle && line.bundle === bundle)
  const saving = lookSaving(quote)
  // The same garment in another size still makes the look whole.
  const isBroken = pieces.length > 1 && pieces.filter(line => line.article === article).length === 1
  return saving && isBroken ? texts(`look.${saving.kind}Lost`, saving) : null
}

function tellRemoved(text: string, undo: () => void, lost: string | null): void {
  notify(text, {
    ...(lost && { detail: lost }),
    action: { label: texts('line.undo'), act: undo },
    lastsMs: lost ? LONG_UNDO_MS : UNDO_MS,
  })
}
