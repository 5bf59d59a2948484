import { persistentAtom } from '@nanostores/persistent'
import { $consent, PENDING_PURCHASES } from './consent.ts'
import { push } from './data-layer.ts'
import { ecommerceOf } from './ecommerce.ts'
import type { EventLine, PaidOrder } from './event.ts'

type StoredPurchase = { ref: string; ecommerce: object }

/** An order that was never paid must not lie here for ever. */
const MOST_KEPT = 5

const $kept = persistentAtom<readonly StoredPurchase[]>(PENDING_PURCHASES, [], {
  encode: JSON.stringify,
  decode: readStoredPurchases,
})

$consent.listen(choice => choice !== 'all' && $kept.set([]))

export function savePurchase(ref: string, lines: readonly EventLine[]): void {
  if ($consent.get() === 'all') $kept.set([...$kept.get(), { ref, ecommerce: ecommerceOf(lines) }].slice(-MOST_KEPT))
}

export function pushPurchase({ ref, number, delivery }: PaidOrder): void {
  const purchase = $kept.get().find(kept => kept.ref === ref)
  if (!purchase) return
  $kept.set($kept.get().filter(kept => kept !== purchase))
  push({ event: 'purchase', ecommerce: { transaction_id: number, shipping: delivery, ...purchase.ecommerce } })
}

function readStoredPurchases(stored: string): StoredPurchase[] {
  try {
    const kept: unknown = JSON.parse(stored)
    return Array.isArray(kept) ? kept.filter(isStoredPurchase) : []
  } catch {
    return []
  }
}

function isStoredPurchase(one: Partial<StoredPurchase> | null): one is StoredPurchase {
  return typeof one?.ref === 'string' && typeof one.ecommerce === 'object'
}
