import type { Quote } from '@shop/contracts/cart'
import { $cart, type CartKey, removeLines } from '@shop/shell/cart'
import { notify } from '@shop/shell/notices'
import { texts } from '../use-texts.ts'

const UNDO_MS = 6000
/** Two sentences take longer to read. */
const LONG_UNDO_MS = 10_000

/** Takes a line out at once; for a while it can be brought back. Whoever breaks up a look is told what that costs. */
export function takeOut(key: CartKey, title: string, quote: Quote | null): void {
  const before = piecesOfLook(key)
  const undo = removeLines([key])
  const losesPrice = isLookReduced(quote) && before > 1 && piecesOfLook(key) === 0
  notify(texts(losesPrice ? 'line.removedFromLook' : 'line.removed', { title }), {
    action: { label: texts('line.undo'), act: undo },
    lastsMs: losesPrice ? LONG_UNDO_MS : UNDO_MS,
  })
}

/** Takes a whole look out, as one thing. */
export function takeOutLook(pieces: readonly CartKey[]): void {
  const undo = removeLines(pieces)
  notify(texts('look.removed'), { action: { label: texts('line.undo'), act: undo }, lastsMs: UNDO_MS })
}

/** Does a look in the cart cost less than its pieces apart? */
export function isLookReduced(quote: Quote | null): boolean {
  return quote?.explained.some(({ rule }) => rule === 'bundle') ?? false
}

function piecesOfLook({ bundle }: CartKey): number {
  return bundle ? $cart.get().filter(line => line.bundle === bundle).length : 0
}
