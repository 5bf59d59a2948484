import { type Effect, PermanentFailure } from '@shop/service-kit/outbox/outbox'
import type { NewEntry } from '@shop/service-kit/outbox/outbox.repository'
import * as z from 'zod/mini'
import type { Customers } from '../clients/customers.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import type { Order } from '../order/order.ts'
import { withTasksAbout } from '../order/order-tasks.ts'

export const SMS_EFFECT = 'order-sms'

type Deps = { orders: Pick<OrderRepository, 'byNumber'>; customers: Pick<Customers, 'sendSms'> }

const factsSchema = z.object({ order: z.string(), row: z.int() })

/** The order after a change, with a task for the text message that staff wrote, saved with the change itself. */
export function withSms(before: Order, after: Order): Order {
  return withTasksAbout(before, after, ({ event }, row) => (event === 'sms_written' ? { do: 'send_sms', row } : null))
}

/** The message as it waits in the outbox; the row that it stands in makes its key, so that it goes out once. */
export function smsEntry({ number }: Order, row: number, now: Date): NewEntry {
  return { key: `order-sms ${number} ${row}`, effect: SMS_EFFECT, facts: { order: number, row }, now }
}

/** The outbox's effect: the words are those of the history, so that what was erased meanwhile is not sent. */
export function sendOrderSms({ orders, customers }: Deps): Effect {
  return async (facts, key) => {
    const { order: number, row } = factsSchema.parse(facts)
    const order = await orders.byNumber(number)
    const message = order?.history[row]?.payload?.message
    if (!order || !message || order.customer.phone === '') return 'dropped'
    const { customer, locale } = order
    const sent = await customers.sendSms({ id: key, to: customer.phone, text: message.text, locale })
    if (!sent) throw new PermanentFailure('The carrier of messages knows no such number')
    return 'done'
  }
}
