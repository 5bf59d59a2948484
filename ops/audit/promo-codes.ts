import { isPlaced, type Order } from '@shop/cart-checkout/order/order'
import { isPaid } from '@shop/cart-checkout/order/payment-states'
import { PROMO_USED_UP } from '@shop/cart-checkout/order/promo-use'
import type { PromoCode, PromoUse, StoredUse } from '@shop/cart-checkout/promo-codes/promo-code'
import { createFindings, type Invariant } from './invariant.ts'

type Use = PromoUse & Pick<StoredUse, 'code' | 'accepted'>
type With = { code: string; may: ReadonlySet<Place>; isAccepted: boolean }
/** Where the use of a code is written down. */
type Place = 'held' | 'used' | 'none'

/**
 * A code is taken by the orders that hold or used it, and never more often than its limits say, in all and by one customer. Late orders
 * count like any other; only what staff accepted beyond the limits does not.
 */
export function promoInvariant(): Invariant {
  const orders = new Map<string, With>()

  return {
    order(order) {
      if (!order.promo) {
        // The order has lost its code, and the use is still to be given back.
        for (const task of order.tasks) if (task.do === 'drop_promo') orders.set(order.number, losing(task.code))
        return
      }
      const { code, accepted = false } = order.promo
      orders.set(order.number, { code, may: new Set(placesOf(order)), isAccepted: accepted })
    },

    async verdict(databases) {
      const { list, add } = createFindings()
      const db = databases('cart-checkout')
      const codes = await db.collection<PromoCode>('promo_codes').find().toArray()
      const found = new Map<string, Set<Place>>()
      const takes = new Map<string, number>()
      const count = (key: string) => takes.set(key, (takes.get(key) ?? 0) + 1)

      const note = (use: Use, place: Place) => {
        const { code, order, customer, accepted = false } = use
        const known = orders.get(order)
        const places = found.get(order) ?? new Set<Place>()
        found.set(order, places.add(place))
        if (known?.code !== code || !known.may.has(place))
          add(`${code} ${place} ${order}`, `${code}: is ${place} by ${order}, which has no right to it`)
        if (accepted && known && !known.isAccepted)
          add(`${code} beyond ${order}`, `${code}: was used beyond its limits by ${order}, and nobody accepted that`)
        // Between the two writes of a payment an order is in both places.
        if (accepted || places.size > 1) return
        count(code)
        for (const key of new Set([customer].flat())) count(`${code} ${key}`)
      }
      for (const { code, holds } of codes) for (const hold of holds) note({ ...hold, code }, 'held')
      for await (const use of db.collection<Use>('promo_uses').find().batchSize(2000)) note(use, 'used')

      for (const [number, { code, may }] of orders) {
        const isThere = found.has(number)
        if (!isThere && !may.has('none'))
          add(`${code} lost ${number}`, `${code}: ${number} has it, but no use is written`)
      }
      const limits = new Map(codes.map(known => [known.code, known]))
      for (const [key, times] of takes) {
        const [code = '', ...customer] = key.split(' ')
        const { usage_limit = null, per_customer_limit = null } = limits.get(code) ?? {}
        const limit = customer.length > 0 ? per_customer_limit : usage_limit
        // The audit names no customer.
        const whose = customer.length > 0 ? 'by one customer' : 'in all'
        if (limit !== null && times > limit)
          add(`${key} limit`, `${code}: taken ${times} times ${whose}, its limit is ${limit}`)
      }
      return { invariant: 'A9 promo codes', checked: codes.length + orders.size, findings: list }
    },
  }
}

function losing(code: string): With {
  return { code, may: new Set<Place>(['none', 'held', 'used']), isAccepted: true }
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
  // Paid when there was none left: it has no use until staff accept the discount.
  if (order.alerts.includes(PROMO_USED_UP)) return ['none']
  if (isPaid(order.payment_state) && isKept) return ['used']
  // After a full refund the use is given back; of items that could not be found it may never have been taken.
  const isOver = order.state === 'expired' || (order.state === 'cancelled' && !isPaid(order.payment_state))
  return isOver ? ['none'] : ['none', 'used']
}
