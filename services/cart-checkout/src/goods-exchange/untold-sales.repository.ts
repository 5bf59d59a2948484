import { type GoodsBatch, MOST_UNTOLD_SALES } from '@shop/contracts/staff/exchange/goods-exchange'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db, Filter } from 'mongodb'
import { ExchangeProblem } from '../exchange/exchange-problem.ts'
import type { Order } from '../order/order.ts'
import { itemsOf } from '../order/order-line.ts'
import { isUntold, leftStates, offShelf, type Sold } from './untold-sales.ts'

const MOST_ORDERS = 5000

export type UntoldSales = ReturnType<typeof createUntoldSales>

/** Orders that may be sold without 1C knowing it: those that wait for it, that it took since then, and that nobody has sent. */
export function untoldFilters(moment: Date): Filter<Order>[] {
  return [
    { 'accounting.state': 'queued' },
    { 'accounting.at': { $gte: moment } },
    { state: { $in: [...leftStates] }, accounting: { $exists: false } },
  ]
}

/** What the shop has sold and 1C cannot know of yet. */
export function createUntoldSales(db: Db) {
  const orders = db.collection<Order>('orders')
  const projection = { _id: 0, number: 1, lines: 1, parts: 1, refunds: 1, returns: 1, state: 1, accounting: 1 } as const
  return {
    /**
     * Items of orders that 1C has never taken, or took only since then, size by size (docs/rules.md, "1C").
     * @throws ExchangeProblem orders_first when there are more than a shop can tell of.
     */
    async since(moment: Date): Promise<GoodsBatch['untold_sales']> {
      const found = await Promise.all(
        untoldFilters(moment).map(filter =>
          orders
            .find<Sold>(filter, { projection, maxTimeMS: MAX_READ_MS })
            .limit(MOST_ORDERS + 1)
            .toArray(),
        ),
      )
      if (found.some(({ length }) => length > MOST_ORDERS)) throw new ExchangeProblem('orders_first')
      const once = new Map(found.flat().map(order => [order.number, order]))
      const untold = [...once.values()].filter(order => isUntold(order, moment))
      const sold = itemsOf(untold.flatMap(offShelf))
      if (sold.length > MOST_UNTOLD_SALES) throw new ExchangeProblem('orders_first')
      return sold.map(({ article, size, count }) => ({ article, size, count }))
    },
  }
}
