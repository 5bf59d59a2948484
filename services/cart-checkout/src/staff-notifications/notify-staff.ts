import { internalNotifyStaffEndpoint } from '@shop/contracts/staff/people/notify-staff'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import type { NewEntry } from '@shop/service-kit/outbox/outbox.repository'
import * as z from 'zod/mini'
import type { OrderRepository } from '../order/order.repository.ts'
import type { Order } from '../order/order.ts'
import { staffEvent } from './order-events.ts'

export const NOTIFY_EFFECT = 'notify-staff'

type Deps = { orders: Pick<OrderRepository, 'byNumber'>; admin: InternalClient }

const factsSchema = z.object({ order: z.string(), row: z.int() })

/** It is reported later, so an order never waits for the admin service; the row that it is about makes the key. */
export function notificationEntry({ number }: Order, row: number, now: Date): NewEntry {
  const facts = { order: number, row }
  return { key: `notify-staff ${number} ${row}`, effect: NOTIFY_EFFECT, facts, now }
}

/** The outbox's effect: the admin service knows who wants to read of it. Reported twice under one id, it reaches nobody twice. */
export function notifyStaff({ orders, admin }: Deps): Effect {
  return async facts => {
    const { order: number, row: index } = factsSchema.parse(facts)
    const order = await orders.byNumber(number)
    const row = order?.history[index]
    const event = order && row && staffEvent(order, row)
    if (!event) return 'dropped'
    await admin.call(internalNotifyStaffEndpoint, { id: `${event.kind} ${number} ${index}`, event })
    return 'done'
  }
}
