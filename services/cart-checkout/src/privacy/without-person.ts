import { type Delivery, isTyped } from '@shop/contracts/delivery/delivery'
import type { HistoryRow } from '../order/history-row.ts'
import { type Order, withHistory } from '../order/order.ts'
import type { RefundRequest } from '../order/refund.ts'

/** In place of what was personal: fields that must hold something hold this. */
const GONE = '—'
const over: readonly Order['state'][] = ['completed', 'cancelled', 'expired', 'returned']

/** Nobody needs to know any more whom it was sent to. */
export const overStates = over

/** The order as the books need it: what was bought and paid, and to which town it went, but not by whom (D33). */
export function withoutPerson(order: Order, now: Date): Order {
  const { forget_wanted: _, ...kept } = order
  const { state, returns, received, refund_requests, history } = order
  const row = { at: now, event: 'person_forgotten', from: state, to: state, who: 'shop' }
  return withHistory(
    {
      ...kept,
      customer: { name: GONE, last_name: '', phone: '', email: '' },
      customer_id: null,
      counted_for: [],
      delivery: withoutAddress(order.delivery),
      delivery_text: { uk: GONE, en: GONE },
      note: '',
      ...(order.made_by_staff && { made_by_staff: { ...order.made_by_staff, discount_reason: null } }),
      comment: '',
      comment_changes: [],
      ...(received && { received: received.map(({ key, before }) => ({ key, before: { ...before, comment: '' } })) }),
      ...(returns && { returns: returns.map(asked => ({ ...asked, reason: '' })) }),
      ...(refund_requests && { refund_requests: refund_requests.map(withoutWords) }),
      history: history.map(withoutReason),
      promo: order.promo && { ...order.promo, customer: GONE },
      forgotten_at: now,
    },
    row,
  )
}

function withoutWords({ decided, ...asked }: RefundRequest): RefundRequest {
  return { ...asked, reason: '', ...(decided && { decided: { at: decided.at, who: decided.who } }) }
}

const withReasons = ['return_request', 'refund_request', 'refund_decline']

/** The reason of a return or a refund may have names and measures in it. */
function withoutReason(row: HistoryRow): HistoryRow {
  if (!withReasons.includes(row.event) || !row.payload) return row
  const { reason: _, ...payload } = row.payload
  return { ...row, payload }
}

function withoutAddress(delivery: Delivery): Delivery {
  if (delivery.type === 'international') return { ...delivery, address: GONE, postal_code: GONE }
  // Nobody can tell what was written in place of a department.
  if (isTyped(delivery) && 'post_office' in delivery) return { ...delivery, post_office: GONE }
  return 'courier_delivery' in delivery ? { ...delivery, courier_delivery: GONE } : delivery
}
