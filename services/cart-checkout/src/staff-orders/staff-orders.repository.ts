import { kyivDay } from '@shop/calendar/kyiv-days'
import { type OrderState, orderStates } from '@shop/contracts/orders/orders'
import {
  type OrderFilter,
  type OrderTab,
  orderTabNames,
  orderTabs,
  packingNeeds,
} from '@shop/contracts/staff/orders/order-filter'
import {
  MOST_COUNTED,
  MOST_IN_TAB,
  NEWEST_ORDERS,
  type OrderTabCounts,
} from '@shop/contracts/staff/orders/staff-orders'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db, Filter, Sort } from 'mongodb'
import { isPlaced, type ListedOrder, notListed, type Order } from '../order/order.ts'
import type { OrderCounts, StateCounts } from '../order-counts/order-counts.repository.ts'
import { staffFilter } from './order-filter.ts'

export type StaffOrders = ReturnType<typeof createStaffOrders>
type Page = { page: number; limit: number }

const MAX_READ_MS = 2000
/** So many orders that agree with a filter are counted. */
const MOST_FILTERED = 1000
const newestFirst = { created_at: -1, number: -1 } as const

/** The first to be packed stands first. */
const mostUrgentFirst = { pack_by: 1, number: 1 } as const

const LISTED = Object.fromEntries(['_id', ...notListed].map(name => [name, 0] as const))

/** How the list is sorted that this filter finds. */
export function staffSort({ needs }: Pick<OrderFilter, 'needs'>): Sort {
  return needs && packingNeeds.includes(needs) ? mostUrgentFirst : newestFirst
}

/** The lists of staff, without orders that are not placed yet. */
export function createStaffOrders(db: Db, clock: Clock, orderCounts: Pick<OrderCounts, 'byState'>) {
  const orders = db.collection<Order>('orders')
  const filterOf = (asked: OrderFilter) => staffFilter(asked, kyivDay(clock.now()))

  /** A large shop has more than anybody reads: counting stops there. */
  const upTo = (most: number, filter: Filter<Order>): Promise<number> =>
    orders.countDocuments(filter, { limit: most, maxTimeMS: MAX_READ_MS })

  /** By the state under which staff find it: what only waits to be cancelled stands among the cancelled ones. */
  async function byStanding(): Promise<StateCounts | null> {
    const projection = { _id: 0, state: 1 } as const
    const [known, waiting] = await Promise.all([
      orderCounts.byState(),
      orders.find({ has_nothing_to_send: true }, { projection, maxTimeMS: MAX_READ_MS, limit: MOST_COUNTED }).toArray(),
    ])
    if (!known) return null
    const move = (state: OrderState, by: number) => (known[state] = (known[state] ?? 0) + by)
    for (const order of waiting.filter(isPlaced)) {
      move(order.state, -1)
      move('cancelled', 1)
    }
    return known
  }

  /** Of a whole tab it is known; what else is asked for is counted up to a limit. */
  async function countOf(asked: OrderFilter, filter: Filter<Order>): Promise<{ count: number; more: boolean }> {
    const known = isWholeTab(asked) ? await byStanding() : null
    if (known) return toLimitedCount(sumOf(known, statesUnder(asked.tab)), MOST_COUNTED)
    return toLimitedCount(await upTo(MOST_FILTERED + 1, filter), MOST_FILTERED)
  }

  return {
    async createIndexes(): Promise<void> {
      await orders.createIndexes([
        { key: newestFirst },
        { key: { search_terms: 1 } },
        { key: { needs_person: 1, ...newestFirst } },
        { key: { needs_refund: 1, ...newestFirst } },
        { key: { state: 1, ...newestFirst } },
        { key: { 'delivery.type': 1, 'delivery.delivery_method_option': 1, ...newestFirst } },
        { key: { has_preorder: 1, ...newestFirst }, partialFilterExpression: { has_preorder: true } },
        { key: { has_nothing_to_send: 1, ...newestFirst }, partialFilterExpression: { has_nothing_to_send: true } },
        { key: { assigned_to: 1, ...newestFirst } },
        { key: { total_uah: 1 } },
        { key: { state: 1, ...mostUrgentFirst } },
        { key: { payment_state: 1, ...newestFirst } },
      ])
    },

    async findPage(
      asked: OrderFilter,
      { page, limit }: Page,
    ): Promise<{ orders: ListedOrder[]; count: number; more: boolean }> {
      const filter = filterOf(asked)
      const [found, count] = await Promise.all([
        orders
          .find(filter, { projection: LISTED, maxTimeMS: MAX_READ_MS })
          .sort(staffSort(asked))
          .skip((page - 1) * limit)
          .limit(limit)
          .toArray(),
        countOf(asked, filter),
      ])
      return { orders: found, ...count }
    },

    /** How many stand under each tab, whatever else is asked for; `more`: counted up to `MOST_IN_TAB` only. */
    async countByTab(): Promise<Pick<OrderTabCounts, 'all' | 'tabs' | 'more'>> {
      const known = await byStanding()
      const count = (tab?: OrderTab) => (known ? sumOf(known, statesUnder(tab)) : upTo(MOST_IN_TAB, filterOf({ tab })))
      const ofTab = async (tab: OrderTab) => [tab, await count(tab)] as const
      const [all, ...counts] = await Promise.all([count(), ...orderTabNames.map(ofTab)])
      return { all, tabs: Object.fromEntries(counts) as OrderTabCounts['tabs'], more: known === null }
    },

    /** How many agree with the filter; of more than `MOST_IN_TAB` it is only known that there are so many. */
    count: (asked: OrderFilter): Promise<number> => upTo(MOST_IN_TAB, filterOf(asked)),

    /** The numbers of the newest ones. */
    async findNewest(asked: OrderFilter, limit = NEWEST_ORDERS): Promise<string[]> {
      const found = orders.find(filterOf(asked), { projection: { _id: 0, number: 1 }, maxTimeMS: MAX_READ_MS })
      return (await found.sort(newestFirst).limit(limit).toArray()).map(({ number }) => number)
    },

    findByNumbers(numbers: readonly string[]): Promise<Order[]> {
      const found = orders.find({ number: { $in: [...numbers] } }, { projection: { _id: 0 }, maxTimeMS: MAX_READ_MS })
      return found.sort(newestFirst).toArray()
    },
  }
}

/** Is nothing asked for but a tab? */
function isWholeTab({ tab: _, ...asked }: OrderFilter): boolean {
  return Object.values(asked).every(wish => wish === undefined || wish === '')
}

function statesUnder(tab: OrderTab | undefined): readonly OrderState[] {
  return tab ? orderTabs[tab] : orderStates
}

function sumOf(counts: StateCounts, states: readonly OrderState[]): number {
  return states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
}

function toLimitedCount(count: number, most: number): { count: number; more: boolean } {
  return { count: Math.min(count, most), more: count > most }
}
