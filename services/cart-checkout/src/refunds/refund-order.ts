import { ShopError } from '@shop/contracts/errors'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { isPlaced, type Order } from '../order/order.ts'
import { finishTasksOrLeave, type TaskDeps } from '../order/run-tasks.ts'
import { MANUAL } from '../payment-attempts/new-attempt.ts'
import type { PaymentProvider } from '../ports/payment/payment-provider.ts'
import { requestRefund } from './request-refund.ts'
import { type RefundOrder, withRefundSent, withRefundSettled } from './with-refund.ts'

export type RefundDeps = TaskDeps & { gateway: PaymentProvider }

/** Gives money of an order back. It is written down before the bank is asked, so that no money leaves without a trace. */
export async function refundOrder(deps: RefundDeps, number: string, wanted: RefundOrder): Promise<Order> {
  const { orders, clock } = deps
  const found = await orders.byNumber(number)
  if (!found || !isPlaced(found)) throw new ShopError('not_found')
  const sent = await orders.change(number, order => withRefundSent(order, wanted, clock.now()))
  const refund = sent?.refunds?.at(-1)
  const attempt = sent?.attempts.find(({ payment_id }) => payment_id === refund?.payment_id)
  if (!sent || !refund || !attempt) throw new ShopError('not_found')
  await failpoint('refund-saved')
  // Staff gave back by hand what they took by hand.
  const answer = attempt.provider === MANUAL ? 'refunded' : await requestRefund(deps, attempt, refund)
  await failpoint('refund-answered')
  if (answer === 'unknown') return sent
  const outcome = answer === 'not_sent' ? 'declined' : answer
  const { payment_id } = refund
  const settled = await orders.change(number, order => withRefundSettled(order, payment_id, outcome, clock.now()))
  await finishTasksOrLeave(deps, number)
  return settled ?? sent
}
