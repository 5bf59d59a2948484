import type { StaffNeed } from '@shop/contracts/staff/orders/staff-orders'
import type { Db, Filter } from 'mongodb'
import type { Order } from '../order/order.ts'
import { paidStates } from '../order/payment-states.ts'
import { searchedTerm } from '../order/search-terms.ts'

export type StaffOrders = ReturnType<typeof createStaffOrders>
type StaffSearch = {
  search: string
  is_paid: boolean | null
  needs?: StaffNeed | null | undefined
  page: number
  limit: number
}

const MAX_READ_MS = 2000

/** The lists of staff: newest first, without orders that are not placed yet. */
export function createStaffOrders(db: Db) {
  const orders = db.collection<Order>('orders')
  return {
    async prepare(): Promise<void> {
      await orders.createIndexes([
        { key: { created_at: -1, number: -1 } },
        { key: { search_terms: 1 } },
        { key: { needs_person: 1, created_at: -1, number: -1 } },
        { key: { needs_refund: 1, created_at: -1, number: -1 } },
        { key: { state: 1, created_at: -1, number: -1 } },
      ])
    },

    async page(asked: StaffSearch): Promise<{ orders: Order[]; count: number }> {
      const filter = staffFilter(asked)
      const { page, limit } = asked
      const [found, count] = await Promise.all([
        orders
          .find(filter, { projection: { _id: 0 }, maxTimeMS: MAX_READ_MS })
          .sort({ created_at: -1, number: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .toArray(),
        orders.countDocuments(filter, { maxTimeMS: MAX_READ_MS }),
      ])
      return { orders: found, count }
    },
  }
}

export function staffFilter({ search, is_paid, needs }: StaffSearch): Filter<Order> {
  const term = searchedTerm(search)
  return {
    // Every placed order has its row of history; the ones under way have none.
    state: needs === 'packing' ? { $in: ['paid', 'processing'] } : { $nin: ['placing', 'undone'] },
    ...(needs === 'person' && { needs_person: true }),
    ...(needs === 'refund' && { needs_refund: true }),
    // Named so that the list walks the index of dates, which its sort needs anyway.
    created_at: { $gt: new Date(0) },
    ...(term && { search_terms: { $elemMatch: { $gte: term, $lt: `${term}\uffff` } } }),
    ...(is_paid !== null && { payment_state: is_paid ? { $in: [...paidStates] } : { $nin: [...paidStates] } }),
  }
}
