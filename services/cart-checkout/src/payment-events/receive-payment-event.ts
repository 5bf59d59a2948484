import { failpoint } from '@shop/service-kit/process/failpoints'
import { isThirdPartyNumber, numberOfPayment } from '../order/order-ref.ts'
import { finishTasksOrLeave, type TaskDeps } from '../order/run-tasks.ts'
import { type Payable, withNextPoll } from '../payment-attempts/poll-schedule.ts'
import type { PaymentEvent } from '../ports/payment/payment-provider.ts'
import { applyThirdPartyPaymentEvent } from '../third-party-orders/apply-payment-event.ts'
import type { ThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import type { UnmatchedPaymentEvents } from './unmatched-payment-events.repository.ts'

export type ReceiveDeps = TaskDeps & {
  unmatchedPaymentEvents: UnmatchedPaymentEvents
  thirdPartyOrders: ThirdPartyOrders
}

/** Saves a genuine payment event and applies it. Only after this may the gateway be answered "accept". */
export async function receivePaymentEvent(deps: ReceiveDeps, event: PaymentEvent): Promise<void> {
  const number = numberOfPayment(event.payment_id)
  if (number && (await appliesToOrder(deps, number, event))) return
  // Staff may have said which order a payment of another name is for.
  const matched = await deps.unmatchedPaymentEvents.orderOf(event.payment_id)
  if (matched && matched !== number && (await appliesToOrder(deps, matched, event))) return
  await deps.unmatchedPaymentEvents.add(event, deps.clock.now())
  const { payment_id, status } = event
  deps.log.error({ payment_id, payment_status: status }, 'the gateway reports a payment that we never started')
}

/** False when no order has begun this payment. */
async function appliesToOrder(deps: ReceiveDeps, number: string, event: PaymentEvent): Promise<boolean> {
  const { orders, thirdPartyOrders, clock } = deps
  const isAgreedElsewhere = isThirdPartyNumber(number)
  const order = await (isAgreedElsewhere ? thirdPartyOrders : orders).byNumber(number)
  if (!order?.attempts.some(({ payment_id }) => payment_id === event.payment_id)) return false
  const changed = isAgreedElsewhere
    ? await thirdPartyOrders.change(number, order =>
        withBankAsked(applyThirdPartyPaymentEvent(order, event, clock.now())),
      )
    : await orders.change(number, order => withBankAsked(applyPaymentEvent(order, event, clock.now())))
  await failpoint('word-saved')
  for (const alert of changed?.alerts ?? [])
    deps.log.warn({ order: number, payment_id: event.payment_id, reason: alert }, 'an order needs a person')
  if (changed && !isAgreedElsewhere) await finishTasksOrLeave(deps, number)
  return true
}

function withBankAsked<Paid extends Payable>(applied: Paid | null): Paid | null {
  return applied && withNextPoll(applied)
}
