import type { UnprovedEmails } from '@shop/service-kit/mail/unproved-emails'
import type { NewEntry, Outbox } from '@shop/service-kit/outbox/outbox.repository'
import type { EmailName } from '../order/email-names.ts'
import type { Order, OrderTask } from '../order/order.ts'
import { withTasksAbout } from '../order/order-tasks.ts'
import { isReminder, reminderDue, withReminder } from '../order/payment-reminder.ts'
import { emailOf, emailRules } from './email-rules.ts'

type EmailTask = Extract<OrderTask, { do: 'send_email' }>

/** The order after a change, with the emails about it among its tasks. */
export function withEmails(before: Order, after: Order): Order {
  // Staff took the order by phone, and nobody has a mailbox to write to.
  if (after.customer.email === '') return after
  const announced = withTasksAbout(before, after, (historyRow, row) => {
    const email = emailOf(historyRow)
    return email && !isReminder(historyRow) ? { do: 'send_email', email, row } : null
  })
  const news = after.history.slice(before.history.length)
  const isRefused = news.some(row => emailOf(row) === 'declined')
  const at = news.at(-1)?.at
  // A customer whose payment was refused needs the way back to the order now.
  return isRefused && at && reminderDue(announced) ? withReminder(announced, at) : announced
}

export type EmailDeps = { outbox: Outbox; unprovedEmails: UnprovedEmails }

/** The email as it waits in the outbox; the row that it is about makes its key, so that it goes out once. */
export function emailEntry(order: Order, { email, row }: EmailTask, now: Date): NewEntry {
  const at = order.history[row]?.at ?? now
  const due = new Date(at.getTime() + emailRules[email].afterMs)
  const facts = { order: order.number, letter: email, row }
  return { key: keyOf(order, email, row), effect: 'letter', facts, now, due }
}

function causeOf({ history }: Order, row: number): string {
  return history[row]?.who ?? 'customer'
}

/** The key in the outbox: an email is stored as a letter. */
function keyOf({ number }: Order, email: EmailName, row: number): string {
  return `letter ${number} ${email} ${row}`
}

/** Under which kind it is counted for its mailbox, which gets only so many that strangers can cause; null: it always goes out. */
export function provokedKind(order: Order, { email, row }: EmailTask): EmailName | null {
  return isProvoked(order, email, causeOf(order, row)) ? email : null
}

/**
 * May anybody cause such emails without paying and without proving whose the mailbox is? Those are limited for each mailbox;
 * emails about money, about parcels and about what staff did always go out.
 */
function isProvoked({ mailbox_proved, attempts }: Order, email: EmailName, who: string): boolean {
  if (mailbox_proved) return false
  if (email === 'created') return who === 'customer'
  if (email === 'declined' || email === 'code') return true
  const wasPaid = attempts.some(({ state }) => state === 'approved' || state === 'refunded')
  return email === 'cancelled' && who === 'customer' && !wasPaid
}
