import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db, UpdateFilter } from 'mongodb'
import { type Bulk, type BulkChunk, expiryAtRest, expiryWhileRunning } from './bulk.ts'

export type BulksRepository = ReturnType<typeof createBulksRepository>

const after = { returnDocument: 'after' } as const
const noId = { projection: { _id: 0 } } as const

/** Changes of many articles: by their key a repeat finds how far it came, and who regrets one finds what was before. */
export function createBulksRepository(db: Db) {
  const bulks = db.collection<Bulk>('product_bulks')
  const chunks = db.collection<BulkChunk>('product_bulk_rows')

  /** Null when another change of many articles is under way, or this one is not in that state any more. */
  async function begin(id: string, from: Bulk['state'][], $set: Partial<Bulk>): Promise<Bulk | 'not_alone' | null> {
    try {
      const under_way = { ...$set, under_way: true as const }
      return await bulks.findOneAndUpdate({ _id: id, state: { $in: from } }, { $set: under_way }, after)
    } catch (error) {
      if (isDuplicateKey(error)) return 'not_alone'
      throw error
    }
  }

  return {
    async createIndexes(): Promise<void> {
      await bulks.createIndexes([
        { key: { ends_at: 1 }, expireAfterSeconds: 0 },
        { key: { at: 1 } },
        { key: { under_way: 1 }, unique: true, sparse: true },
      ])
      await chunks.createIndexes([{ key: { plan: 1, place: 1 } }, { key: { ends_at: 1 }, expireAfterSeconds: 0 }])
    },

    /** The chunks first: a change that is found has all of them. False when one with this key is there already. */
    async add(bulk: Bulk, rows: readonly BulkChunk[]): Promise<boolean> {
      if (rows.length > 0) await chunks.insertMany([...rows])
      try {
        await bulks.insertOne(bulk)
        return true
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        await chunks.deleteMany({ plan: bulk.plan })
        return false
      }
    },

    // One from before they could be resumed has no plan.
    find: (id: string): Promise<Bulk | null> => bulks.findOne({ _id: id, plan: { $exists: true } }),
    underWay: (): Promise<Bulk | null> => bulks.findOne({ under_way: true }),
    latest: (now: Date, limit: number): Promise<Bulk[]> =>
      bulks
        .find({ at: { $gt: new Date(0) }, state: { $nin: ['planned'] }, ends_at: { $gt: now } })
        .sort({ at: -1 })
        .limit(limit)
        .toArray(),

    start: (id: string, now: Date) =>
      begin(id, ['planned'], { state: 'running', ends_at: expiryWhileRunning(now), held_until: new Date(0) }),
    startUndo: (id: string, who: string, at: Date) =>
      begin(id, ['running', 'done', 'failed'], {
        state: 'undoing',
        undo: { who, at, next: 0, restored: 0, left: 0 },
        ends_at: expiryWhileRunning(at),
        tries: 0,
      }),

    /** Takes the change that is under way, unless somebody works on it; nobody else does until then. */
    claim: (holder: string, now: Date, until: Date): Promise<Bulk | null> =>
      bulks.findOneAndUpdate(
        { under_way: true, held_until: { $lte: now } },
        { $set: { holder, held_until: until }, $inc: { tries: 1 } },
        after,
      ),
    /** Goes on holding it; false when another process has taken it over. */
    async hold(id: string, holder: string, until: Date): Promise<boolean> {
      return (await bulks.updateOne({ _id: id, holder }, { $set: { held_until: until } })).matchedCount === 1
    },
    /** Somebody else may go on with it at once. */
    async release(id: string, holder: string): Promise<void> {
      await bulks.updateOne({ _id: id, holder }, { $set: { held_until: new Date(0) } })
    },

    /** It came further, once for each chunk; null when somebody else has taken it over. */
    chunkDone: (
      { _id, next, holder }: Bulk,
      { names, rows, changed, left, refused }: BulkChunk,
    ): Promise<Bulk | null> => {
      const overtaken = (rows ?? []).map(({ article }) => article).filter(article => !changed.includes(article))
      const all = [...refused, ...overtaken.map(article => ({ article, why: ['changed_meanwhile'] }))]
      const update: UpdateFilter<Bulk> = {
        $set: { next: next + 1, tries: 0 },
        $inc: { done: names.length, changed: changed.length, left },
        $push: { refused: { $each: all } },
      }
      return bulks.findOneAndUpdate({ _id, next, holder }, update, after)
    },
    undoneChunk: ({ _id, undo, holder }: Bulk, { rows, restored }: BulkChunk): Promise<Bulk | null> => {
      const next = undo?.next ?? 0
      const left = (rows?.length ?? 0) - restored.length
      const update = {
        $set: { 'undo.next': next + 1, tries: 0 },
        $inc: { 'undo.restored': restored.length, 'undo.left': left },
      }
      return bulks.findOneAndUpdate({ _id, 'undo.next': next, holder }, update, after)
    },
    async end({ _id, holder, plan }: Bulk, state: 'done' | 'failed' | 'undone', now: Date): Promise<void> {
      const ends_at = expiryAtRest(now)
      await chunks.updateMany({ plan }, { $set: { ends_at } })
      const update = {
        $set: { state, ends_at, holder: null, held_until: new Date(0) },
        $unset: { under_way: 1 as const },
      }
      await bulks.updateOne({ _id, holder, under_way: true }, update)
    },

    chunk: (plan: string, place: number): Promise<BulkChunk | null> => chunks.findOne({ plan, place }, noId),
    async chunksOf(plan: string): Promise<BulkChunk[]> {
      return chunks.find({ plan }, noId).sort({ place: 1 }).toArray()
    },
    /** Written down before the articles are changed; who comes second finds what the first has worked out. */
    async planChunk({ plan, place }: BulkChunk, planned: Pick<BulkChunk, 'rows' | 'left' | 'refused'>): Promise<void> {
      await chunks.updateOne({ plan, place, rows: null }, { $set: planned })
    },
    async setChunk({ plan, place }: BulkChunk, set: Partial<Pick<BulkChunk, 'changed' | 'restored'>>): Promise<void> {
      await chunks.updateOne({ plan, place }, { $set: set })
    },
  }
}
