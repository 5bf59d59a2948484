import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import { failpoint } from '@shop/service-kit/process/failpoints'
import type { OrderRepository } from '../order/order.repository.ts'
import type { PaymentProvider } from '../ports/payment/payment-provider.ts'
import { refundByProvider } from './refund-by-provider.ts'
import { withDueAgain, withDueSent, withRefundSettled } from './with-refund.ts'

type SendDeps = { orders: OrderRepository; paymentProvider: PaymentProvider; clock: Clock; log: Log }

/**
 * Asks the bank for a refund that is due by itself. The request is saved before it is sent, so it is sent once, whichever process
 * dies: an answer that is missing is asked for, and only what surely never reached the bank is sent again.
 */
export async function sendDueRefund(deps: SendDeps, number: string, payment_id: string): Promise<void> {
  const { orders, clock } = deps
  const sent = await orders.change(number, order => withDueSent(order, payment_id, clock.now()))
  const refund = sent?.refunds?.find(refund => refund.payment_id === payment_id && refund.state === 'sent')
  const attempt = sent?.attempts.find(attempt => attempt.payment_id === payment_id)
  if (!refund || !attempt) return
  await failpoint('refund-saved')
  const answer = await refundByProvider(deps, attempt, refund)
  await failpoint('refund-answered')
  if (answer === 'unknown') return
  await orders.change(number, order =>
    answer === 'not_sent'
      ? withDueAgain(order, payment_id, clock.now())
      : withRefundSettled(order, { payment_id }, answer, clock.now()),
  )
}
