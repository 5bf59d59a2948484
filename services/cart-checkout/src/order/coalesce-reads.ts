import { createSharedRuns } from '@shop/service-kit/calls/shared-runs'
import type { OrderRepository } from './order.repository.ts'
import type { Order } from './order.ts'

type ByNumber = Pick<OrderRepository, 'byNumber'>

/** Those who ask for an order while it is being read get the same answer: an event of it often brings several effects at once. */
export function coalesceReads(orders: ByNumber): ByNumber {
  const reading = createSharedRuns<Order | null>()
  return { byNumber: number => reading(number, () => orders.byNumber(number)) }
}
