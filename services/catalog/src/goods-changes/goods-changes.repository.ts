import { DAY_MS } from '@shop/calendar/durations'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import { majorityRead } from '@shop/service-kit/storage/majority-read'
import type { Db, Filter, UpdateFilter } from 'mongodb'
import {
  type ChangeChunk,
  type ChangeState,
  type Door,
  type GoodsChange,
  type PlannedRow,
  REGRET_MS,
  type Undo,
} from './goods-change.ts'

export type GoodsChangesRepository = ReturnType<typeof createGoodsChanges>

type StoredChunk = ChangeChunk & { plan: string; place: number; ends_at: Date }

const after = { returnDocument: 'after' } as const
const noId = { projection: { _id: 0 } } as const
/** Of changes that belong together: how far they are, and what came and went with them. */
const outcomes = {
  projection: {
    ...{ state: 1, undo: 1, at: 1, changed: 1, ended_at: 1, part_of: 1 },
    ...{ 'chunk.restored': 1, 'chunk.kept': 1, 'chunk.rows.article': 1, 'chunk.rows.moves': 1 },
  },
} as const
export type GroupedChange = Pick<GoodsChange, '_id' | 'state' | 'undo' | 'at' | 'changed' | 'ended_at' | 'part_of'> & {
  chunk?: Pick<ChangeChunk, 'restored' | 'kept'> & { rows: Pick<PlannedRow, 'article' | 'moves'>[] | null }
}

const FREE = { holder: null, held_until: new Date(0) } as const

/** A repeat comes within minutes; a person who finds the window of yesterday still open presses once more. */
const REPEATED_MS = 7 * DAY_MS
/** One that is under way is stored for as long as it may take. */
export const LONGEST_MS = DAY_MS

/** Changes of goods: by their key a repeat finds how far one came, and who regrets one finds what was before. */
export function createGoodsChanges(db: Db) {
  const changes = db.collection<GoodsChange>('goods_changes')
  const chunks = db.collection<StoredChunk>('goods_change_rows')

  async function unlessTaken<Answer>(write: () => Promise<Answer>): Promise<Answer | 'taken'> {
    try {
      return await write()
    } catch (error) {
      if (isDuplicateKey(error)) return 'taken'
      throw error
    }
  }

  return {
    async createIndexes(): Promise<void> {
      await changes.createIndexes([
        { key: { under_way: 1 }, unique: true, sparse: true },
        { key: { door: 1, at: 1 } },
        { key: { part_of: 1, 'chunk.names': 1 }, sparse: true },
        { key: { ends_at: 1 }, expireAfterSeconds: 0 },
      ])
      await chunks.createIndexes([{ key: { plan: 1, place: 1 } }, { key: { ends_at: 1 }, expireAfterSeconds: 0 }])
    },

    find: (id: string): Promise<GoodsChange | null> => changes.findOne({ _id: id }, majorityRead),
    underWay: (about: string): Promise<GoodsChange | null> => changes.findOne({ under_way: about }),
    latest: (door: Door, now: Date, limit: number): Promise<GoodsChange[]> =>
      changes
        .find({ door, at: { $gt: new Date(0) }, ends_at: { $gt: now } })
        .sort({ at: -1 })
        .limit(limit)
        .toArray(),

    /** Later changes of these articles that belong to one, the last first. */
    partsOf: (id: string, names: readonly string[]): Promise<GoodsChange[]> =>
      changes
        .find({ part_of: id, 'chunk.names': { $in: [...names] } })
        .sort({ at: -1 })
        .toArray(),
    /** Changes that belong to any of these, the last first. */
    groupsOf: (ids: readonly string[]): Promise<GroupedChange[]> =>
      changes
        .find<GroupedChange>({ part_of: { $in: [...ids] } }, outcomes)
        .sort({ at: -1, nth: -1 })
        .toArray(),
    /** What came of it has ended only now: the hour in which it is taken back begins, with that of its parts. */
    async beginHour({ _id, plan }: Pick<GoodsChange, '_id' | 'plan'>, now: Date): Promise<void> {
      const ends_at = new Date(now.getTime() + REGRET_MS)
      await chunks.updateMany({ plan }, { $set: { ends_at } })
      for (const which of [{ _id }, { part_of: _id }])
        await changes.updateMany({ ...which, state: 'done', undo: null }, { $set: { ended_at: now, ends_at } })
    },

    /** The articles of a long one first: a change that is found has all of them. False when its key or what it is about is taken. */
    async begin(change: GoodsChange, names: readonly string[][] = []): Promise<boolean> {
      const { plan, ends_at } = change
      if (names.length > 0)
        await chunks.insertMany(
          names.map((names, place) => ({ plan, place, ends_at, names, rows: null, ...NOTHING_DONE })),
        )
      const begun = await unlessTaken(() => changes.insertOne(change))
      if (begun === 'taken' && names.length > 0) await chunks.deleteMany({ plan })
      return begun !== 'taken'
    },

    /** One that nobody works on: of what it is about, of a door, or any short one. Nobody else does until then. */
    claim(
      which: { about: string } | { door: Door } | 'short',
      { holder, now, until }: { holder: string | null; now: Date; until: Date },
    ): Promise<GoodsChange | null> {
      const some: Filter<GoodsChange> = { under_way: { $gt: '' } }
      const filter: Filter<GoodsChange> =
        which === 'short'
          ? { ...some, chunk: { $exists: true } }
          : 'about' in which
            ? { under_way: which.about, chunk: { $exists: true } }
            : { ...some, door: which.door }
      const free = { ...filter, held_until: { $lte: now } }
      return changes.findOneAndUpdate(free, { $set: { holder, held_until: until }, $inc: { tries: 1 } }, after)
    },
    /** Goes on holding it. */
    async hold(id: string, holder: string, until: Date): Promise<void> {
      await changes.updateOne({ _id: id, holder }, { $set: { held_until: until } })
    },
    /** Somebody else may go on with it at once. */
    async release(id: string, holder: string): Promise<void> {
      await changes.updateOne({ _id: id, holder }, { $set: { held_until: new Date(0) } })
    },

    /** A short one could not be done: from here on it is only taken back, by any process. */
    async refuse({ _id, plan }: GoodsChange): Promise<void> {
      await changes.updateOne({ _id, plan, state: 'running' }, { $set: { state: 'refused' } })
    },
    /** Nothing of it is left: the next call under the key begins with what is there then. */
    async forget({ _id, plan }: GoodsChange): Promise<void> {
      await changes.deleteOne({ _id, plan })
    },
    /** A short one is done, as its chunk says. */
    async finish({ _id, plan, body_hash }: GoodsChange, chunk: ChangeChunk, now: Date): Promise<void> {
      const kept = body_hash === undefined ? REGRET_MS : REPEATED_MS
      const { changed, refused } = chunk
      const $set = {
        state: 'done' as const,
        chunk,
        next: 1,
        done: chunk.names.length,
        changed: changed.length,
        refused,
        ended_at: now,
        ends_at: new Date(now.getTime() + kept),
        ...FREE,
      }
      await changes.updateOne({ _id, plan, state: 'running' }, { $set, $unset: { under_way: '' } })
    },

    /**
     * It is taken back from now on, a long one also while somebody works on it, who then goes the way back. Null when there is
     * nothing to be taken back, `taken` while another of the same is under way.
     */
    startUndo: ({ _id, about, chunk }: GoodsChange, undo: Pick<Undo, 'who' | 'at'>, held_until?: Date) =>
      unlessTaken(() => {
        const $set = {
          state: 'undoing' as const,
          under_way: about,
          undo: { ...undo, next: 0, restored: 0, left: 0, kept: [] },
          ends_at: new Date(undo.at.getTime() + LONGEST_MS),
          tries: 0,
          ...(held_until && { held_until }),
        }
        const states: ChangeState[] = ['done', 'failed', 'stopped', ...(chunk ? [] : (['running'] as const))]
        return changes.findOneAndUpdate({ _id, state: { $in: states }, undo: null }, { $set }, after)
      }),

    /** Of a long one nothing more is begun; who works on it finishes what is, and ends it. Null for one that does not run. */
    stop: (id: string): Promise<GoodsChange | null> =>
      changes.findOneAndUpdate(
        { _id: id, state: 'running', chunk: { $exists: false } },
        { $set: { state: 'stopped' } },
        after,
      ),

    /** It came further, once for each chunk; null when somebody else has taken it over. */
    chunkDone(
      { _id, next, holder }: GoodsChange,
      { names, rows, changed, left, refused }: ChangeChunk,
    ): Promise<GoodsChange | null> {
      const everything = rows?.some(row => row.everything) ?? false
      const update: UpdateFilter<GoodsChange> = {
        $set: { next: next + 1, tries: 0, ...(everything && { everything }) },
        $inc: { done: names.length, changed: changed.length, left },
        $push: { refused: { $each: refused } },
      }
      return changes.findOneAndUpdate({ _id, next, holder }, update, after)
    },
    chunkUndone(
      { _id, undo, holder }: GoodsChange,
      { restored, kept = [], changed }: ChangeChunk,
    ): Promise<GoodsChange | null> {
      const next = undo?.next ?? 0
      const update: UpdateFilter<GoodsChange> = {
        $set: { 'undo.next': next + 1, tries: 0 },
        $inc: { 'undo.restored': restored.length, 'undo.left': Math.max(0, changed.length - restored.length) },
        $push: { 'undo.kept': { $each: kept } },
      }
      return changes.findOneAndUpdate({ _id, 'undo.next': next, holder }, update, after)
    },
    async end({ _id, holder, plan, body_hash, chunk }: GoodsChange, state: ChangeState, now: Date): Promise<void> {
      const ends_at = new Date(now.getTime() + (chunk && body_hash !== undefined ? REPEATED_MS : REGRET_MS))
      if (!chunk) await chunks.updateMany({ plan }, { $set: { ends_at } })
      await changes.updateOne(
        { _id, holder, under_way: { $gt: '' } },
        { $set: { state, ended_at: now, ends_at, ...FREE }, $unset: { under_way: 1 as const } },
      )
    },

    /** One that another version has begun. */
    async putChunk(row: StoredChunk): Promise<void> {
      await chunks.replaceOne({ plan: row.plan, place: row.place }, row, { upsert: true })
    },

    /** @throws Error when it is gone. */
    async chunk({ _id, plan, chunk }: GoodsChange, place: number): Promise<ChangeChunk> {
      const found = chunk ?? (await chunks.findOne({ plan, place }, noId))
      if (!found) throw new Error(`chunk ${place} of the change ${_id} is gone`)
      return found
    },
    async chunksOf({ plan, chunk }: GoodsChange): Promise<ChangeChunk[]> {
      return chunk ? [chunk] : chunks.find({ plan }, noId).sort({ place: 1 }).toArray()
    },
    /** Written down before the articles are changed; who comes second finds what the first has worked out. */
    async planChunk(
      { plan }: GoodsChange,
      place: number,
      planned: Pick<ChangeChunk, 'rows' | 'left' | 'refused'>,
    ): Promise<ChangeChunk> {
      const first = await chunks.findOneAndUpdate({ plan, place, rows: null }, { $set: planned }, { ...after, ...noId })
      const found = first ?? (await chunks.findOne({ plan, place }, noId))
      if (!found) throw new Error(`chunk ${place} of the plan ${plan} is gone`)
      return found
    },
    async setChunk({ _id, plan, chunk }: GoodsChange, place: number, set: Partial<ChangeChunk>): Promise<void> {
      if (!chunk) await chunks.updateOne({ plan, place }, { $set: set })
      else
        await changes.updateOne(
          { _id, plan },
          { $set: Object.fromEntries(Object.entries(set).map(([name, value]) => [`chunk.${name}`, value])) },
        )
    },
  }
}

export const NOTHING_DONE = { left: 0, refused: [], changed: [], restored: [] } satisfies Partial<ChangeChunk>
