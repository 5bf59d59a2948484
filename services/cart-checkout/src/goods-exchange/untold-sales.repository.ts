import { type GoodsBatch, MOST_UNTOLD_SALES } from '@shop/contracts/staff/exchange/goods-exchange'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db, Filter } from 'mongodb'
import { ExchangeProblem } from '../exchange/exchange-problem.ts'
import { itemsOf, type Order } from '../order/order.ts'
import { isPaid } from '../order/payment-states.ts'

type Sold = Pick<Order, 'lines' | 'payment_state' | 'state'> & { accounting?: { round: number } }

const MOST_ORDERS = 5000
/** Their items have not left the shelf, or lie on it again. */
const without: readonly Order['state'][] = ['paid_no_stock', 'cancelled', 'returned']

export type UntoldSales = ReturnType<typeof createUntoldSales>

/** What the shop has sold and 1C cannot know of yet. */
export function createUntoldSales(db: Db) {
  const orders = db.collection<Order>('orders')
  const fields = { projection: { _id: 0, lines: 1, payment_state: 1, state: 1, 'accounting.round': 1 } } as const
  return {
    /**
     * Items of paid orders that 1C has never taken, or took only since then, size by size.
     * @throws ExchangeProblem orders_first when there are more than a shop can tell of.
     */
    async since(moment: Date): Promise<GoodsBatch['untold_sales']> {
      const waiting: Filter<Order> = { 'accounting.state': 'queued' }
      const taken: Filter<Order> = { 'accounting.state': 'taken', 'accounting.at': { $gte: moment } }
      const found = await Promise.all(
        [waiting, taken].map(filter =>
          orders
            .find<Sold>(filter, { ...fields, maxTimeMS: MAX_READ_MS })
            .limit(MOST_ORDERS + 1)
            .toArray(),
        ),
      )
      if (found.some(({ length }) => length > MOST_ORDERS)) throw new ExchangeProblem('orders_first')
      // What entered the queue again is in 1C since its first round.
      const untold = found
        .flat()
        .filter(order => order.accounting?.round === 1 && isPaid(order.payment_state) && !without.includes(order.state))
      const sold = itemsOf(untold.flatMap(({ lines }) => lines)).filter(({ preorder }) => !preorder)
      if (sold.length > MOST_UNTOLD_SALES) throw new ExchangeProblem('orders_first')
      return sold.map(({ article, size, count }) => ({ article, size, count }))
    },
  }
}
