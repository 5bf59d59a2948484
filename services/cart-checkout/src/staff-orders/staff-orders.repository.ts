import { kyivDay } from '@shop/calendar/kyiv-days'
import { type OrderFilter, type OrderTab, orderTabNames, packingNeeds } from '@shop/contracts/staff/orders/order-filter'
import {
  MOST_COUNTED,
  MOST_IN_TAB,
  NEWEST_ORDERS,
  type OrderTabCounts,
} from '@shop/contracts/staff/orders/staff-orders'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db, Filter, Sort } from 'mongodb'
import type { Order } from '../order/order.ts'
import { staffFilter } from './order-filter.ts'

export type StaffOrders = ReturnType<typeof createStaffOrders>
type Page = { page: number; limit: number }

const MAX_READ_MS = 2000
const newestFirst = { created_at: -1, number: -1 } as const

/** The first to be packed stands first. */
const mostUrgentFirst = { pack_by: 1, number: 1 } as const

/** How the list is sorted that this filter finds. */
export function staffSort({ needs }: Pick<OrderFilter, 'needs'>): Sort {
  return needs && packingNeeds.includes(needs) ? mostUrgentFirst : newestFirst
}

/** The lists of staff, without orders that are not placed yet. */
export function createStaffOrders(db: Db, clock: Clock) {
  const orders = db.collection<Order>('orders')
  const filterOf = (asked: OrderFilter) => staffFilter(asked, kyivDay(clock.now()))

  /** A large shop has more than anybody reads: counting stops there. */
  const upTo = (most: number, filter: Filter<Order>): Promise<number> =>
    orders.countDocuments(filter, { limit: most, maxTimeMS: MAX_READ_MS })

  return {
    async prepare(): Promise<void> {
      await orders.createIndexes([
        { key: newestFirst },
        { key: { search_terms: 1 } },
        { key: { needs_person: 1, ...newestFirst } },
        { key: { needs_refund: 1, ...newestFirst } },
        { key: { state: 1, ...newestFirst } },
        { key: { 'delivery.type': 1, 'delivery.delivery_method_option': 1, ...newestFirst } },
        { key: { has_preorder: 1, ...newestFirst }, partialFilterExpression: { has_preorder: true } },
        { key: { total_uah: 1 } },
        { key: { state: 1, ...mostUrgentFirst } },
        { key: { payment_state: 1, ...newestFirst } },
      ])
    },

    async page(asked: OrderFilter, { page, limit }: Page): Promise<{ orders: Order[]; count: number; more: boolean }> {
      const filter = filterOf(asked)
      const [found, count] = await Promise.all([
        orders
          .find(filter, { projection: { _id: 0 }, maxTimeMS: MAX_READ_MS })
          .sort(staffSort(asked))
          .skip((page - 1) * limit)
          .limit(limit)
          .toArray(),
        upTo(MOST_COUNTED + 1, filter),
      ])
      return { orders: found, count: Math.min(count, MOST_COUNTED), more: count > MOST_COUNTED }
    },

    /** How many stand under each tab, whatever else is asked for. */
    async tabs(): Promise<Pick<OrderTabCounts, 'all' | 'tabs'>> {
      const ofTab = async (tab: OrderTab) => [tab, await upTo(MOST_IN_TAB, filterOf({ tab }))] as const
      const [all, ...counts] = await Promise.all([upTo(MOST_IN_TAB, filterOf({})), ...orderTabNames.map(ofTab)])
      return { all, tabs: Object.fromEntries(counts) as OrderTabCounts['tabs'] }
    },

    /** How many agree with the filter; of more than `MOST_IN_TAB` it is only known that there are so many. */
    count: (asked: OrderFilter): Promise<number> => upTo(MOST_IN_TAB, filterOf(asked)),

    /** The numbers of the newest ones. */
    async newest(asked: OrderFilter, limit = NEWEST_ORDERS): Promise<string[]> {
      const found = orders.find(filterOf(asked), { projection: { _id: 0, number: 1 }, maxTimeMS: MAX_READ_MS })
      return (await found.sort(newestFirst).limit(limit).toArray()).map(({ number }) => number)
    },

    named(numbers: readonly string[]): Promise<Order[]> {
      const found = orders.find({ number: { $in: [...numbers] } }, { projection: { _id: 0 }, maxTimeMS: MAX_READ_MS })
      return found.sort(newestFirst).toArray()
    },
  }
}
