import { DAY_MS } from '@shop/calendar/durations'
import { emailOf } from '@shop/cart-checkout/emails/email-rules'
import type { Order } from '@shop/cart-checkout/order/order'
import { isReminder } from '@shop/cart-checkout/order/payment-reminder'
import { createFindings, type Invariant } from './invariant.ts'

/** What is done is forgotten by the outbox after thirty days. */
const REMEMBERED_MS = 29 * DAY_MS

/**
 * A change that is worth an email has one in the outbox, or among the order's tasks; of an unpaid order the clock has the reminder to say
 * until it is asked for. An order that staff took without a mailbox has none. Keys in the outbox still say letter.
 */
export function emailsInvariant(now: Date): Invariant {
  const promised = new Map<string, string>()
  return {
    order(order) {
      const { number, history, tasks, customer } = order
      if (customer.email === '') return
      const waiting = new Set(tasks.flatMap(task => (task.do === 'send_email' ? task.row : [])))
      history.forEach((row, index) => {
        const email = emailOf(row)
        if (!email || (isReminder(row) && isLeftToClock(order))) return
        if (waiting.has(index) || row.at.getTime() < now.getTime() - REMEMBERED_MS) return
        promised.set(`letter ${number} ${email} ${index}`, number)
      })
    },
    async verdict(databases) {
      const { list, add } = createFindings()
      const checked = promised.size
      const outbox = databases('cart-checkout').collection<{ _id: string }>('outbox')
      for await (const { _id } of outbox.find({}, { projection: { _id: 1 } }).batchSize(5000)) promised.delete(_id)
      for (const [key, number] of promised)
        add(`${key} lost`, `${number}: nobody will send the ${key.split(' ')[2]} email`)
      return { invariant: 'A2 emails', checked, findings: list }
    },
  }
}

/** One that is paid or over before its time needs no reminder. */
function isLeftToClock({ state, reminded_at, watch_at }: Order): boolean {
  return !reminded_at && (state !== 'awaiting_payment' || !!watch_at)
}
