import { kyivYear } from '@shop/calendar/kyiv-days'
import type { Db } from 'mongodb'
import { orderNumber, thirdPartyNumber } from './order-ref.ts'

export type OrderNumbers = ReturnType<typeof createOrderNumbers>

/** Numbers run per year. A number that an order was refused with is lost: nobody promised that none is missing. */
export function createOrderNumbers(db: Db) {
  const counters = db.collection<{ _id: string; count: number }>('counters')
  async function count(kind: string, year: number): Promise<number> {
    const counter = await counters.findOneAndUpdate(
      { _id: `${kind} ${year}` },
      { $inc: { count: 1 } },
      { upsert: true, returnDocument: 'after' },
    )
    return counter?.count ?? 1
  }
  return {
    async next(now: Date): Promise<string> {
      const year = kyivYear(now)
      return orderNumber(year, await count('orders', year))
    },
    async nextThirdParty(now: Date): Promise<string> {
      const year = kyivYear(now)
      return thirdPartyNumber(year, await count('third-party', year))
    },
  }
}
