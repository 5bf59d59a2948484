import { withQueuedByItself } from '../accounting/accounting-state.ts'
import { withFiguresDue } from '../customer-figures/figures-due.ts'
import { withEmails } from '../emails/enqueue-emails.ts'
import { countAwaitedOfSize } from '../fulfilment/arrival.ts'
import { withShopHandOver } from '../fulfilment/hand-over.ts'
import { hasNothingToSend } from '../fulfilment/left-to-send.ts'
import { packBy } from '../fulfilment/pack-by.ts'
import { nextTrackingPoll } from '../fulfilment/tracking-status.ts'
import { nextWatch } from '../fulfilment/watch-order.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import type { Order } from '../order/order.ts'
import { assigneesOf } from '../order/order-comment.ts'
import { SALES_CHANGED, SALES_FORM } from '../order/sales-form.ts'
import { orderSearchTerms, SEARCH_FORM } from '../order/search-terms.ts'
import { withTaskRequests } from '../order/task-requests.ts'
import { withRequestOver } from '../order-changes/change-request.ts'
import { withCountDue } from '../order-counts/counted-state.ts'
import { withSms } from '../order-messages/send-sms.ts'
import { chargeOf } from '../payment-attempts/charge.ts'
import { withShopPayment } from '../payments/manual-payment.ts'
import { paymentIssuesOf } from '../payments-desk/payment-issues.ts'
import { TOUCHED_SINCE } from '../privacy/without-person.ts'
import { openRequest } from '../refunds/refund-request.ts'
import { hadSales } from '../sales/order-sales.ts'
import { withNotifications } from '../staff-notifications/order-events.ts'
import { countStateChange } from './order-metrics.ts'

/**
 * The orders of the shop: whatever changes one, the emails about the change (to its customer and to staff), its place in the queue of 1C
 * (`queuesPaid`: paid ones enter it by themselves) and the fields that jobs find it by are part of the same write, so no process can die between them.
 */
export function withOrderEffects(stored: OrderRepository, { queuesPaid = never } = {}): OrderRepository {
  return {
    ...stored,
    async change(number, rule, options) {
      const queues = { queuesPaid: await queuesPaid() }
      let before: Order | undefined
      const saved = await stored.change(
        number,
        order => {
          before = order
          const changed = rule(order)
          if (!changed) return changed
          const paid = withRequestOver(withShopHandOver(order, withShopPayment(order, changed)))
          const queued = withQueuedByItself(order, paid, queues)
          const announced = withNotifications(order, withSms(order, withEmails(order, queued)))
          const known = withTaskRequests(announced, order.tasks)
          return withDerivedFields(withForgettingDue(order, withFiguresDue(order, known)))
        },
        options,
      )
      if (before && saved) countStateChange(before, saved)
      return saved
    },
  }
}

/** Whatever happens to an order after it lost its person may bring words of staff: the job looks at it once more. */
function withForgettingDue(before: Order, after: Order): Order {
  const isNew = before.forgotten_at && after.forgotten_form === before.forgotten_form
  return isNew ? { ...after, forgotten_form: TOUCHED_SINCE } : after
}

const never = async (): Promise<boolean> => false

/** The order with the fields that jobs and staff find it by; derived at each write, so that they cannot fall behind. */
export function withDerivedFields(order: Order): Order {
  const waiting = order.lines.filter(line => line.preorder && countAwaitedOfSize(order, line) > 0)
  const awaits = [...new Set(waiting.map(({ article, size }) => `${article} ${size}`))]
  const isInAdvance = order.awaits !== undefined || awaits.length > 0
  const has_nothing_to_send = hasNothingToSend(order)
  const needs_person = order.alerts.length > 0 || has_nothing_to_send
  const { currency, eur_rate, sums } = order
  const payment_issues = paymentIssuesOf(order)
  return {
    ...withCountDue(order),
    watch_at: nextWatch(order)?.at ?? null,
    ask_carrier_at: nextTrackingPoll(order),
    pack_by: packBy(order),
    has_nothing_to_send,
    needs_person,
    has_preorder: order.lines.some(({ preorder }) => preorder !== null),
    total_uah: chargeOf({ amount: sums.total, currency }, { eur_rate }).amount,
    search_terms: orderSearchTerms(order),
    search_form: SEARCH_FORM,
    // What nobody ever paid for has no sales to be counted.
    sales_form: hadSales(order) ? SALES_CHANGED : SALES_FORM,
    payment_issues,
    has_payment_issue: payment_issues.length > 0,
    needs_refund: order.alerts.includes('refund_due') || openRequest(order) !== null,
    ...(isInAdvance && { awaits }),
    ...(order.comments && { assigned_to: assigneesOf(order.comments) }),
  }
}
