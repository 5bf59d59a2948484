import { isPlaced, type Order } from '@shop/cart-checkout/order/order'
import { isPaid } from '@shop/cart-checkout/order/payment-states'
import type { PromoCode, PromoUse } from '@shop/cart-checkout/promo-codes/promo-code'
import { createFindings, type Invariant } from './invariant.ts'

type Use = PromoUse & { code: string }
type With = { code: string; may: ReadonlySet<Place>; isLate: boolean }
/** Where the use of a code is written down. */
type Place = 'held' | 'used' | 'none'

/** A9: a code is taken by the orders that hold or used it, and never more often than its limit says. */
export function promoInvariant(): Invariant {
  const orders = new Map<string, With>()

  return {
    order(order) {
      if (!order.promo) return
      const isLate = order.alerts.includes('paid_late')
      orders.set(order.number, { code: order.promo.code, may: new Set(placesOf(order)), isLate })
    },

    async verdict(databases) {
      const { list, add } = createFindings()
      const db = databases('cart-checkout')
      const codes = await db.collection<PromoCode>('promo_codes').find().toArray()
      const found = new Map<string, Set<Place>>()
      const takes = new Map<string, number>()

      const note = (use: Use, place: Place) => {
        const { code, order } = use
        const known = orders.get(order)
        const places = found.get(order) ?? new Set<Place>()
        found.set(order, places.add(place))
        if (known?.code !== code || !known.may.has(place))
          add(`${code} ${place} ${order}`, `${code}: is ${place} by ${order}, which has no right to it`)
        // Money that came after the end buys at the price that was agreed upon, whatever the limit says by then.
        if (!known?.isLate && places.size === 1) takes.set(code, (takes.get(code) ?? 0) + 1)
      }
      for (const { code, holds } of codes) for (const hold of holds) note({ ...hold, code }, 'held')
      for await (const use of db.collection<Use>('promo_uses').find().batchSize(2000)) note(use, 'used')

      for (const [number, { code, may }] of orders) {
        const isThere = found.has(number)
        if (!isThere && !may.has('none'))
          add(`${code} lost ${number}`, `${code}: ${number} has it, but no use is written`)
      }
      for (const { code, usage_limit } of codes) {
        const count = takes.get(code) ?? 0
        if (usage_limit !== null && count > usage_limit)
          add(`${code} limit`, `${code}: taken ${count} times, its limit is ${usage_limit}`)
      }
      return { invariant: 'A9 promo codes', checked: codes.length + orders.size, findings: list }
    },
  }
}

function placesOf(order: Order): readonly Place[] {
  if (!isPlaced(order)) return ['none', 'held']
  const moving = order.tasks.some(({ do: task }) => /promo|stock|reserve_again|reserve_unpaid/.test(task))
  if (moving) return ['none', 'held', 'used']
  // An order whose payment staff took back keeps its price, also when its code is taken meanwhile.
  const isUnpaidAgain = order.history.some(({ event }) => event === 'payment_undone')
  if (order.state === 'awaiting_payment') return isUnpaidAgain ? ['held', 'none'] : ['held']
  // What is paid after it was given up uses no code: the money goes back.
  const isKept = order.state !== 'paid_no_stock' && order.state !== 'cancelled'
  if (isPaid(order.payment_state) && isKept) return ['used']
  // After a full refund the use is given back; of items that could not be found it may never have been taken.
  const isOver = order.state === 'expired' || (order.state === 'cancelled' && !isPaid(order.payment_state))
  return isOver ? ['none'] : ['none', 'used']
}
