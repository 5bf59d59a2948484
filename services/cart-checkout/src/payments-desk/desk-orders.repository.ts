import { MOST_LISTED, MOST_ON_DESK, type PaymentIssue } from '@shop/contracts/staff/orders/payments-desk'
import { readNewestFirst } from '@shop/service-kit/list-files/newest-first'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db, Filter } from 'mongodb'
import type { Order } from '../order/order.ts'
import { newestOrders } from '../order-export/exported-orders.repository.ts'

export type DeskOrders = ReturnType<typeof createDeskOrders>

type Part = { skip: number; limit: number }

const newestFirst = { created_at: -1, number: -1 } as const

/** Only orders with an issue stand in the index that this walks, and few have one at a time. */
export function deskFilter(issue: PaymentIssue): Filter<Order> {
  return { has_payment_issue: true, payment_issues: issue, created_at: { $gt: new Date(0) } }
}

/** The orders of the payments desk. */
export function createDeskOrders(db: Db) {
  const orders = db.collection<Order>('orders')
  const countListed = (issue: PaymentIssue, limit: number): Promise<number> =>
    orders.countDocuments(deskFilter(issue), { limit, maxTimeMS: MAX_READ_MS })
  return {
    async createIndexes(): Promise<void> {
      await orders.createIndexes([
        {
          key: { has_payment_issue: 1, ...newestFirst },
          partialFilterExpression: { has_payment_issue: true },
        },
        { key: { 'attempts.created_at': 1 } },
      ])
    },

    /** So many of them, the newest first, and how many there are; none are read where none are wanted. */
    async findPage(issue: PaymentIssue, { skip, limit }: Part): Promise<{ orders: Order[]; count: number }> {
      const filter = deskFilter(issue)
      const found = orders.find(filter, { projection: { _id: 0 }, maxTimeMS: MAX_READ_MS }).sort(newestFirst)
      const [some, count] = await Promise.all([
        // To the database a limit of 0 is none.
        limit > 0 ? found.skip(skip).limit(limit).toArray() : [],
        countListed(issue, MOST_LISTED),
      ])
      return { orders: some, count }
    },

    count: (issue: PaymentIssue): Promise<number> => countListed(issue, MOST_ON_DESK),
    countListed,
    /** All of them for a file, the newest first. */
    batches: (issue: PaymentIssue): AsyncGenerator<Order[]> =>
      readNewestFirst(orders, { filter: deskFilter(issue), order: newestOrders, projection: { _id: 0 } }),

    /** Orders with payments that were begun between these moments, at most so many, by their numbers. */
    findPayingBetween(
      from: Date,
      until: Date,
      limit: number,
    ): Promise<Pick<Order, 'number' | 'attempts' | 'refunds' | 'made_by_staff'>[]> {
      const projection = { _id: 0, number: 1, attempts: 1, refunds: 1, made_by_staff: 1 } as const
      return orders
        .find({ 'attempts.created_at': { $gte: from, $lt: until } }, { projection, maxTimeMS: MAX_READ_MS })
        .limit(limit)
        .toArray()
    },
  }
}
