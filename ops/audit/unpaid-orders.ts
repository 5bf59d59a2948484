import type { Order, OrderTask } from '@shop/cart-checkout/order/order'
import { buyerKey, customerKey, entryOf } from '@shop/cart-checkout/unpaid-orders/count-unpaid'
import type { UnpaidDocument } from '@shop/cart-checkout/unpaid-orders/unpaid-orders.repository'
import { createFindings, type Invariant } from './invariant.ts'

type Counted = { ids: ReadonlySet<string>; items: number; must: boolean }

/** While such a task waits, the order may be counted already, still, or not any more. */
const onTheMove: readonly OrderTask['do'][] = [
  'count_unpaid',
  'uncount_unpaid',
  'recount_unpaid',
  'reserve_unpaid',
  'forget',
]

/** Each open unpaid order counts for its buyer, its customer and its address with all its items (docs/rules.md, "Unpaid orders"). */
export function unpaidInvariant(): Invariant {
  const { list, add } = createFindings()
  const orders = new Map<string, Counted>()

  function orderGoesBy(order: Order): void {
    const { number, buyer, customer_id, state, tasks, counted_for } = order
    const isMoving = state === 'placing' || tasks.some(task => onTheMove.includes(task.do))
    // Orders from before the caps name no documents.
    if (!counted_for || (state !== 'awaiting_payment' && !isMoving)) return
    orders.set(number, { ids: new Set(counted_for), items: entryOf(order).items, must: !isMoving })
    if (!counted_for.includes(buyerKey(buyer))) add(`${number} buyer`, `${number}: does not count for its buyer`)
    if (customer_id && !isAttached(order) && !counted_for.includes(customerKey(customer_id)))
      add(`${number} customer`, `${number}: does not count for its customer`)
  }

  return {
    order: orderGoesBy,
    async verdict(databases) {
      const seen = new Set<string>()
      let checked = 0
      const documents = databases('cart-checkout').collection<UnpaidDocument>('unpaid_orders')
      for await (const { _id, open } of documents.find().batchSize(2000)) {
        checked += 1
        for (const { order, items } of open) {
          const known = orders.get(order)
          const key = `${order} ${_id}`
          if (!known?.ids.has(_id)) add(`${key} leaked`, `${_id}: counts ${order}, which does not wait for its money`)
          else if (known.items !== items)
            add(`${key} items`, `${_id}: counts ${items} items of ${order} instead of ${known.items}`)
          if (seen.has(key)) add(`${key} twice`, `${_id}: counts ${order} twice`)
          seen.add(key)
        }
      }
      for (const [number, { ids, must }] of orders)
        for (const id of ids)
          if (must && !seen.has(`${number} ${id}`))
            add(`${number} ${id} lost`, `${id}: does not count ${number}, which waits for its money`)
      return { invariant: 'unpaid orders', checked, findings: list }
    },
  }
}

/** A guest's order that was given to an account later: it was counted for a guest. */
function isAttached({ history }: Order): boolean {
  return history.some(({ event }) => event.startsWith('attached_to '))
}
