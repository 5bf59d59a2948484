import { MOST_ON_DESK, type PaymentIssue } from '@shop/contracts/staff/orders/payments-desk'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db, Filter } from 'mongodb'
import type { Order } from '../order/order.ts'

export type DeskOrders = ReturnType<typeof createDeskOrders>

type Page = { page: number; limit: number }

const newestFirst = { created_at: -1, number: -1 } as const

/** Only orders with an issue stand in the index that this walks, and few have one at a time. */
export function deskFilter(issue: PaymentIssue): Filter<Order> {
  return { has_payment_issue: true, payment_issues: issue, created_at: { $gt: new Date(0) } }
}

/** The orders of the payments desk. */
export function createDeskOrders(db: Db) {
  const orders = db.collection<Order>('orders')
  return {
    async prepare(): Promise<void> {
      await orders.createIndexes([
        {
          key: { has_payment_issue: 1, ...newestFirst },
          partialFilterExpression: { has_payment_issue: true },
        },
        { key: { 'attempts.created_at': 1 } },
      ])
    },

    async page(issue: PaymentIssue, { page, limit }: Page): Promise<{ orders: Order[]; count: number }> {
      const filter = deskFilter(issue)
      const [found, count] = await Promise.all([
        orders
          .find(filter, { projection: { _id: 0 }, maxTimeMS: MAX_READ_MS })
          .sort(newestFirst)
          .skip((page - 1) * limit)
          .limit(limit)
          .toArray(),
        orders.countDocuments(filter, { limit: 1000, maxTimeMS: MAX_READ_MS }),
      ])
      return { orders: found, count }
    },

    count: (issue: PaymentIssue): Promise<number> =>
      orders.countDocuments(deskFilter(issue), { limit: MOST_ON_DESK, maxTimeMS: MAX_READ_MS }),

    /** Orders with payments that were begun between these moments, at most so many, by their numbers. */
    payingBetween(from: Date, until: Date, limit: number): Promise<Pick<Order, 'number' | 'attempts' | 'refunds'>[]> {
      const projection = { _id: 0, number: 1, attempts: 1, refunds: 1 } as const
      return orders
        .find({ 'attempts.created_at': { $gte: from, $lt: until } }, { projection, maxTimeMS: MAX_READ_MS })
        .limit(limit)
        .toArray()
    },
  }
}
