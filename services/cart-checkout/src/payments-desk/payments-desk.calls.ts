import type { PaymentIssue, UnmatchedEvent } from '@shop/contracts/staff/orders/payments-desk'
import {
  askBankEndpoint,
  closeEventEndpoint,
  deskOrdersEndpoint,
  matchEventEndpoint,
  paymentsDeskEndpoint,
  settleRefundEndpoint,
  unmatchedEventsEndpoint,
} from '@shop/contracts/staff/orders/payments-desk-calls'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { Order } from '../order/order.ts'
import { type Placed, requirePlaced } from '../order/order-states.ts'
import { changeAndFinish } from '../order/run-tasks.ts'
import type { OpenEvent } from '../payment-events/unmatched-payment-events.repository.ts'
import { settleDifferences } from './check-payments.ts'
import { closeCausesOf, closeEvent } from './close-event.ts'
import { deskOrder } from './desk-order.ts'
import { deskPage } from './desk-page.ts'
import { eventStep } from './event-step.ts'
import { lastCheck } from './last-check.ts'
import { matchEvent } from './match-event.ts'
import { type DeskDeps, queryPayment } from './query-payment.ts'
import { withRefundOutcome } from './settle-refund.ts'

const PAGE_LENGTH = 25

/** The payments desk: what the accountant sees, and what is done about it. */
export function addPaymentsDeskCalls(calls: InternalCalls, deps: DeskDeps): void {
  const { orders, deskOrders, thirdPartyOrders, unmatchedPaymentEvents, paymentChecks, clock } = deps

  staffRead(calls, paymentsDeskEndpoint, async () => {
    const [unmatched, double, links, refunds, review, found, last] = await Promise.all([
      unmatchedPaymentEvents.countOpen(),
      deskOrders.count('double'),
      thirdPartyOrders.findPaidTwice(),
      deskOrders.count('refund'),
      deskOrders.count('review'),
      paymentChecks.countOpenDifferences(),
      paymentChecks.findLastDone(),
    ])
    const last_check = lastCheck(last, clock.now())
    return { unmatched, double: double + links.length, refunds, differences: review + found, last_check }
  })

  staffRead(calls, unmatchedEventsEndpoint, async ({ query: { page = 1, limit = PAGE_LENGTH } }) => {
    const { events, count } = await unmatchedPaymentEvents.findPage({ page, limit })
    return { events: events.map(toUnmatchedEvent), count, page, limit }
  })

  staffRead(calls, deskOrdersEndpoint, async ({ query: { issue, page = 1, limit = PAGE_LENGTH } }) => {
    return { ...(await deskPage(deps, { issue, page, limit, now: clock.now() })), page, limit }
  })

  staffWrite(calls, matchEventEndpoint, async ({ body: { event, order: number }, who }) => {
    const { before, after } = await matchEvent(deps, { event, number, who })
    return {
      answer: { order: toDeskOrder(after, 'double') },
      change: { action: 'payment_match', subject: number, asked: { event }, ...paymentStates(before, after) },
    }
  })

  staffWrite(calls, closeEventEndpoint, async ({ body: { event, cause, reason }, who }) => {
    const closed = await closeEvent(unmatchedPaymentEvents, { event, cause, reason, who, now: clock.now() })
    return { answer: {}, change: { action: 'payment_close', subject: closed.payment_id, asked: { cause, reason } } }
  })

  staffWrite(calls, askBankEndpoint, async ({ body: { payment_id } }) => {
    const answer = await queryPayment(deps, payment_id)
    await settleDifferences(deps, payment_id)
    return { answer: { answer }, change: { action: 'payment_ask', subject: payment_id, after: { answer } } }
  })

  staffWrite(calls, settleRefundEndpoint, async ({ body: { order: number, ...asked }, who }) => {
    const before = requirePlaced(await orders.byNumber(number))
    const rule = (order: Order) => withRefundOutcome(order, { ...asked, who }, clock.now())
    const after = requirePlaced(await changeAndFinish(deps, before, rule))
    return {
      answer: { order: toDeskOrder(after, 'refund') },
      change: { action: 'payment_settle', subject: number, asked, ...paymentStates(before, after) },
    }
  })

  function toDeskOrder(order: Placed, issue: PaymentIssue) {
    return deskOrder(order, issue, clock.now())
  }
}

function paymentStates(before: Placed, after: Placed) {
  return { before: { payment_status: before.payment_state }, after: { payment_status: after.payment_state } }
}

function toUnmatchedEvent({ _id: id, word: event, at }: OpenEvent): UnmatchedEvent {
  const { payment_id, status, amount_text: amount, currency } = event
  const next = eventStep(event)
  return { id, at: at.toISOString(), payment_id, status, amount, currency, next, causes: closeCausesOf(event) }
}
