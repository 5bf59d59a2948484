import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import { secretFor } from '@shop/service-kit/storage/secret.repository'
import type { Db } from 'mongodb'
import type { SandboxEvent } from './sandbox-callback.ts'

export type SandboxPayments = ReturnType<typeof createSandboxPayments>
export type SandboxPayment = {
  _id: string
  /** Its last event. */
  word: SandboxEvent
  refunded: number
  /** Queries are not answered until then. */
  silent_until?: Date | null
}

/** What the trial bank remembers: its last event of each payment, and what it gave back (minor units). */
export function createSandboxPayments(db: Db) {
  const payments = db.collection<SandboxPayment>('sandbox_payments')
  return {
    async createIndexes(): Promise<void> {
      await payments.createIndex({ 'word.createdDate': 1, _id: 1 })
    },
    async save(event: SandboxEvent, silent_until: Date | null): Promise<void> {
      const known = { $set: { word: event, silent_until }, $setOnInsert: { refunded: 0 } }
      await payments.updateOne({ _id: event.orderReference }, known, { upsert: true })
    },
    /** Made from one moment to the other, in unix seconds. */
    findBetween: (from: number, until: number): Promise<SandboxPayment[]> =>
      payments
        .find({ 'word.createdDate': { $gte: from, $lt: until } }, { maxTimeMS: MAX_READ_MS })
        .sort({ 'word.createdDate': 1, _id: 1 })
        .toArray(),
    findById: (payment_id: string): Promise<SandboxPayment | null> => payments.findOne({ _id: payment_id }),
    /** False when less is left of the payment than is asked back. */
    async refund({ _id, refunded }: SandboxPayment, amount: number): Promise<boolean> {
      const { matchedCount } = await payments.updateOne({ _id, refunded }, { $inc: { refunded: amount } })
      return matchedCount === 1
    },
  }
}

/** Made once per database: a payment page that was open before a restart still works after it. */
export function sandboxSecret(db: Db): Promise<string> {
  return secretFor(db, 'secret', 'sandbox_pay')
}
