import { type Delivery, isTyped } from '@shop/contracts/delivery/delivery'
import type { HistoryRow } from '../order/history-row.ts'
import { type MadeByStaff, type Order, withHistory } from '../order/order.ts'
import type { Refund, RefundRequest } from '../order/refund.ts'

/** In place of what was personal: fields that must hold something hold this. */
const GONE = '—'
const over: readonly Order['state'][] = ['completed', 'cancelled', 'expired', 'returned']

/** Nobody needs to know any more whom it was sent to. */
export const overStates = over

/** Counts the rules by which orders lost their person: one that lost it by an earlier rule loses the rest by this one. */
export const FORGOTTEN_FORM = 1
/** In its place while something has happened to the order since. */
export const TOUCHED_SINCE = 0

/** The order as the books need it: what was bought and paid, and to which country or listed town it went, but not by whom (docs/rules.md, "Personal data"). */
export function withoutPerson(order: Order, now: Date): Order {
  const { forget_wanted: _, opened_in: __, change_request: ___, ...kept } = order
  const { state, returns, refunds, refund_requests, history, accounting, cancel_requested, forgotten_at } = order
  const row = { at: now, event: 'person_forgotten', from: state, to: state, who: 'shop' }
  const forgotten: Order = {
    ...kept,
    customer: { name: GONE, last_name: '', phone: '', email: '' },
    customer_id: null,
    counted_for: [],
    delivery: withoutAddress(order.delivery),
    delivery_text: { uk: GONE, en: GONE },
    note: '',
    ...(order.made_by_staff && { made_by_staff: withoutNotes(order.made_by_staff) }),
    comment: '',
    comment_changes: [],
    ...(order.comments && { comments: [] }),
    ...(returns && { returns: returns.map(asked => ({ ...asked, reason: '' })) }),
    ...(refunds && { refunds: refunds.map(withoutComment) }),
    ...(refund_requests && { refund_requests: refund_requests.map(withTextsErased) }),
    ...(accounting?.refusal && { accounting: { ...accounting, refusal: { ...accounting.refusal, detail: '' } } }),
    ...(cancel_requested && { cancel_requested: { at: cancel_requested.at, who: cancel_requested.who } }),
    history: history.map(withoutReason),
    promo: order.promo && { ...order.promo, customer: GONE },
    forgotten_at: forgotten_at ?? now,
    forgotten_form: FORGOTTEN_FORM,
  }
  return forgotten_at ? forgotten : withHistory(forgotten, row)
}

function withoutComment({ closed, ...refund }: Refund): Refund {
  return { ...refund, comment: '', ...(closed && { closed: { ...closed, reason: '' } }) }
}

function withTextsErased({ decided, ...asked }: RefundRequest): RefundRequest {
  return { ...asked, reason: '', ...(decided && { decided: { at: decided.at, who: decided.who } }) }
}

function withoutNotes({ means_note: _, ...made }: MadeByStaff): MadeByStaff {
  return { ...made, discount_reason: null }
}

/** What staff wrote to the customer goes as a whole. A reason may have names and measures in it, whatever it is the reason of; of what was changed only the goods stay. */
function withoutReason(row: HistoryRow): HistoryRow {
  const { reason, changes, message, ...payload } = row.payload ?? {}
  if (reason === undefined && changes === undefined && message === undefined) return row
  return {
    ...row,
    payload: { ...payload, ...(changes && { changes: changes.filter(({ field }) => field === 'goods') }) },
  }
}

function withoutAddress(delivery: Delivery): Delivery {
  // Nobody can tell what was written in place of a town or a department.
  if (delivery.type === 'international')
    return { ...delivery, state: GONE, city: GONE, address: GONE, postal_code: GONE }
  const listed = isTyped(delivery) ? { ...delivery, area: GONE, city: GONE } : delivery
  if (isTyped(delivery) && 'post_office' in listed) return { ...listed, post_office: GONE } as Delivery
  return 'courier_delivery' in listed ? { ...listed, courier_delivery: GONE } : listed
}
