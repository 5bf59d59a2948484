import type { Order } from '@shop/cart-checkout/order/order'
import { createFindings, type Invariant } from './invariant.ts'

/**
 * Loyalty: levels are computed from the orders each time; those that the list of customers shows are recounted elsewhere. So the hryvnia sums of each order
 * must be those of its lines, and whose order it is must be a customer we know.
 */
export function loyaltyInvariant(): Invariant {
  const { list, add } = createFindings()
  const buyers = new Map<string, string>()
  let checked = 0

  return {
    order(order: Order) {
      checked += 1
      const { number, customer_id, sums } = order
      const subtotal = order.lines.reduce((sum, { uah, count }) => sum + uah.unit * count, 0)
      const shares = order.lines.reduce((sum, { uah }) => sum + uah.discount_share, 0)
      if (subtotal !== sums.uah.subtotal || subtotal - shares !== sums.uah.goods)
        add(`${number} hryvnias`, `${number}: its lines make ${subtotal - shares} kopiyky, it counts ${sums.uah.goods}`)
      // Of an account that was deleted, an order under way keeps its buyer until it is over.
      if (customer_id && !order.forget_wanted) buyers.set(customer_id, number)
    },

    async verdict(databases) {
      const customers = databases('account').collection<{ _id: string }>('customers')
      for await (const { _id } of customers.find({}, { projection: { _id: 1 } }).batchSize(5000)) buyers.delete(_id)
      for (const [customer, number] of buyers)
        add(`${customer} unknown`, `${number}: bought by ${customer}, who has no account`)
      return { invariant: 'loyalty', checked, findings: list }
    },
  }
}
