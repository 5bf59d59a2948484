import type { Order } from './order.ts'
import { isPaidTwice } from './payment-attempt.ts'
import { isUndone } from './refund.ts'

/** Alerts that keep an order from being packed while what they tell of lasts; of the others staff need only know. */
const isOpen: Readonly<Record<string, (order: Order) => boolean>> = {
  double_paid: isPaidTwice,
  refund_unclear: () => true,
  refund_declined: wasLastRefundDeclined,
  // Its customer gave it up and waits for the money.
  cancel_wanted: () => true,
}

/** Must a person settle something before the order may be packed (docs/rules.md, "Order states")? */
export function hasOpenAlert(order: Order): boolean {
  return order.alerts.some(alert => isOpen[alert]?.(order))
}

function wasLastRefundDeclined({ refunds = [] }: Order): boolean {
  const last = refunds.filter(({ closed }) => !closed).at(-1)
  return last !== undefined && isUndone(last)
}
