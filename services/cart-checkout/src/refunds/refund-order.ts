import { ShopError } from '@shop/contracts/errors'
import { failpoint } from '@shop/service-kit/failpoints'
import { isPlaced, type Order } from '../orders/order.ts'
import { finishTasksOrLeave } from '../orders/run-tasks.ts'
import type { AskDeps } from '../payments/ask-bank.ts'
import { MANUAL } from '../payments/manual-payment.ts'
import { GatewaySilence } from '../ports/payment/gateway-silence.ts'
import type { RefundOutcome, RefundRequest } from '../ports/payment/payment-provider.ts'
import { type RefundOrder, withRefundSent, withRefundSettled } from './with-refund.ts'

/** Gives money of an order back. It is written down before the bank is told, so that no money leaves without a trace. */
export async function refundOrder(deps: AskDeps, number: string, wanted: RefundOrder): Promise<Order> {
  const { orders, clock, gateway } = deps
  const found = await orders.byNumber(number)
  if (!found || !isPlaced(found)) throw new ShopError('not_found')
  const sent = await orders.change(number, order => withRefundSent(order, wanted, clock.now()))
  const refund = sent?.refunds?.at(-1)
  const attempt = sent?.attempts.find(({ payment_id }) => payment_id === refund?.payment_id)
  if (!sent || !refund || !attempt) throw new ShopError('not_found')
  await failpoint('refund-saved')
  const { payment_id, amount, comment } = refund
  // What another merchant account took, this one cannot give back.
  const isOurs = attempt.merchant === gateway.merchant
  const { currency } = attempt.charge
  const told = isOurs ? await outcomeOf(deps, { payment_id, amount, currency, comment }) : 'declined'
  // Staff gave back by hand what they took by hand.
  const outcome = attempt.provider === MANUAL ? 'refunded' : told
  await failpoint('refund-answered')
  if (!outcome) return sent
  const settled = await orders.change(number, order => withRefundSettled(order, payment_id, outcome, clock.now()))
  await finishTasksOrLeave(deps, number)
  return settled ?? sent
}

/** Null when nobody knows whether the money moved: then the bank is asked later. */
async function outcomeOf({ gateway, log }: AskDeps, wanted: RefundRequest): Promise<RefundOutcome | null> {
  try {
    return await gateway.refund(wanted)
  } catch (error) {
    if (!(error instanceof GatewaySilence)) throw error
    log.warn({ err: error, payment_id: wanted.payment_id }, 'the bank does not say whether a refund was made')
    return error.notSent ? 'declined' : null
  }
}
