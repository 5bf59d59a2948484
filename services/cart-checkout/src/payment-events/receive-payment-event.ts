import { failpoint } from '@shop/service-kit/process/failpoints'
import { isThirdPartyNumber, numberOfPayment } from '../order/order-ref.ts'
import { changeAndClaim, finishChanged, type TaskDeps } from '../order/run-tasks.ts'
import { type Payable, withNextPoll } from '../payment-attempts/poll-schedule.ts'
import type { PaymentEvent } from '../ports/payment/payment-provider.ts'
import { applyThirdPartyPaymentEvent } from '../third-party-orders/apply-payment-event.ts'
import type { ThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { countPaymentEvent } from './payment-metrics.ts'
import type { UnmatchedPaymentEvents } from './unmatched-payment-events.repository.ts'

export type ReceiveDeps = TaskDeps & {
  unmatchedPaymentEvents: UnmatchedPaymentEvents
  thirdPartyOrders: ThirdPartyOrders
}

/** Saves a genuine payment event and applies it. Only after this may the provider be answered "accept". */
export async function receivePaymentEvent(deps: ReceiveDeps, event: PaymentEvent): Promise<void> {
  const number = numberOfPayment(event.payment_id)
  if (number && (await applyToOrder(deps, number, event))) return
  // Staff may have said which order a payment of another name is for.
  const matched = await deps.unmatchedPaymentEvents.findOrderNumber(event.payment_id)
  if (matched && matched !== number && (await applyToOrder(deps, matched, event))) return
  await deps.unmatchedPaymentEvents.add(event, deps.clock.now())
  const { payment_id, status } = event
  countPaymentEvent(status, 'unmatched')
  deps.log.error({ payment_id, payment_status: status }, 'the provider reports a payment that we never started')
}

/** False when no order has begun this payment. */
async function applyToOrder(deps: ReceiveDeps, number: string, event: PaymentEvent): Promise<boolean> {
  if (isThirdPartyNumber(number)) return applyToThirdPartyOrder(deps, number, event)
  const found = await deps.orders.byNumber(number)
  if (!found || !hasBegun(found, event)) return false
  const changed = await changeAndClaim(deps, found, order =>
    withNextPollScheduled(applyPaymentEvent(order, event, deps.clock.now())),
  )
  countPaymentEvent(event.status, changed ? 'applied' : 'repeated')
  await failpoint('payment-event-saved')
  logAlerts(deps, number, event, changed?.order.alerts)
  if (changed) await finishChanged(deps, changed)
  return true
}

async function applyToThirdPartyOrder(deps: ReceiveDeps, number: string, event: PaymentEvent): Promise<boolean> {
  const { thirdPartyOrders, clock } = deps
  const found = await thirdPartyOrders.byNumber(number)
  if (!found || !hasBegun(found, event)) return false
  const changed = await thirdPartyOrders.change(number, order =>
    withNextPollScheduled(applyThirdPartyPaymentEvent(order, event, clock.now())),
  )
  countPaymentEvent(event.status, changed ? 'applied' : 'repeated')
  await failpoint('payment-event-saved')
  logAlerts(deps, number, event, changed?.alerts)
  return true
}

function hasBegun({ attempts }: Payable, event: PaymentEvent): boolean {
  return attempts.some(({ payment_id }) => payment_id === event.payment_id)
}

function logAlerts(
  { log }: ReceiveDeps,
  order: string,
  { payment_id }: PaymentEvent,
  alerts: readonly string[] = [],
): void {
  for (const alert of alerts) log.warn({ order, payment_id, reason: alert }, 'an order needs a person')
}

function withNextPollScheduled<Paid extends Payable>(applied: Paid | null): Paid | null {
  return applied && withNextPoll(applied)
}
