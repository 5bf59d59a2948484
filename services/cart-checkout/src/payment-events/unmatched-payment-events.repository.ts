import type { Db } from 'mongodb'
import { keyOf } from '../payment-attempts/record-payment-event.ts'
import type { PaymentEvent } from '../ports/payment/payment-provider.ts'

export type UnmatchedPaymentEvents = ReturnType<typeof createUnmatchedPaymentEvents>

/** Stored under an older name, `word`. */
type UnmatchedPaymentEvent = { _id: string; word: PaymentEvent; at: Date }

/** Genuine payment events that no order explains: money may have moved, so none is dropped. */
export function createUnmatchedPaymentEvents(db: Db) {
  const events = db.collection<UnmatchedPaymentEvent>('stray_payment_words')
  return {
    async add(event: PaymentEvent, at: Date): Promise<void> {
      await events.updateOne({ _id: keyOf(event) }, { $setOnInsert: { word: event, at } }, { upsert: true })
    },
    async of(payment_id: string): Promise<PaymentEvent[]> {
      // The key begins with the id, so the events of one payment stand together.
      const found = events.find({ _id: { $gte: `${payment_id} `, $lt: `${payment_id}!` } })
      return (await found.sort({ at: 1 }).toArray()).map(({ word }) => word)
    },
    count: () => events.countDocuments({}),
  }
}
