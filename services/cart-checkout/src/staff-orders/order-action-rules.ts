import { ShopError } from '@shop/contracts/errors'
import type { OrderActionName, StaffStep } from '@shop/contracts/order-actions'
import { withCancelled } from '../cancellation/cancel-order.ts'
import { awaitedIn } from '../fulfilment/arrival.ts'
import { withDelivered, withTaken } from '../fulfilment/deliver-order.ts'
import { awaitedOf } from '../fulfilment/part.ts'
import { withPartSent } from '../fulfilment/send-part.ts'
import { exampleTracking } from '../fulfilment/tracking-number.ts'
import type { LineCount } from '../order/line-count.ts'
import { type Deed, type Placed, withStep } from '../order/move-order.ts'
import { withHoldsSold } from '../order/order-tasks.ts'
import { withManualPayment, withManualPaymentUndone } from '../payments/manual-payment.ts'
import { withReturnAccepted, withReturnRefused, withReturnRequested } from '../returns/return-order.ts'

/**
 * The order after a step of staff.
 * @throws ShopError illegal_transition, or validation when it names pieces that cannot take it.
 */
export function withStaffStep(order: Placed, step: StaffStep, by: Pick<Deed, 'who' | 'now'>): Placed {
  const deed: Deed = 'reason' in step ? { ...by, payload: { reason: step.reason } } : by
  switch (step.do) {
    case 'take':
      return withTaken(order, deed)
    case 'ship':
      return withPartSent(order, { how: 'ship', tracking: step.tracking.toUpperCase(), lines: exact(step.lines) }, deed)
    case 'ready':
      return withPartSent(order, { how: 'ready', tracking: null, lines: exact(step.lines) }, deed)
    case 'delivered':
      return withDelivered(order, deed)
    case 'cancel':
      return withCancelled(order, deed)
    case 'receive':
      if (awaitedIn(order, step) === 0) throw new ShopError('illegal_transition', { from: order.state, event: step.do })
      return order
    case 'restocked':
      return withHoldsSold(withStep(order, 'restocked', deed), deed.now)
    case 'return_request':
      return withReturnRequested(order, { lines: exact(step.lines) ?? [], reason: step.reason }, by)
    case 'return_accept':
      return withReturnAccepted(order, exact(step.lines), by)
    case 'return_refuse':
      return withReturnRefused(order, step.reason, by)
    case 'manual_paid':
      return withManualPayment(order, deed)
    case 'manual_unpaid':
      return withManualPaymentUndone(order, deed)
    case 'comment':
      return { ...order, comment: step.comment }
  }
}

const reason = 'x'

/** Each action as staff would take it, to see whether the rules allow it now; a refund has rules of its own. */
export const exampleSteps = {
  take: () => ({ do: 'take' }),
  ship: ({ delivery }) => ({ do: 'ship', tracking: exampleTracking(delivery) }),
  ready: () => ({ do: 'ready' }),
  delivered: () => ({ do: 'delivered' }),
  receive: order => ({ do: 'receive', key: reason, count: 1, ...awaitedSize(order) }),
  cancel: () => ({ do: 'cancel', reason }),
  restocked: () => ({ do: 'restocked' }),
  return_request: ({ lines }) => ({ do: 'return_request', lines: lines.slice(0, 1).map(oneOf), reason }),
  return_accept: () => ({ do: 'return_accept' }),
  return_refuse: () => ({ do: 'return_refuse', reason }),
  refund: () => null,
  manual_paid: () => ({ do: 'manual_paid', reason }),
  manual_unpaid: () => ({ do: 'manual_unpaid', reason }),
} satisfies Record<OrderActionName, (order: Placed) => StaffStep | null>

function awaitedSize({ lines, ...order }: Placed) {
  const line = lines.find(line => awaitedOf({ ...order, lines }, line) > 0)
  return { article: line?.article ?? '', size: line?.size ?? '' }
}

function oneOf({ article, size, bundle }: Placed['lines'][number]) {
  return { article, size, bundle, count: 1 }
}

type Said = Omit<LineCount, 'bundle'> & { bundle?: string | null | undefined }

function exact<Line extends Said>(lines: readonly Line[] | undefined): (Line & { bundle: string | null })[] | null {
  return lines?.map(line => ({ ...line, bundle: line.bundle ?? null })) ?? null
}
