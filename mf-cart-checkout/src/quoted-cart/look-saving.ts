import type { Quote } from '@shop/contracts/cart'
import { $cart } from '@shop/shell/cart'
import { formatAmount } from '@shop/shell/format'

/** What the look spares; of several looks only that they do, since the quote tells one sum for all. */
export type LookSaving = { kind: 'oneLook'; saving: string } | { kind: 'looks' }

/** Null when a look costs as much as its pieces. */
export function lookSaving(quote: Quote | null): LookSaving | null {
  const spared = quote?.explained.find(({ rule }) => rule === 'bundle')
  if (!quote || !spared) return null
  const looks = new Set($cart.get().flatMap(({ bundle }) => bundle ?? []))
  return looks.size > 1 ? { kind: 'looks' } : { kind: 'oneLook', saving: formatAmount(spared.amount, quote.currency) }
}
