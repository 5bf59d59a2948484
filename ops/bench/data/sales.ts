import type { Order } from '@shop/cart-checkout/order/order'
import { salesOfOrder } from '@shop/cart-checkout/sales/order-sales'
import { createSalesFacts } from '@shop/cart-checkout/sales/sales-facts.repository'
import { createSalesFigures } from '@shop/cart-checkout/sales/sales-figures.repository'
import { systemClock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'

const CHUNK = 1000
const AT_ONCE = 50

/** Counts sales as the job does, but each figure only once, when all orders are in. */
export function salesOf(cartCheckout: Db) {
  const salesFacts = createSalesFacts(cartCheckout)
  const salesFigures = createSalesFigures(cartCheckout)
  const outdated = new Set<string>()

  return {
    async noteOrders(orders: readonly Order[]): Promise<void> {
      const facts = orders.map(order => ({
        number: order.number,
        version: order.version,
        entries: salesOfOrder(order),
      }))
      for (const key of await salesFacts.note(facts)) outdated.add(key)
    },

    /** Answers how many figures of days and goods there are. */
    async count(): Promise<number> {
      const keys = [...outdated]
      for (let from = 0; from < keys.length; from += CHUNK)
        await salesFigures.outdate(keys.slice(from, from + CHUNK), systemClock.now())
      for (;;) {
        const stale = await salesFigures.stale(AT_ONCE)
        if (stale.length === 0) return keys.length
        await Promise.all(stale.map(async one => salesFigures.count(one, await salesFacts.entriesOf(one.key))))
      }
    },
  }
}
