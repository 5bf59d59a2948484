import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import type { UnprovedEmails } from '@shop/service-kit/outbox/unproved-emails'
import type { LetterName } from '../order/letter-names.ts'
import type { Order, OrderTask } from '../order/order.ts'
import { isProvoked } from './is-provoked.ts'
import { letterOf, letterRules } from './letters.ts'

export type LetterTask = { do: 'send_letter'; letter: LetterName; row: number }

/**
 * The order after a change, with the letters that tell of it among its tasks. So they are saved with the change itself,
 * and no process can die between the two.
 */
export function withLetters(before: Order, after: Order): Order {
  const first = before.history.length
  const rows = after.history.slice(first)
  const tasks = rows.flatMap((row, place): OrderTask[] => {
    const letter = letterOf(row)
    return letter ? [{ do: 'send_letter', letter, row: first + place }] : []
  })
  const at = rows.at(-1)?.at
  if (tasks.length === 0 || !at) return after
  // Whoever works on the tasks already goes on with these; otherwise they are free for anybody at once.
  const held = before.tasks_lease_until
  const lease = after.tasks_lease_until ?? (held && held > at ? held : at)
  return { ...after, tasks: [...after.tasks, ...tasks], tasks_lease_until: lease }
}

export type EmailDeps = { outbox: Outbox; unprovedEmails: UnprovedEmails }

/**
 * Hands the email over to the outbox; the row that it tells of makes its key, so that it goes out once. Of those that strangers can
 * cause, a mailbox gets only so many.
 */
export async function enqueueLetter(
  { outbox, unprovedEmails }: EmailDeps,
  order: Order,
  { letter, row }: LetterTask,
  now: Date,
): Promise<void> {
  const { at, who } = order.history[row] ?? { at: now, who: 'customer' }
  const key = `letter ${order.number} ${letter} ${row}`
  const due = new Date(at.getTime() + letterRules[letter].afterMs)
  const entry = { key, effect: 'letter', facts: { order: order.number, letter, row }, now, due }
  const mailbox = order.customer.email
  if (isProvoked(order, letter, who)) await unprovedEmails.enqueue({ ...entry, kind: letter, mailbox })
  else await outbox.enqueue(entry)
}
