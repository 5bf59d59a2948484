import type { NewEntry } from '@shop/service-kit/outbox/outbox.repository'
import { addressEntry } from '../customer-orders/remember-address.ts'
import { type EmailDeps, emailEntry, provokedKind } from '../emails/enqueue-emails.ts'
import type { EnqueuedTask, Order } from '../order/order.ts'
import { smsEntry } from '../order-messages/send-sms.ts'
import { notificationEntry } from '../staff-notifications/notify-staff.ts'

/**
 * Hands what follows from a change over to the outbox, all of it in one command; only emails that strangers can cause are counted
 * one by one.
 */
export async function enqueueTasks(
  deps: EmailDeps,
  order: Order,
  tasks: readonly EnqueuedTask[],
  now: Date,
): Promise<void> {
  const { outbox, unprovedEmails } = deps
  const plain: NewEntry[] = []
  for (const task of tasks) {
    const entry = entryOf(order, task, now)
    const kind = task.do === 'send_email' ? provokedKind(order, task) : null
    if (kind) await unprovedEmails.enqueue({ ...entry, kind, mailbox: order.customer.email })
    else plain.push(entry)
  }
  await outbox.enqueueAll(plain)
}

function entryOf(order: Order, task: EnqueuedTask, now: Date): NewEntry {
  switch (task.do) {
    case 'remember_address':
      return addressEntry(order, now)
    case 'send_email':
      return emailEntry(order, task, now)
    case 'notify_staff':
      return notificationEntry(order, task.row, now)
    case 'send_sms':
      return smsEntry(order, task.row, now)
  }
}
