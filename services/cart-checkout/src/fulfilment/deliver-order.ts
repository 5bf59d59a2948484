import { addDays, kyivDay, workingDayAfter } from '@shop/calendar/kyiv-days'
import { type Deed, type Placed, withStep } from '../order/move-order.ts'
import { withoutAlert } from '../order/order.ts'

/** The shop promises to pack an order within so many working days. */
const PACK_DAYS = 3
const RETURN_DAYS = 14

/** What nobody need look at any more when the customer has it. */
const settledThen = ['not_collected', 'parcel_returned', 'parcel_unknown']

/** Somebody packs it now. */
export function withTaken(order: Placed, deed: Deed): Placed {
  return { ...withStep(order, 'take', deed), due_on: workingDayAfter(deed.now, PACK_DAYS) }
}

/** The customer has it: the days for returns begin. */
export function withDelivered(order: Placed, deed: Deed): Placed {
  const settled = settledThen.reduce(withoutAlert, order)
  return withStep({ ...settled, delivered_at: deed.now }, 'delivered', deed)
}

/** The last day in Kyiv on which the customer may send something back; null before it was delivered. */
export function lastReturnDay({ delivered_at }: Pick<Placed, 'delivered_at'>): string | null {
  return delivered_at ? addDays(kyivDay(delivered_at), RETURN_DAYS) : null
}
