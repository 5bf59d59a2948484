import { createSharedRuns } from '@shop/service-kit/calls/shared-runs'
import type { OrderRepository } from './order.repository.ts'
import type { Order } from './order.ts'

type ByNumber = Pick<OrderRepository, 'byNumber'>

/** Reads an order once for all who ask for it meanwhile: one event often brings several effects at once. */
export function coalesceReads(orders: ByNumber): ByNumber {
  const reading = createSharedRuns<Order | null>()
  return { byNumber: number => reading(number, () => orders.byNumber(number)) }
}
