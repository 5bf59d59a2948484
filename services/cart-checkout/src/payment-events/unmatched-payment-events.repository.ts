import { type CloseCause, MOST_LISTED, MOST_ON_DESK } from '@shop/contracts/staff/orders/payments-desk'
import { type ListOrder, readNewestFirst } from '@shop/service-kit/list-files/newest-first'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db, Filter } from 'mongodb'
import { numberOfPayment } from '../order/order-ref.ts'
import { keyOf } from '../payment-attempts/record-payment-event.ts'
import type { PaymentEvent } from '../ports/payment/payment-provider.ts'

export type UnmatchedPaymentEvents = ReturnType<typeof createUnmatchedPaymentEvents>

/** What staff said of it: to which order its money belongs, or why nothing is to be done. */
type Settled = { at: Date; who: string; order?: string; cause?: CloseCause; reason?: string }
/** `word` is the event; `order` is the one that staff are matching it to, or have matched. */
export type OpenEvent = { _id: string; word: PaymentEvent; at: Date; order?: string | null; settled?: Settled | null }

export const newestEvents: ListOrder<OpenEvent> = {
  at: 'at',
  key: '_id',
  placeOf: ({ at, _id }) => ({ at, key: _id }),
}
export const openEvents: Filter<OpenEvent> = { settled: null, at: { $gt: new Date(0) } }

/** Genuine payment events that no order explains: money may have moved, so none is dropped. */
export function createUnmatchedPaymentEvents(db: Db) {
  const events = db.collection<OpenEvent>('stray_payment_words')
  const countListed = (limit: number): Promise<number> =>
    events.countDocuments(openEvents, { limit, maxTimeMS: MAX_READ_MS })
  /** The key begins with the id, so the events of one payment stand together. */
  const ofPayment = (payment_id: string) => ({ _id: { $gte: `${payment_id} `, $lt: `${payment_id}!` } })
  return {
    async createIndexes(): Promise<void> {
      await events.createIndex({ settled: 1, at: -1, _id: -1 })
    },
    async add(event: PaymentEvent, at: Date): Promise<void> {
      await events.updateOne({ _id: keyOf(event) }, { $setOnInsert: { word: event, at } }, { upsert: true })
    },
    async findOfPayment(payment_id: string): Promise<PaymentEvent[]> {
      const found = events.find(ofPayment(payment_id), { maxTimeMS: MAX_READ_MS })
      return (await found.sort({ at: 1 }).toArray()).map(({ word }) => word)
    },
    count: () => events.countDocuments({}),

    /** Events that staff have not seen to, the newest first. */
    async findPage({ page, limit }: { page: number; limit: number }): Promise<{ events: OpenEvent[]; count: number }> {
      const found = events.find(openEvents, { maxTimeMS: MAX_READ_MS }).sort({ at: -1, _id: -1 })
      const [list, count] = await Promise.all([
        found
          .skip((page - 1) * limit)
          .limit(limit)
          .toArray(),
        countListed(MOST_LISTED),
      ])
      return { events: list, count }
    },
    countOpen: () => countListed(MOST_ON_DESK),
    countListed,
    /** All of them for a file, the newest first. */
    batches: (): AsyncGenerator<OpenEvent[]> =>
      readNewestFirst(events, { filter: openEvents, order: newestEvents, projection: { word: 1, at: 1 } }),
    async findOpen(_id: string): Promise<PaymentEvent | null> {
      return (await events.findOne({ _id, settled: null }, { maxTimeMS: MAX_READ_MS }))?.word ?? null
    },

    /** The order that a payment belongs to: by its id, or as staff said. */
    async findOrderNumber(payment_id: string): Promise<string | null> {
      const found = await events.find(ofPayment(payment_id), { maxTimeMS: MAX_READ_MS }).toArray()
      return found.find(({ order }) => order)?.order ?? numberOfPayment(payment_id)
    },
    /** All events of a payment are for this order from now on; false when they are for another one. */
    async claim(payment_id: string, order: string): Promise<boolean> {
      await events.updateMany({ ...ofPayment(payment_id), order: null }, { $set: { order } })
      const found = await events.find(ofPayment(payment_id), { maxTimeMS: MAX_READ_MS }).toArray()
      return found.every(event => event.order === order)
    },
    async settle(payment_id: string, settled: Settled): Promise<void> {
      await events.updateMany({ ...ofPayment(payment_id), settled: null }, { $set: { settled } })
    },
    /** What staff wrote of the payments of an order whose person is forgotten. */
    async forgetReasons(order: string): Promise<void> {
      const named = { _id: { $gte: `${order}-`, $lt: `${order}.` } }
      await events.updateMany({ ...named, 'settled.reason': { $exists: true } }, { $set: { 'settled.reason': '' } })
    },
    /** False when somebody has seen to it already. */
    async close(_id: string, settled: Settled): Promise<boolean> {
      const { matchedCount } = await events.updateOne({ _id, settled: null, order: null }, { $set: { settled } })
      return matchedCount === 1
    },
  }
}
