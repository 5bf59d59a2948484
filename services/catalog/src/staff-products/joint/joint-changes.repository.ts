import { DAY_MS } from '@shop/calendar/durations'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import { majorityRead } from '@shop/service-kit/storage/majority-read'
import type { Db } from 'mongodb'
import type { JointChange } from './joint-change.ts'

export type JointChangesRepository = ReturnType<typeof createJointChanges>

/** A repeat comes within minutes; a person who finds the window of yesterday still open presses once more. */
export const KEPT_MS = 7 * DAY_MS

/** Changes of several articles. The collection is named after the first of them, those of sizes. */
export function createJointChanges(db: Db) {
  const changes = db.collection<JointChange>('product_size_changes')
  return {
    async createIndexes(): Promise<void> {
      await changes.createIndexes([
        { key: { under_way: 1 }, unique: true, sparse: true },
        { key: { ends_at: 1 }, expireAfterSeconds: 0 },
      ])
    },

    find: (key: string): Promise<JointChange | null> => changes.findOne({ _id: key }, majorityRead),

    /** False when there is one under this key, or another one of the same is under way. */
    async begin(change: JointChange): Promise<boolean> {
      try {
        await changes.insertOne(change)
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },

    /** One that is under way and that nobody works on: of this, or any. */
    claim: (about: string | null, now: Date, until: Date): Promise<JointChange | null> =>
      changes.findOneAndUpdate(
        { under_way: about ?? { $gt: '' }, held_until: { $lte: now } },
        { $set: { held_until: until } },
        { returnDocument: 'after' },
      ),

    /** From here on it is only taken back, by any process. */
    async undo({ _id, plan }: JointChange): Promise<void> {
      await changes.updateOne({ _id, plan, state: 'going' }, { $set: { state: 'undoing' } })
    },

    /** A repeat finds it by its key; without one there is none. */
    async finish({ _id, plan, body_hash }: JointChange): Promise<void> {
      if (body_hash === undefined) await changes.deleteOne({ _id, plan })
      else await changes.updateOne({ _id, plan }, { $set: { state: 'done' }, $unset: { under_way: '' } })
    },

    /** Nothing of it is left: the next call under the key begins with what is there then. */
    async forget({ _id, plan }: JointChange): Promise<void> {
      await changes.deleteOne({ _id, plan })
    },
  }
}
