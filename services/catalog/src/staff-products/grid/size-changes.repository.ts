import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'
import type { SizeChange } from './size-change.ts'

export type SizeChangesRepository = ReturnType<typeof createSizeChangesRepository>

/** A repeat comes within minutes; a person who finds the window of yesterday still open presses once more. */
export const KEPT_MS = 7 * 86_400_000

/** Changes of many cells by the key of their request. */
export function createSizeChangesRepository(db: Db) {
  const changes = db.collection<SizeChange>('product_size_changes')
  return {
    async createIndexes(): Promise<void> {
      await changes.createIndexes([
        { key: { under_way: 1 }, unique: true, sparse: true },
        { key: { ends_at: 1 }, expireAfterSeconds: 0 },
      ])
    },

    find: (key: string): Promise<SizeChange | null> => changes.findOne({ _id: key }),

    /** False when there is one under this key, or another one of the model is under way. */
    async begin(change: SizeChange): Promise<boolean> {
      try {
        await changes.insertOne({ ...change, under_way: change.model })
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },

    /** One that is under way and that nobody works on: of the model, or any. */
    claim: (model: string | null, now: Date, until: Date): Promise<SizeChange | null> =>
      changes.findOneAndUpdate(
        { under_way: model ?? { $gt: '' }, held_until: { $lte: now } },
        { $set: { held_until: until } },
        { returnDocument: 'after' },
      ),

    async done({ _id, plan }: SizeChange): Promise<void> {
      await changes.updateOne({ _id, plan }, { $set: { state: 'done' }, $unset: { under_way: '' } })
    },

    /** From here on it is only taken back, by any process. */
    async undo({ _id, plan }: SizeChange): Promise<void> {
      await changes.updateOne({ _id, plan, state: 'going' }, { $set: { state: 'undoing' } })
    },

    /** Nothing of it is left: the next call under the key begins with what is there then. */
    async forget({ _id, plan }: SizeChange): Promise<void> {
      await changes.deleteOne({ _id, plan })
    },
  }
}
