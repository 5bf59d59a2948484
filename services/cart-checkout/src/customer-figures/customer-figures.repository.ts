import type { Db } from 'mongodb'
import type { Order } from '../order/order.ts'

export type CustomerFiguresRepository = ReturnType<typeof createCustomerFigures>
/** What the figures are made of. */
export type FigureOrder = Pick<
  Order,
  | 'customer_id'
  | 'state'
  | 'payment_state'
  | 'created_at'
  | 'sums'
  | 'lines'
  | 'refunds'
  | 'attempts'
  | 'delivery'
  | 'delivery_text'
>
export type Due = Pick<Order, 'number' | 'version' | 'customer_id' | 'figures_of'>

const MAX_READ_MS = 2000
const isPlaced = { $nin: ['placing', 'undone'] as Order['state'][] }
const dueFields = { _id: 0, number: 1, version: 1, customer_id: 1, figures_of: 1 } as const
const figureFields = {
  _id: 0,
  customer_id: 1,
  state: 1,
  payment_state: 1,
  created_at: 1,
  sums: 1,
  lines: 1,
  refunds: 1,
  attempts: 1,
  delivery: 1,
  delivery_text: 1,
} as const

/** Orders by whether the figures of their customer are still to be counted again. They are changed by the repository of orders alone. */
export function createCustomerFigures(db: Db) {
  const orders = db.collection<Order>('orders')
  return {
    async createIndexes(): Promise<void> {
      await orders.createIndex({ figures_due_at: 1 }, { name: 'figures_due' })
    },

    findDue: (now: Date, limit: number): Promise<Due[]> =>
      orders
        .find<Due>({ figures_due_at: { $lte: now } }, { projection: dueFields, maxTimeMS: MAX_READ_MS })
        .sort({ figures_due_at: 1 })
        .limit(limit)
        .toArray(),

    /** An order that changed meanwhile stays marked. No new version: a rule that is being applied need not be judged again for it. */
    async recordSent({ number, version }: Due): Promise<void> {
      await orders.updateOne({ number, version }, { $set: { figures_due_at: null }, $unset: { figures_of: '' } })
    },

    ordersOf: (customers: readonly string[]): Promise<FigureOrder[]> =>
      orders
        .find<FigureOrder>(
          { customer_id: { $in: [...customers] }, state: isPlaced },
          { projection: figureFields, maxTimeMS: MAX_READ_MS },
        )
        .toArray(),

    async underWay(customer_id: string, over: readonly Order['state'][]): Promise<string[]> {
      const isOpen = { $nin: [...over, 'placing', 'undone'] as Order['state'][] }
      const found = orders.find({ customer_id, state: isOpen }, { projection: dueFields, maxTimeMS: MAX_READ_MS })
      return (await found.sort({ created_at: -1 }).toArray()).map(({ number }) => number)
    },
  }
}
