import { addDays, kyivDay, workingDayAfter } from '@shop/calendar/kyiv-days'
import { type ChangeContext, type Placed, withTransition } from '../order/move-order.ts'
import { withoutAlert } from '../order/order.ts'

/** The shop promises to pack an order within so many working days. */
const PACK_DAYS = 3
const RETURN_DAYS = 14

/** Alerts that are settled when the customer has the order. */
const settledByDelivery = ['not_collected', 'parcel_returned', 'parcel_unknown']

/** Staff have started to pack it. */
export function withProcessingStarted(order: Placed, context: ChangeContext): Placed {
  return { ...withTransition(order, 'take', context), due_on: workingDayAfter(context.now, PACK_DAYS) }
}

/** The customer has it: the days for returns begin. */
export function withDelivered(order: Placed, context: ChangeContext): Placed {
  const settled = settledByDelivery.reduce(withoutAlert, order)
  return withTransition({ ...settled, delivered_at: context.now }, 'delivered', context)
}

/** The last day in Kyiv on which the customer may send something back; null before it was delivered. */
export function lastReturnDay({ delivered_at }: Pick<Placed, 'delivered_at'>): string | null {
  return delivered_at ? addDays(kyivDay(delivered_at), RETURN_DAYS) : null
}
