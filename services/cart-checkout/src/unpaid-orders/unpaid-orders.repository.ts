import { DAY_MS } from '@shop/calendar/durations'
import { ShopError } from '@shop/contracts/errors'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import { majorityRead } from '@shop/service-kit/storage/majority-read'
import type { Db, Filter } from 'mongodb'
import { fits, forgottenBefore, type Judged, type OpenOrder, type UnpaidCap } from './unpaid-caps.ts'

export type UnpaidOrders = ReturnType<typeof createUnpaidOrders>

/** The open unpaid orders of one buyer, one customer or one address. */
export type UnpaidDocument = { _id: string; open: OpenOrder[]; expires_at: Date }

/** A document, and how much may be open in it. */
export type Capped = { id: string; cap: UnpaidCap }

/** What comes of counting an order: null, or the open orders that leave no room for it. */
type Refused = OpenOrder[] | null

/** Longer than any order waits for its money after its time; then nobody needs the document. */
const KEPT_MS = 7 * DAY_MS
const MAX_READ_MS = 2000
const MAX_TRIES = 50

/** Every change is one guarded update of one document; a repeat finds the order there, or gone, and changes nothing. */
export function createUnpaidOrders(db: Db) {
  const documents = db.collection<UnpaidDocument>('unpaid_orders')

  async function push(_id: string, entry: OpenOrder, guard: Filter<UnpaidDocument>): Promise<boolean> {
    const { filter, update } = pushOf(_id, entry, guard)
    return (await documents.updateOne(filter, update)).matchedCount === 1
  }

  async function insert(_id: string, entry: OpenOrder): Promise<boolean> {
    try {
      await documents.insertOne({ _id, open: [entry], expires_at: expiryOf(entry) })
      return true
    } catch (error) {
      if (isDuplicateKey(error)) return false
      throw error
    }
  }

  return {
    async createIndexes(): Promise<void> {
      await documents.createIndex({ expires_at: 1 }, { expireAfterSeconds: 0, name: 'expired' })
    },

    /**
     * Counts the order in all documents by one command; false when it may be missing in one of them. Of each document one of two
     * updates takes effect: the one that makes it, or the guarded push into what is there.
     */
    async countInAll(capped: readonly Capped[], entry: OpenOrder, judged: Judged): Promise<boolean> {
      if (capped.length === 0) return true
      const first = { open: [entry], expires_at: expiryOf(entry) }
      const updates = capped.flatMap(({ id: _id, cap }) => {
        const pushed = { updateOne: pushOf(_id, entry, roomFor(entry, cap, judged)) }
        if (!fits([], entry.items, cap, judged)) return [pushed]
        return [{ updateOne: { filter: { _id }, update: { $setOnInsert: first }, upsert: true } }, pushed]
      })
      // Two first orders at once: one of them makes the document, the other is counted one by one.
      const written = await documents.bulkWrite(updates, { ordered: true }).catch(unlessTwin)
      return written !== null && written.upsertedCount + written.modifiedCount === capped.length
    },

    /** Counts the order where it fits under the cap; one that is counted already stays so. Answers what is open when it does not fit. */
    async count({ id: _id, cap }: Capped, entry: OpenOrder, judged: Judged): Promise<Refused> {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        if (await push(_id, entry, roomFor(entry, cap, judged))) return null
        const found = await documents.findOne({ _id }, { maxTimeMS: MAX_READ_MS, ...majorityRead })
        const open = found?.open ?? []
        if (open.some(({ order }) => order === entry.order)) return null
        if (!fits(open, entry.items, cap, judged)) return open
        // The first order of all, or another one was released meanwhile.
        if (!found && (await insert(_id, entry))) return null
      }
      throw new ShopError('busy', { seconds: 5 })
    },

    /** Counts an order that waits for its money again, whatever else is open. */
    async countAnyway(_id: string, entry: OpenOrder): Promise<void> {
      if ((await push(_id, entry, {})) || (await insert(_id, entry))) return
      await push(_id, entry, {})
    },

    async extend(ids: readonly string[], order: string, until: Date): Promise<void> {
      const $max = { expires_at: new Date(until.getTime() + KEPT_MS) }
      await documents.updateMany(
        { _id: { $in: [...ids] }, 'open.order': order },
        { $set: { 'open.$.until': until }, $max },
      )
    },

    /** The order has another number of items than it was counted with. */
    async recount(ids: readonly string[], { order, items }: OpenOrder): Promise<void> {
      await documents.updateMany({ _id: { $in: [...ids] }, 'open.order': order }, { $set: { 'open.$.items': items } })
    },

    async uncount(ids: readonly string[], order: string): Promise<void> {
      await documents.updateMany({ _id: { $in: [...ids] }, 'open.order': order }, { $pull: { open: { order } } })
    },
  }
}

/** Changes nothing where the order is counted already, or the guard is against it. */
function pushOf(_id: string, entry: OpenOrder, guard: Filter<UnpaidDocument>) {
  return {
    filter: { _id, 'open.order': { $ne: entry.order }, ...guard },
    update: { $push: { open: entry }, $max: { expires_at: expiryOf(entry) } },
  }
}

function unlessTwin(error: unknown): null {
  if (isDuplicateKey(error)) return null
  throw error
}

/** The rule `fits`, for the database to judge at the moment of the write. */
function roomFor({ items }: OpenOrder, cap: UnpaidCap, { now, instead_of = null }: Judged): Filter<UnpaidDocument> {
  const counts = [{ $ne: ['$$one.order', instead_of] }, { $gt: ['$$one.until', forgottenBefore(now)] }]
  const counted = { $filter: { input: '$open', as: 'one', cond: { $and: counts } } }
  const itemsOf = { $map: { input: counted, as: 'one', in: '$$one.items' } }
  return {
    $expr: {
      $and: [{ $lt: [{ $size: counted }, cap.orders] }, { $lte: [{ $add: [{ $sum: itemsOf }, items] }, cap.items] }],
    },
  }
}

function expiryOf({ until }: OpenOrder): Date {
  return new Date(until.getTime() + KEPT_MS)
}
