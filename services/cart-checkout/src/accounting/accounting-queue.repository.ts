import type { AccountingState } from '@shop/contracts/staff/exchange/accounting'
import { MOST_IN_TAB } from '@shop/contracts/staff/orders/staff-orders'
import { type ListOrder, readNewestFirst } from '@shop/service-kit/list-files/newest-first'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db, Filter } from 'mongodb'
import { isPlaced, type Order } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'

export type AccountingQueue = ReturnType<typeof createAccountingQueue>

const plain = { projection: { _id: 0 }, maxTimeMS: MAX_READ_MS } as const

export const newestChanges: ListOrder<Order> = {
  at: 'accounting.at',
  key: 'number',
  placeOf: ({ accounting, number }) => (accounting ? { at: accounting.at, key: number } : null),
}

/** Orders by where they stand in 1C. The order itself holds it, so nothing can fall apart. */
export function createAccountingQueue(db: Db) {
  const orders = db.collection<Order>('orders')
  const countOf = (state: AccountingState) => orders.countDocuments(accountingFilter(state), { maxTimeMS: MAX_READ_MS })
  return {
    async createIndexes(): Promise<void> {
      await orders.createIndexes([
        { key: { 'accounting.state': 1, 'accounting.at': 1, number: 1 }, name: 'accounting' },
        { key: { 'accounting.at': -1, number: -1 }, name: 'accounting_changes' },
      ])
    },

    /** Orders that wait for 1C, those first that wait longest. */
    async findQueued(limit: number): Promise<Placed[]> {
      const found = orders.find(accountingFilter('queued'), plain).sort({ 'accounting.at': 1, number: 1 }).limit(limit)
      const waiting: Order[] = await found.toArray()
      return waiting.filter(isPlaced)
    },

    /** How many failed; of more than `MOST_IN_TAB` it is only known that there are so many. */
    countFailed: (): Promise<number> =>
      orders.countDocuments(accountingFilter('failed'), { limit: MOST_IN_TAB, maxTimeMS: MAX_READ_MS }),

    /** Since when the first one that is in this state is in it; null when none is. */
    async findSince(state: AccountingState): Promise<Date | null> {
      const found = orders.find(accountingFilter(state), plain).sort({ 'accounting.at': 1, number: 1 }).limit(1)
      const [first] = await found.toArray()
      return first?.accounting?.at ?? null
    },

    async counts(): Promise<{ queued: number; failed: number }> {
      const [queued, failed] = await Promise.all([countOf('queued'), countOf('failed')])
      return { queued, failed }
    },

    count: (state: AccountingState | null): Promise<number> =>
      orders.countDocuments(accountingFilter(state), { maxTimeMS: MAX_READ_MS }),

    /** All that the list finds, for a file. */
    async *batches(state: AccountingState | null): AsyncGenerator<Placed[]> {
      const read = { filter: accountingFilter(state), order: newestChanges, projection: plain.projection }
      for await (const found of readNewestFirst(orders, read)) yield found.filter(isPlaced)
    },

    /** The newest change first. */
    async page(asked: { state: AccountingState | null; page: number; limit: number }) {
      const { state, page, limit } = asked
      const filter = accountingFilter(state)
      const [found, count]: [Order[], number] = await Promise.all([
        orders
          .find(filter, plain)
          .sort({ 'accounting.at': -1, number: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .toArray(),
        orders.countDocuments(filter, { maxTimeMS: MAX_READ_MS }),
      ])
      return { orders: found.filter(isPlaced), count }
    },
  }
}

export function accountingFilter(state: AccountingState | null): Filter<Order> {
  return state ? { 'accounting.state': state } : { 'accounting.at': { $gt: new Date(0) } }
}
