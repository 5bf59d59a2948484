import type { SalesCounting } from '@shop/contracts/staff/staff-statistics'
import type { Db } from 'mongodb'
import type { Order } from '../order/order.ts'
import { SALES_CHANGED, SALES_FORM } from '../order/sales-form.ts'
import type { ThirdPartyOrder } from '../third-party-orders/third-party-order.ts'

export type UncountedOrders = ReturnType<typeof createUncountedOrders>

/** Counted under an earlier number. */
const old = { sales_form: { $gt: SALES_CHANGED, $lt: SALES_FORM } }
export const uncounted = { sales_form: { $lt: SALES_FORM } }

type Source = { number: string; version: number }

/** Orders, and orders by link, whose sales are not counted yet, or not since they changed. They are changed by their own repositories. */
export function createUncountedOrders(db: Db) {
  const orders = db.collection<Order>('orders')
  const links = db.collection<ThirdPartyOrder>('third_party_orders')
  return {
    async createIndexes(): Promise<void> {
      await Promise.all([orders.createIndex({ sales_form: 1 }), links.createIndex({ sales_form: 1 })])
    },

    async find(limit: number): Promise<{ orders: Order[]; links: ThirdPartyOrder[] }> {
      const plain = { projection: { _id: 0 }, maxTimeMS: 10_000, limit } as const
      const [foundOrders, foundLinks] = await Promise.all([
        orders.find(uncounted, plain).toArray(),
        links.find(uncounted, plain).toArray(),
      ])
      return { orders: foundOrders, links: foundLinks }
    },

    /** The numbers of such orders, at most so many of each kind. */
    async findNumbers(limit: number): Promise<string[]> {
      const named = { projection: { _id: 0, number: 1 }, maxTimeMS: 2000, limit } as const
      const found = await Promise.all([orders.find(uncounted, named).toArray(), links.find(uncounted, named).toArray()])
      return found.flat().map(({ number }) => number)
    },

    /**
     * Whether figures may lack something that was sold long ago, and how many orders are counted then. What changed a moment ago does not
     * count: in a busy shop there is always some.
     */
    async readProgress(): Promise<SalesCounting> {
      const first = { projection: { _id: 1 }, maxTimeMS: 2000 } as const
      if ((await orders.findOne(old, first)) === null) return { is_counting: false }
      const [left, all] = await Promise.all([
        orders.countDocuments(old, { maxTimeMS: 2000 }),
        orders.countDocuments({ sales_form: { $lte: SALES_FORM } }, { maxTimeMS: 2000 }),
      ])
      return { is_counting: true, counted: { done: Math.max(0, all - left), all } }
    },

    /** They are counted as they were read. No new version: a rule that is being applied need not be judged again for it. */
    async recordCounted(found: { orders: readonly Order[]; links: readonly ThirdPartyOrder[] }): Promise<void> {
      if (found.orders.length > 0) await orders.bulkWrite(found.orders.map(asCounted), { ordered: false })
      if (found.links.length > 0) await links.bulkWrite(found.links.map(asCounted), { ordered: false })
    },
  }
}

/** Nothing is written where the order has changed since. */
function asCounted({ number, version }: Source) {
  return { updateOne: { filter: { number, version }, update: { $set: { sales_form: SALES_FORM } } } }
}
