import { type OrderState, orderStates } from '@shop/contracts/orders/orders'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'
import { isPlaced, type Order } from '../order/order.ts'
import { stateToCount } from './counted-state.ts'

export type OrderCounts = ReturnType<typeof createOrderCounts>
export type StateCounts = Partial<Record<OrderState, number>>

/** Orders by state, of those that were placed in one month (UTC); `changes` numbers the counts of it, so that an older one never wins. */
type StoredMonth = { _id: string; changes: number; states?: StateCounts }
type CountDue = Pick<Order, 'number' | 'state' | 'created_at' | 'counted_as'>

export const countDue = { is_counted: false }
/** Of so many an answer takes account by itself; when there are more, they are still being counted. */
const MOST_DUE = 500

/** How many orders there are in each state: counted by month when orders change, so that no answer has to count a hundred thousand. */
export function createOrderCounts(db: Db) {
  const orders = db.collection<Order>('orders')
  const months = db.collection<StoredMonth>('order_counts')

  const repository = {
    async createIndexes(): Promise<void> {
      await orders.createIndex({ is_counted: 1 })
    },

    /** Orders that are not counted under their state. */
    findDue(limit: number): Promise<CountDue[]> {
      const projection = { _id: 0, number: 1, state: 1, created_at: 1, counted_as: 1 } as const
      return orders.find(countDue, { projection, maxTimeMS: MAX_READ_MS, limit }).toArray()
    },

    /** Counts the orders of a month again. */
    async count(month: string): Promise<void> {
      const next = { $inc: { changes: 1 } }
      const counting = await months.findOneAndUpdate({ _id: month }, next, { upsert: true, returnDocument: 'after' })
      const placed = { state: { $in: [...orderStates] }, created_at: daysOf(month) }
      const counted = orders.aggregate<{ _id: OrderState; count: number }>(
        [{ $match: placed }, { $group: { _id: '$state', count: { $sum: 1 } } }],
        { maxTimeMS: 10 * MAX_READ_MS },
      )
      const states = Object.fromEntries((await counted.toArray()).map(({ _id, count }) => [_id, count]))
      await months.updateOne({ _id: month, changes: counting?.changes ?? 0 }, { $set: { states } })
    },

    /** They are counted as they were read; one that has changed since is still due. */
    async markCounted(read: readonly CountDue[]): Promise<void> {
      if (read.length === 0) return
      const updates = read.map(order => {
        const $set = { counted_as: stateToCount(order as Order), is_counted: true }
        return { updateOne: { filter: { number: order.number, state: order.state }, update: { $set } } }
      })
      await orders.bulkWrite(updates, { ordered: false })
    },

    /** How many orders stand in each state at this moment; null while many are still being counted. */
    async byState(): Promise<StateCounts | null> {
      const [counted, due] = await Promise.all([
        months.find({ _id: { $gt: '' } }, { maxTimeMS: MAX_READ_MS }).toArray(),
        repository.findDue(MOST_DUE + 1),
      ])
      if (due.length > MOST_DUE) return null
      const sum = sumOf(counted.map(({ states = {} }) => states))
      for (const order of due) {
        if (order.counted_as) sum[order.counted_as] = (sum[order.counted_as] ?? 0) - 1
        if (isPlaced(order as Order)) sum[order.state as OrderState] = (sum[order.state as OrderState] ?? 0) + 1
      }
      return sum
    },
  }
  return repository
}

/** In which month an order is counted, `2026-11`. */
export function monthOf({ created_at }: Pick<Order, 'created_at'>): string {
  return created_at.toISOString().slice(0, 7)
}

function daysOf(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { $gte: new Date(Date.UTC(year, number - 1)), $lt: new Date(Date.UTC(year, number)) }
}

function sumOf(months: readonly StateCounts[]): StateCounts {
  const sum: StateCounts = {}
  for (const states of months)
    for (const [state, count] of Object.entries(states) as [OrderState, number][])
      sum[state] = (sum[state] ?? 0) + count
  return sum
}
