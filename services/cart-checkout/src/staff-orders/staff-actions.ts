import { ShopError } from '@shop/contracts/errors'
import { type OrderActionName, orderActionNames } from '@shop/contracts/order-actions'
import type { Placed } from '../order/move-order.ts'
import { withRefundSent } from '../refunds/with-refund.ts'
import { exampleSteps, withStaffStep } from './order-action-rules.ts'

const everything = { lines: [], delivery: false, amount: null, payment_id: null, comment: 'x' }

/** What staff may do with the order now: the rules themselves are asked, so the buttons never promise what they refuse. */
export function actionsOf(order: Placed, now: Date): OrderActionName[] {
  return orderActionNames.filter(action => {
    try {
      perform(order, action, now)
      return true
    } catch (error) {
      if (error instanceof ShopError) return isPaidTwice(error)
      throw error
    }
  })
}

function perform(order: Placed, action: OrderActionName, now: Date): void {
  const by = { who: 'staff', now }
  const step = exampleSteps[action](order)
  if (step) withStaffStep(order, step, by)
  else withRefundSent(order, { ...everything, ...by }, now)
}

/** Only a person can say which of two payments goes back, so the refund is open. */
function isPaidTwice({ details: { fields } }: ShopError): boolean {
  return typeof fields === 'object' && fields !== null && 'payment_id' in fields
}
