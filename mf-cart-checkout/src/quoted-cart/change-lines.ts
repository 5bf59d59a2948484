import type { Quote } from '@shop/contracts/cart'
import { $cart, type CartKey, removeLines } from '@shop/shell/cart'
import { formatAmount } from '@shop/shell/format'
import { notify } from '@shop/shell/notices'
import { texts } from '../use-texts.ts'

const UNDO_MS = 6000
/** Two sentences take longer to read. */
const LONG_UNDO_MS = 10_000

/** Takes a line out at once; for a while it can be brought back. Whoever breaks up a look is told what that costs. */
export function takeOut(key: CartKey, title: string, quote: Quote | null): void {
  const before = piecesOfLook(key)
  const lost = lookSaving(quote)
  const undo = removeLines([key])
  const losesPrice = lost !== null && before > 1 && piecesOfLook(key) === 0
  notify(losesPrice ? texts(`line.${lost.kind}Lost`, { title, ...lost }) : texts('line.removed', { title }), {
    action: { label: texts('line.undo'), act: undo },
    lastsMs: losesPrice ? LONG_UNDO_MS : UNDO_MS,
  })
}

/** Takes a whole look out, as one thing. */
export function takeOutLook(pieces: readonly CartKey[]): void {
  const undo = removeLines(pieces)
  notify(texts('look.removed'), { action: { label: texts('line.undo'), act: undo }, lastsMs: UNDO_MS })
}

/** What the look spares; of several looks only that they do: the quote tells one sum for all. Null when a look costs as much as its pieces. */
export type LookSaving = { kind: 'oneLook'; saving: string } | { kind: 'looks' }

export function lookSaving(quote: Quote | null): LookSaving | null {
  const spared = quote?.explained.find(({ rule }) => rule === 'bundle')
  if (!quote || !spared) return null
  const looks = new Set($cart.get().flatMap(({ bundle }) => bundle ?? []))
  return looks.size > 1 ? { kind: 'looks' } : { kind: 'oneLook', saving: formatAmount(spared.amount, quote.currency) }
}

function piecesOfLook({ bundle }: CartKey): number {
  return bundle ? $cart.get().filter(line => line.bundle === bundle).length : 0
}
