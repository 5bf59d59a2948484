import { ShopError } from '@shop/contracts/errors'
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
import { isPlaced } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import { finishTasksOrLeave } from '../order/run-tasks.ts'
import type { OpenEvent } from '../payment-events/unmatched-payment-events.repository.ts'
import { settleDifferences } from './check-payments.ts'
import { closeCausesOf, closeEvent } from './close-event.ts'
import { deskOrder } from './desk-order.ts'
import { deskPage } from './desk-page.ts'
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
      thirdPartyOrders.paidTwice(),
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
    const before = (await orders.byNumber(number))?.payment_state ?? null
    const order = await matchEvent(deps, { event, number, who })
    const states = { before: { payment_status: before }, after: { payment_status: order.payment_state } }
    return {
      answer: { order: toDeskOrder(order, 'double') },
      change: { action: 'payment_match', subject: number, asked: { event }, ...states },
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
    const before = await placed(number)
    await orders.change(number, order => withRefundOutcome(order, { ...asked, who }, clock.now()))
    await finishTasksOrLeave(deps, number)
    const after = await placed(number)
    const states = { before: { payment_status: before.payment_state }, after: { payment_status: after.payment_state } }
    return {
      answer: { order: toDeskOrder(after, 'refund') },
      change: { action: 'payment_settle', subject: number, asked, ...states },
    }
  })

  function toDeskOrder(order: Placed, issue: PaymentIssue) {
    return deskOrder(order, issue, clock.now())
  }

  async function placed(number: string): Promise<Placed> {
    const order = await orders.byNumber(number)
    if (!order || !isPlaced(order)) throw new ShopError('not_found')
    return order
  }
}

function toUnmatchedEvent({ _id: id, word: event, at }: OpenEvent): UnmatchedEvent {
  const { payment_id, status, amount_text: amount, currency } = event
  const next = status === 'approved' ? 'match' : status === 'pending' ? 'ask' : 'close'
  return { id, at: at.toISOString(), payment_id, status, amount, currency, next, causes: closeCausesOf(event) }
}
