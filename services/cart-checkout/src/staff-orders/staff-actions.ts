import { ShopError } from '@shop/contracts/errors'
import type { StaffStep } from '@shop/contracts/staff-order-steps'
import { type OrderAction, orderActions } from '@shop/contracts/staff-orders'
import { awaitedOf } from '../fulfilment/part.ts'
import { exampleTracking } from '../fulfilment/tracking-number.ts'
import type { Placed } from '../order/move-order.ts'
import { withRefundSent } from '../refunds/with-refund.ts'
import { withStaffStep } from './staff-step.ts'

const reason = 'x'
type Try = StaffStep | 'refund' | ((order: Placed) => StaffStep)

/** Steps as staff would take them, to see which of them the rules allow. */
const tries: Record<OrderAction, Try> = {
  take: { do: 'take' },
  ship: ({ delivery }) => ({ do: 'ship', tracking: exampleTracking(delivery) }),
  ready: { do: 'ready' },
  delivered: { do: 'delivered' },
  receive: order => ({ do: 'receive', key: reason, count: 1, ...awaitedSize(order) }),
  cancel: { do: 'cancel', reason },
  restocked: { do: 'restocked' },
  return_request: ({ lines }) => ({ do: 'return_request', lines: lines.slice(0, 1).map(oneOf), reason }),
  return_accept: { do: 'return_accept' },
  return_refuse: { do: 'return_refuse', reason },
  refund: 'refund',
  manual_paid: { do: 'manual_paid', reason },
  manual_unpaid: { do: 'manual_unpaid', reason },
}

/** What staff may do with the order now: the rules themselves are asked, so the buttons never promise what they refuse. */
export function actionsOf(order: Placed, now: Date): OrderAction[] {
  return orderActions.filter(action => {
    try {
      perform(order, tries[action], now)
      return true
    } catch (error) {
      if (error instanceof ShopError) return isPaidTwice(error)
      throw error
    }
  })
}

function perform(order: Placed, wanted: Try, now: Date): void {
  const by = { who: 'staff', now }
  if (wanted === 'refund') {
    withRefundSent(order, { lines: [], delivery: false, amount: null, payment_id: null, comment: reason, ...by }, now)
    return
  }
  withStaffStep(order, typeof wanted === 'function' ? wanted(order) : wanted, by)
}

/** Only a person can say which of two payments goes back, so the refund is open. */
function isPaidTwice({ details: { fields } }: ShopError): boolean {
  return typeof fields === 'object' && fields !== null && 'payment_id' in fields
}

function awaitedSize({ lines, ...order }: Placed) {
  const line = lines.find(line => awaitedOf({ ...order, lines }, line) > 0)
  return { article: line?.article ?? '', size: line?.size ?? '' }
}

function oneOf({ article, size, bundle }: Placed['lines'][number]) {
  return { article, size, bundle, count: 1 }
}
