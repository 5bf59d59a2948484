import type { NotificationKind } from '@shop/contracts/staff/people/notifications'
import { MOST_NAMED, type StaffEvent } from '@shop/contracts/staff/people/notify-staff'
import type { HistoryRow } from '../order/history-row.ts'
import type { Order } from '../order/order.ts'
import { isSameLine, type LineCount } from '../order/order-line.ts'
import { withTasksAbout } from '../order/order-tasks.ts'

/** Rows of an order's history that staff may want an email about (docs/rules.md, "Emails"). */
const kinds: Readonly<Record<string, Extract<NotificationKind, 'order_paid' | 'return_asked'>>> = {
  payment_approved: 'order_paid',
  // Money that came after the reservation ended: the items were still there, or they were not.
  reserved_again: 'order_paid',
  reserve_failed: 'order_paid',
  return_request: 'return_asked',
}

/** The order after a change, with a task for what staff may want to read of it, saved with the change itself. */
export function withNotifications(before: Order, after: Order): Order {
  return withTasksAbout(before, after, ({ event }, row) => (kinds[event] ? { do: 'notify_staff', row } : null))
}

/** What the row is to staff, without the customer's name, phone or address; null for rows of no interest to them. */
export function staffEvent({ number, currency, sums, lines }: Order, row: HistoryRow): StaffEvent | null {
  const kind = kinds[row.event]
  if (!kind) return null
  if (kind === 'return_asked') return { kind, number, ...nameItems(lines, row.payload?.lines ?? []) }
  const total = { amount: sums.total, currency }
  return { kind, number, ...nameItems(lines, lines), total, is_short: row.event === 'reserve_failed' }
}

type Goods = Pick<Extract<StaffEvent, { kind: 'return_asked' }>, 'items' | 'more'>

function nameItems(lines: Order['lines'], counts: readonly LineCount[]): Goods {
  const items = counts.flatMap(({ count, ...line }) => {
    const known = lines.find(other => isSameLine(other, line))
    return known ? [{ article: known.article, size: known.size, title: known.title, count }] : []
  })
  const more = items.slice(MOST_NAMED).reduce((sum, { count }) => sum + count, 0)
  return { items: items.slice(0, MOST_NAMED), more }
}
