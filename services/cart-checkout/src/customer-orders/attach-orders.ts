import type { Clock } from '@shop/service-kit/clock'
import type { OrderRepository } from '../order/order.repository.ts'
import { type Order, withHistory } from '../order/order.ts'
import type { CustomerOrdersRepository } from './customer-orders.repository.ts'

type AttachDeps = { customerOrders: CustomerOrdersRepository; orders: Pick<OrderRepository, 'change'>; clock: Clock }
type NewOwner = { customer_id: string; phone: string }

/** Paid orders of a guest become the customer's who proved the phone; what belongs to somebody stays theirs (rules §3.4). */
export async function attachOrders(deps: AttachDeps, { customer_id, phone }: NewOwner): Promise<number> {
  const { customerOrders, orders, clock } = deps
  const numbers = await customerOrders.ofGuestWith(phone)
  const changed = await Promise.all(
    numbers.map(number => orders.change(number, order => withOwner(order, customer_id, clock.now()))),
  )
  return changed.filter(order => order !== null).length
}

function withOwner(order: Order, customer_id: string, now: Date): Order | null {
  if (order.customer_id !== null) return null
  const row = { at: now, event: `attached_to ${customer_id}`, from: order.state, to: order.state, who: 'account' }
  return withHistory({ ...order, customer_id }, row)
}
