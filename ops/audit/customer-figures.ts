import type { BaseCustomer } from '@shop/account/customers/base-customer'
import { readFigures } from '@shop/account/customers/customer-figures'
import { figuresFrom } from '@shop/cart-checkout/customer-figures/figures-from'
import { isPlaced, type Order } from '@shop/cart-checkout/order/order'
import type { ThirdPartyOrder } from '@shop/cart-checkout/third-party-orders/third-party-order'
import { createFindings, type Invariant } from './invariant.ts'

type Counted = Omit<ReturnType<typeof figuresFrom>, 'city'>

const nothing: Counted = { cumulative_uah: 0, largest_purchase_uah: 0, orders: 0, last_order_at: null }

/** What the list of customers is sorted by is what their orders come to; an order whose account has not heard of it yet may differ. */
export function customerFiguresInvariant(): Invariant {
  const counted = new Map<string, Counted>()
  const onTheMove = new Set<string>()

  return {
    order(order: Order) {
      const { customer_id } = order
      if (customer_id === null || !isPlaced(order)) return
      if (order.figures_due_at) onTheMove.add(customer_id)
      counted.set(customer_id, together(counted.get(customer_id) ?? nothing, figuresFrom([order])))
    },

    async verdict(databases) {
      const { list, add } = createFindings()
      let checked = 0
      const links = databases('cart-checkout').collection<ThirdPartyOrder>('third_party_orders')
      for await (const link of links.find({ created_at: { $gt: new Date(0) } }).batchSize(500)) {
        const { customer_id, figures_due_at, figures_of = [] } = link
        if (figures_due_at) for (const id of figures_of) onTheMove.add(id)
        if (!customer_id) continue
        counted.set(customer_id, together(counted.get(customer_id) ?? nothing, figuresFrom([], [link])))
      }
      const customers = databases('account').collection<BaseCustomer>('customers')
      const fields = { figures: 1 } as const
      for await (const { _id, figures } of customers.find({}, { projection: fields }).batchSize(2000)) {
        // Accounts from before are counted by a job; till then they are in no order.
        if (!figures || onTheMove.has(_id)) continue
        checked += 1
        const as_of = figures.asOf.toISOString()
        const right = readFigures({ customer_id: _id, as_of, ...(counted.get(_id) ?? nothing) })
        for (const field of ['cumulativeUah', 'largestPurchaseUah', 'orders', 'level'] as const)
          if (figures[field] !== right[field])
            add(`${_id} ${field}`, `customer ${_id}: ${field} is ${figures[field]} instead of ${right[field]}`)
        if (figures.lastOrderAt?.getTime() !== right.lastOrderAt?.getTime())
          add(`${_id} last order`, `customer ${_id}: another order is the last one`)
      }
      return { invariant: 'customer figures', checked, findings: list }
    },
  }
}

function together(one: Counted, other: Counted): Counted {
  const last = [one.last_order_at, other.last_order_at].filter(at => at !== null).toSorted()
  return {
    cumulative_uah: one.cumulative_uah + other.cumulative_uah,
    largest_purchase_uah: Math.max(one.largest_purchase_uah, other.largest_purchase_uah),
    orders: one.orders + other.orders,
    last_order_at: last.at(-1) ?? null,
  }
}
