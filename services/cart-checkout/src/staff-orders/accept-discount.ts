import { ShopError } from '@shop/contracts/errors'
import { withHistory, withoutAlert } from '../order/order.ts'
import type { ChangeContext, Placed } from '../order/order-states.ts'
import { withTask } from '../order/order-tasks.ts'
import { PROMO_USED_UP } from '../order/promo-use.ts'

/**
 * Staff give the discount of a code that had no use left when the money came (docs/rules.md, "Promo codes"); its use is written down all
 * the same.
 * @throws ShopError illegal_transition when nothing waits for that decision, or the money is on its way back.
 */
export function withDiscountAccepted(order: Placed, { who, now }: ChangeContext): Placed {
  const { state, payment_state, promo, alerts } = order
  const isWaiting = alerts.includes(PROMO_USED_UP) && (state === 'paid' || state === 'paid_no_stock')
  if (!promo || !isWaiting || payment_state === 'refund_in_processing')
    throw new ShopError('illegal_transition', { from: state, event: 'accept_discount' })
  const row = { at: now, event: 'accept_discount', from: state, to: state, who }
  const accepted = { ...withoutAlert(order, PROMO_USED_UP), promo: { ...promo, accepted: true as const } }
  return withTask(withHistory(accepted, row), { do: 'use_promo' }, now)
}
