import type { bankAnswers } from '@shop/contracts/staff/orders/payments-desk'
import { isThirdPartyNumber } from '../order/order-ref.ts'
import { isDue, type Refund } from '../order/refund.ts'
import { finishTasksOrLeave } from '../order/run-tasks.ts'
import { receivePaymentEvent } from '../payment-events/receive-payment-event.ts'
import type { PollDeps } from '../payments/poll-payments.ts'
import { type PaymentEvent, ProviderSilence } from '../ports/payment/payment-provider.ts'
import { withRefundStatus } from '../refunds/apply-refund-event.ts'
import { sendDueRefund } from '../refunds/send-due-refund.ts'
import type { DeskOrders } from './desk-orders.repository.ts'
import type { PaymentChecks } from './payment-checks.repository.ts'

/** What the payments desk works with. */
export type DeskDeps = PollDeps & { deskOrders: DeskOrders; paymentChecks: PaymentChecks }
export type BankAnswer = (typeof bankAnswers)[number]
type Said = { event: PaymentEvent | null } | 'silent'

const LONGEST_QUERY_MS = 8000

/**
 * Asks the bank about one payment whatever state it is in, and applies what it says: a lost event, the end of a refund. A refund that waits
 * to be requested is requested first; nothing is ever requested twice.
 */
export async function queryPayment(deps: PollDeps, payment_id: string): Promise<BankAnswer> {
  const { orders, clock } = deps
  const number = await deps.unmatchedPaymentEvents.findOrderNumber(payment_id)
  const before = await findPaid(deps, number)
  const isWaiting = before?.refunds?.some(refund => refund.payment_id === payment_id && isDue(refund))
  if (number && isWaiting) await sendDueRefund(deps, number, payment_id)
  const said = await fetchStatus(deps, payment_id)
  if (said === 'silent') return said
  const { event } = said
  if (!event) return 'unknown'
  await receivePaymentEvent(deps, event)
  if (!number) return 'changed'
  // An order by link has no refunds of its own: the event has said all of it.
  if (!isThirdPartyNumber(number)) {
    await orders.change(number, order => withRefundStatus(order, event, clock.now()))
    await finishTasksOrLeave(deps, number)
  }
  const after = await findPaid(deps, number)
  return statesOf(after) === statesOf(before) ? 'same' : 'changed'
}

/** What the bank says of a payment, as it signed it. */
export async function fetchStatus({ paymentProvider, bankLimiter, log }: PollDeps, payment_id: string): Promise<Said> {
  try {
    return { event: await bankLimiter(() => paymentProvider.queryStatus(payment_id, LONGEST_QUERY_MS)) }
  } catch (error) {
    if (!(error instanceof ProviderSilence)) throw error
    log.warn({ err: error, payment_id }, 'the bank does not say what became of a payment')
    return 'silent'
  }
}

type Paid = {
  attempts: readonly { state: string }[]
  refunds?: readonly Refund[]
  alerts: readonly string[]
}

async function findPaid({ orders, thirdPartyOrders }: PollDeps, number: string | null): Promise<Paid | null> {
  if (!number) return null
  return isThirdPartyNumber(number) ? thirdPartyOrders.byNumber(number) : orders.byNumber(number)
}

function statesOf(order: Paid | null): string {
  const { attempts = [], refunds = [], alerts = [] } = order ?? {}
  return [...attempts, ...refunds].map(({ state }) => state).join() + alerts.join()
}
