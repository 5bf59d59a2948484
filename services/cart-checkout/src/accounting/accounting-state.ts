import type { OrderAccounting } from '@shop/contracts/staff/exchange/accounting'
import type { InAccounting } from '../order/in-accounting.ts'
import { isPlaced, type ListedOrder, type Order, withHistory } from '../order/order.ts'
import { isPaid } from '../order/payment-states.ts'
import { isDiscountOpen } from '../order/promo-use.ts'
import { documentVersion, newsVersion } from './order-document.ts'

/** As whom the history knows what 1C did. */
export const BY_1C = '1c'
/** Older documents do not come again. */
const MOST_DOCUMENTS = 20

const never: InAccounting = {
  state: 'failed',
  at: new Date(0),
  by: '',
  round: 0,
  number_1c: null,
  refusal: null,
  documents: [],
}

/**
 * The order in the queue that 1C asks for; one that waits there stays as it is (docs/rules.md, "1C").
 * `bulk`: the key of the call that sends many at once.
 */
export function withQueued<Known extends Order>(order: Known, by: string, now: Date, bulk?: string): Known {
  const before = order.accounting ?? never
  if (before.state === 'queued') return order
  const accounting = { ...before, state: 'queued' as const, at: now, by, round: before.round + 1, refusal: null }
  const row = { at: now, event: 'accounting_queued', from: null, to: null, who: by }
  return withHistory({ ...order, accounting }, bulk ? { ...row, payload: { bulk } } : row)
}

/**
 * 1C has what it was given: the round and the version of its document. An order that has
 * changed since stays in the queue and says only that 1C has it. Null where it was put into the queue again meanwhile, or nothing is new.
 */
export function withTaken(
  order: Order,
  { round, version }: { round: number; version: string },
  now: Date,
): Order | null {
  const { accounting } = order
  if (!isPlaced(order) || accounting?.state !== 'queued' || accounting.round !== round) return null
  const known = { ...accounting, first_taken_at: accounting.first_taken_at ?? now }
  if (version === documentVersion(order))
    return withRow({ ...order, accounting: { ...known, state: 'taken', at: now } }, 'accounting_taken', BY_1C, now)
  return accounting.first_taken_at ? null : { ...order, accounting: known }
}

/** 1C keeps it as its own document. A newer round in the queue stays there. */
export function withConfirmed<Known extends Order>(
  order: Known,
  { number_1c, fingerprint }: { number_1c: string | null; fingerprint: string },
  now: Date,
): Known {
  const before = order.accounting ?? { ...never, by: BY_1C, at: now }
  const documents = [...before.documents, fingerprint].slice(-MOST_DOCUMENTS)
  const known = { ...before, documents, number_1c: number_1c ?? before.number_1c }
  if (before.state === 'queued') return { ...order, accounting: known }
  const accounting = { ...known, state: 'confirmed' as const, at: now, refusal: null }
  const isNew = before.state !== 'confirmed'
  return isNew
    ? withRow({ ...order, accounting }, 'accounting_confirmed', BY_1C, now)
    : { ...order, accounting: { ...accounting, at: before.at } }
}

/** What 1C said of it could not be applied; null where that is known already. */
export function withFailed(order: Order, refusal: NonNullable<InAccounting['refusal']>, now: Date): Order | null {
  const before = order.accounting ?? { ...never, by: BY_1C, state: 'taken' as const }
  const isKnown = before.state === 'failed' && before.refusal?.reason === refusal.reason
  if (before.state === 'queued' || (isKnown && before.refusal?.detail === refusal.detail)) return null
  const accounting = { ...before, state: 'failed' as const, at: now, refusal }
  return withRow({ ...order, accounting }, 'accounting_failed', BY_1C, now)
}

/**
 * The order after a change, in the queue by itself where 1C must hear of it: it was paid and its discount is decided (where `queuesPaid`),
 * or 1C has it and it says something else now of its money, its items or its end. What 1C said itself is no news for it
 * (docs/rules.md, "1C").
 */
export function withQueuedByItself(before: Order, after: Order, { queuesPaid }: { queuesPaid: boolean }): Order {
  const row = after.history.at(-1)
  const hasChanged = after.history.length > before.history.length || isDiscountOpen(before)
  if (!isPlaced(after) || !row || !hasChanged || row.who === BY_1C) return after
  const isPaidNow = isForWork(after) && !isForWork(before)
  const isKnown = after.accounting !== undefined && after.accounting.state !== 'queued'
  const isNews = isKnown && isPlaced(before) && newsVersion(before) !== newsVersion(after)
  return (isPaidNow && queuesPaid) || isNews ? withQueued(after, 'shop', row.at) : after
}

/** Nothing is sent to work while a person must decide about the discount (docs/rules.md, "Promo codes"). */
function isForWork(order: Order): boolean {
  return isPaid(order.payment_state) && !isDiscountOpen(order)
}

/** What staff see of it; null of an order that was never sent. */
export function shownAccounting({ accounting }: ListedOrder): OrderAccounting | null {
  if (!accounting) return null
  const { state, at, by, number_1c, refusal } = accounting
  return { state, at: at.toISOString(), by, number_1c, refusal }
}

function withRow<Known extends Order>(order: Known, event: string, who: string, at: Date): Known {
  return withHistory(order, { at, event, from: null, to: null, who })
}
