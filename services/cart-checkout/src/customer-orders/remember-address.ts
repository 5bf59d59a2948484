import type { Address } from '@shop/contracts/customers/addresses'
import { type Delivery, isTyped } from '@shop/contracts/delivery/delivery'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import type { NewEntry } from '@shop/service-kit/outbox/outbox.repository'
import * as z from 'zod/mini'
import type { Customers } from '../clients/customers.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import type { Order } from '../order/order.ts'

export const ADDRESS_EFFECT = 'remember-address'

type Deps = { orders: Pick<OrderRepository, 'byNumber'>; customers: Pick<Customers, 'rememberAddress'> }

const factsSchema = z.object({ order: z.string() })

/** The account is told later, so an order never waits for it; the order's number makes it happen once. */
export function addressEntry({ number }: Order, now: Date): NewEntry {
  return { key: `address ${number}`, effect: ADDRESS_EFFECT, facts: { order: number }, now }
}

/** The outbox's effect: the customer's account learns where the order goes, unless the customer was forgotten meanwhile. */
export function rememberAddress({ orders, customers }: Deps): Effect {
  return async facts => {
    const order = await orders.byNumber(factsSchema.parse(facts).order)
    const address = order && addressOf(order.delivery)
    if (!order?.customer_id || !address) return 'dropped'
    await customers.rememberAddress(order.customer_id, order.number, address, order.created_at)
    return 'done'
  }
}

/** Only the place: the recipient may be somebody else. Null for what was typed while there was no list to choose from. */
export function addressOf(delivery: Delivery): Address | null {
  if (delivery.type === 'international') {
    const { type, service: _, ...address } = delivery
    return { type, delivery: address }
  }
  if (isTyped(delivery)) return null
  const { type } = delivery
  if (delivery.delivery_method_option === 'self')
    return { type, delivery: { delivery_method: 'self', self_delivery: delivery.self_delivery } }
  const { area, city } = delivery
  return delivery.delivery_method_option === 'post'
    ? { type, delivery: { delivery_method: 'post', area, city, post_office: delivery.post_office } }
    : { type, delivery: { delivery_method: 'courier', area, city, courier_delivery: delivery.courier_delivery } }
}
