import { DAY_MS } from '@shop/calendar/durations'
import { refuseOtherRequest } from '@shop/service-kit/calls/body-hash'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import { majorityRead } from '@shop/service-kit/storage/majority-read'
import type { Db } from 'mongodb'

/** Items on hand by size: what lies there, reserved or not. */
export type Counts = Record<string, number>
/** What a change of stock makes other than before. */
export type CountedChange = { before: Counts; after: Counts }

/** Which request it is: a size of an article is moved once under a key. */
type Request = { article: string; key: string; bodyHash: string }
type KeyedChange = CountedChange & { _id: string; body_hash?: string; ends_at: Date }
export type KeyedStockChanges = ReturnType<typeof createKeyedStockChanges>

/** A repeat comes within minutes; a person who finds the window of yesterday still open presses once more. */
const KEPT_MS = 7 * DAY_MS

/** Changes of stock by the key of their request: a repeat tells what the first one changed, and not that nothing is left to do. */
export function createKeyedStockChanges(db: Db) {
  const changes = db.collection<KeyedChange>('keyed_stock_changes')
  const idOf = (article: string, key: string) => `${article} ${key}`
  return {
    async createIndexes(): Promise<void> {
      await changes.createIndex({ ends_at: 1 }, { expireAfterSeconds: 0 })
    },

    /**
     * Kept before anything moves. Of those under one key the first one counts: it is answered to the others.
     * @throws ShopError idempotency_conflict when the first one was another request
     */
    async begin({ article, key, bodyHash }: Request, change: CountedChange, now: Date): Promise<CountedChange> {
      const _id = idOf(article, key)
      try {
        await changes.insertOne({ _id, ...change, body_hash: bodyHash, ends_at: new Date(now.getTime() + KEPT_MS) })
        return change
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        const first = await changes.findOne({ _id }, majorityRead)
        refuseOtherRequest(first?.body_hash, bodyHash)
        const { before, after } = first ?? change
        return { before, after }
      }
    },

    /** Nothing has moved: the next call under the key begins from what is there then. */
    async forget(article: string, key: string): Promise<void> {
      await changes.deleteOne({ _id: idOf(article, key) })
    },
  }
}
