import type { Db } from 'mongodb'
import { orderNumber } from './order-ref.ts'

export type OrderNumbers = ReturnType<typeof createOrderNumbers>

/** Numbers run per year. A number that an order was refused with is lost: nobody promised that none is missing. */
export function createOrderNumbers(db: Db) {
  const counters = db.collection<{ _id: string; count: number }>('counters')
  return {
    async next(now: Date): Promise<string> {
      const year = kyivYear(now)
      const counter = await counters.findOneAndUpdate(
        { _id: `orders ${year}` },
        { $inc: { count: 1 } },
        { upsert: true, returnDocument: 'after' },
      )
      return orderNumber(year, counter?.count ?? 1)
    },
  }
}

function kyivYear(now: Date): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone: 'Europe/Kyiv', year: 'numeric' }).format(now))
}
