import { isDeepStrictEqual } from 'node:util'
import { stateToCount } from '@shop/cart-checkout/order-counts/counted-state'
import { monthOf, type StateCounts } from '@shop/cart-checkout/order-counts/order-counts.repository'
import { createFindings, type Invariant } from './invariant.ts'

/**
 * What the tabs of staff say is what there is: orders by state, month by month, are those that come out when they are counted again.
 * Months in which an order waits to be counted are left out: a job does it within seconds.
 */
export function orderCountsInvariant(): Invariant {
  const counted = new Map<string, StateCounts>()
  const waiting = new Set<string>()
  const { list, add } = createFindings()

  return {
    order(order) {
      const month = monthOf(order)
      const state = stateToCount(order)
      if (!order.is_counted) waiting.add(month)
      else if ((order.counted_as ?? null) !== state)
        add(`${order.number} ${order.counted_as}`, `${order.number}: is ${state} and counted as ${order.counted_as}`)
      const known = counted.get(month) ?? {}
      counted.set(month, known)
      if (state) known[state] = (known[state] ?? 0) + 1
    },

    async verdict(databases) {
      const months = databases('cart-checkout').collection<{ _id: string; states?: StateCounts }>('order_counts')
      const stored = new Map((await months.find({}).toArray()).map(({ _id, states = {} }) => [_id, states]))
      const all = new Set([...counted.keys(), ...stored.keys()])
      for (const month of all) {
        const [is, must] = [stored.get(month) ?? {}, counted.get(month) ?? {}]
        if (!waiting.has(month) && !isDeepStrictEqual({ ...is }, must))
          add(`${month} ${JSON.stringify([is, must])}`, `${month}: the tabs do not count the orders that there are`)
      }
      return { invariant: 'order counts', checked: all.size, findings: list }
    },
  }
}
