import { kyivDay } from '@shop/calendar/kyiv-days'
import type { OrderFilter } from '@shop/contracts/staff/orders/order-filter'
import { MOST_COUNTED } from '@shop/contracts/staff/orders/staff-orders'
import { type ListOrder, readNewestFirst } from '@shop/service-kit/list-files/newest-first'
import type { Clock } from '@shop/service-kit/process/clock'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'
import { isPlaced, type Order } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import { staffFilter } from '../staff-orders/order-filter.ts'

export type ExportedOrders = ReturnType<typeof createExportedOrders>

const projection = { _id: 0, search_terms: 0, comment_changes: 0, received: 0, counted_for: 0 } as const
export const newestOrders: ListOrder<Order> = {
  at: 'created_at',
  key: 'number',
  placeOf: ({ created_at, number }) => ({ at: created_at, key: number }),
}

/** All orders of a filter of the list, for a file. */
export function createExportedOrders(db: Db, clock: Clock) {
  const orders = db.collection<Order>('orders')
  const filterOf = (asked: OrderFilter) => staffFilter(asked, kyivDay(clock.now()))
  return {
    /** How many agree; of more than `MOST_COUNTED` it is only known that there are more. */
    async count(asked: OrderFilter): Promise<{ count: number; more: boolean }> {
      const found = await orders.countDocuments(filterOf(asked), { limit: MOST_COUNTED + 1, maxTimeMS: MAX_READ_MS })
      return { count: Math.min(found, MOST_COUNTED), more: found > MOST_COUNTED }
    },

    /** The newest first, each batch read once it is wanted: what is ordered meanwhile is not among them. */
    async *batches(asked: OrderFilter): AsyncGenerator<Placed[]> {
      const read = { filter: filterOf(asked), order: newestOrders, projection }
      for await (const found of readNewestFirst(orders, read)) yield found.filter(isPlaced)
    },
  }
}
