import type { Db } from 'mongodb'
import type { Order } from '../order/order.ts'
import { paidStates } from '../order/payment-states.ts'

export type CustomerOrdersRepository = ReturnType<typeof createCustomerOrders>

const MAX_READ_MS = 2000
/** More than anybody looks through; who buys every week gets there in ten years. */
const MOST_SHOWN = 500
const plain = { projection: { _id: 0 }, maxTimeMS: MAX_READ_MS } as const
const isPlaced = { $nin: ['placing', 'undone'] as Order['state'][] }
const isPaid = { $in: [...paidStates] }

/** Orders by whose they are. They are changed by the repository of orders alone. */
export function createCustomerOrders(db: Db) {
  const orders = db.collection<Order>('orders')
  return {
    async createIndexes(): Promise<void> {
      await orders.createIndex({ 'customer.phone': 1, customer_id: 1 }, { name: 'by_phone' })
    },

    findNewest: (customer_id: string): Promise<Order[]> =>
      orders.find({ customer_id, state: isPlaced }, plain).sort({ created_at: -1 }).limit(MOST_SHOWN).toArray(),

    findPaid: (customer_id: string): Promise<Order[]> =>
      orders.find({ customer_id, payment_state: isPaid }, plain).toArray(),

    /** Paid, and placed by a guest with this phone. */
    async findPaidOfGuest(phone: string): Promise<string[]> {
      const found = orders.find({ 'customer.phone': phone, customer_id: null, payment_state: isPaid }, plain)
      return (await found.toArray()).map(({ number }) => number)
    },
  }
}
