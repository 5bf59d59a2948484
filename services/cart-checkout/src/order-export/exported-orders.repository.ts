import { kyivDay } from '@shop/calendar/kyiv-days'
import type { OrderFilter } from '@shop/contracts/staff/orders/order-filter'
import { MOST_COUNTED } from '@shop/contracts/staff/orders/staff-orders'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db, Filter } from 'mongodb'
import { isPlaced, type Order } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import { staffFilter } from '../staff-orders/order-filter.ts'

export type ExportedOrders = ReturnType<typeof createExportedOrders>

/** So many orders are in memory at a time, however many there are. */
export const BATCH = 250
const MAX_READ_MS = 2000
const newestFirst = { created_at: -1, number: -1 } as const
const projection = { _id: 0, search_terms: 0, comment_changes: 0, received: 0, counted_for: 0 } as const

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
    async *inBatches(asked: OrderFilter): AsyncGenerator<Placed[]> {
      const filter = filterOf(asked)
      let read: Order[] = []
      for (;;) {
        const found = await orders
          .find(olderThan(read, filter), { projection, maxTimeMS: MAX_READ_MS })
          .sort(newestFirst)
          .limit(BATCH)
          .toArray()
        yield found.filter(isPlaced)
        if (found.length < BATCH) return
        read = [...read.filter(order => isOfMoment(order, found.at(-1))), ...found]
      }
    },
  }
}

type Read = Pick<Order, 'created_at' | 'number'>

/** Orders of one moment may stand in two batches: those of them that were read are named. */
export function olderThan(read: readonly Read[], filter: Filter<Order>): Filter<Order> {
  const last = read.at(-1)
  if (!last) return filter
  const ofMoment = read.filter(order => isOfMoment(order, last)).map(({ number }) => number)
  return { $and: [filter, { created_at: { $lte: last.created_at }, number: { $nin: ofMoment } }] }
}

function isOfMoment({ created_at }: Read, last: Read | undefined): boolean {
  return last !== undefined && created_at.getTime() === last.created_at.getTime()
}
