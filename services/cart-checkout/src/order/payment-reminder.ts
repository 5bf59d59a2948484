import type { HistoryRow } from './history-row.ts'
import type { Order } from './order.ts'
import { withTask } from './order-tasks.ts'

/** Not while the customer is on the bank's page: paying there brings the email about the payment instead. */
const REMIND_AFTER_MS = 15 * 60_000

/**
 * Does the email about this row remind the customer to pay? Of an order that staff made nobody is on the bank's page: the link to pay by is
 * what the customer waits for, at once.
 */
export function isReminder({ event, who }: HistoryRow): boolean {
  return event === 'place' && who === 'customer'
}

/**
 * When the customer is to be reminded that the order waits for its money (docs/rules.md, "Emails"); null when it does not wait, or the
 * reminder was asked for already. The clock finds the order then, so an order that is paid before costs nothing.
 */
export function reminderDue(order: Order): Date | null {
  const { state, reminded_at, customer, history } = order
  if (state !== 'awaiting_payment' || reminded_at || customer.email === '') return null
  // Staff took the mark of payment back, and speak with the customer themselves.
  if (history.some(({ event }) => event === 'payment_undone')) return null
  const placed = history.find(isReminder)
  return placed ? new Date(placed.at.getTime() + REMIND_AFTER_MS) : null
}

/** The order with the reminder among its tasks. */
export function withReminder(order: Order, now: Date): Order {
  const row = order.history.findIndex(isReminder)
  return withTask({ ...order, reminded_at: now }, { do: 'send_email', email: 'created', row }, now)
}
