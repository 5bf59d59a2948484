import type { Quote } from '@shop/contracts/cart/cart'
import { $cart } from '@shop/shell/cart/cart'
import { formatAmount } from '@shop/shell/format'

/** What the bundle saves; of several bundles only that they do, since the quote has one sum for all. */
export type BundleSaving = { kind: 'oneBundle'; saving: string } | { kind: 'bundles' }

/** Null when a bundle costs as much as its items. */
export function bundleSaving(quote: Quote | null): BundleSaving | null {
  const spared = quote?.explained.find(({ rule }) => rule === 'bundle')
  if (!quote || !spared) return null
  const bundles = new Set($cart.get().flatMap(({ bundle }) => bundle ?? []))
  return bundles.size > 1
    ? { kind: 'bundles' }
    : { kind: 'oneBundle', saving: formatAmount(spared.amount, quote.currency) }
}
