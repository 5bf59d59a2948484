import type { Db } from 'mongodb'
import { keyOf } from '../payment-attempts/gateway-event.ts'
import type { GatewayWord } from '../ports/payment/payment-provider.ts'

export type StrayWords = ReturnType<typeof createStrayWords>

type StrayWord = { _id: string; word: GatewayWord; at: Date }

/** Genuine words of the gateway that no order explains: money may have moved, so none is dropped. */
export function createStrayWords(db: Db) {
  const words = db.collection<StrayWord>('stray_payment_words')
  return {
    async keep(word: GatewayWord, at: Date): Promise<void> {
      await words.updateOne({ _id: keyOf(word) }, { $setOnInsert: { word, at } }, { upsert: true })
    },
    async of(payment_id: string): Promise<GatewayWord[]> {
      // The key begins with the id, so the words of one payment stand together.
      const found = words.find({ _id: { $gte: `${payment_id} `, $lt: `${payment_id}!` } })
      return (await found.sort({ at: 1 }).toArray()).map(({ word }) => word)
    },
    count: () => words.countDocuments({}),
  }
}
