import { createHash } from 'node:crypto'
import { type PartName, partNames } from '@shop/contracts/releases'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'

type Kind = { part: PartName; version: string | null; message: string; section: string }
type Row = Kind & { _id: string; count: number; first: Date; last: Date }
export type ErrorGroup = Omit<Row, '_id'>

/** Made-up messages fill this many groups, and no more. */
const MOST_GROUPS = 300
const SHOWN_GROUPS = 10
const KEPT_SECONDS = 14 * 24 * 60 * 60

/** The group of everything beyond the groups that are kept. */
const OTHERS = { message: '…', section: '…' }

export type ClientErrors = Awaited<ReturnType<typeof createClientErrors>>

/** What browsers report, in groups of the same failure. */
export async function createClientErrors(db: Db) {
  const groups = db.collection<Row>('client_errors')
  await groups.createIndexes([
    { key: { last: 1 }, name: 'expired', expireAfterSeconds: KEPT_SECONDS },
    { key: { part: 1, last: -1 }, name: 'latest' },
  ])

  /** False when there is no such group. */
  async function countAgain(kind: Kind, at: Date): Promise<boolean> {
    const { matchedCount } = await groups.updateOne({ _id: idOf(kind) }, { $inc: { count: 1 }, $set: { last: at } })
    return matchedCount > 0
  }

  async function begin(kind: Kind, at: Date): Promise<void> {
    try {
      await groups.insertOne({ _id: idOf(kind), ...kind, count: 1, first: at, last: at })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      await countAgain(kind, at)
    }
  }

  return {
    async add(kind: Kind, at: Date): Promise<void> {
      if (await countAgain(kind, at)) return
      const isFull = (await groups.countDocuments({})) >= MOST_GROUPS
      const kept = isFull ? { ...kind, ...OTHERS } : kind
      if (!isFull || !(await countAgain(kept, at))) await begin(kept, at)
    },

    async remove(isGone: (group: ErrorGroup) => boolean): Promise<void> {
      const gone = (
        await groups
          .find()
          .limit(2 * MOST_GROUPS)
          .toArray()
      ).filter(isGone)
      if (gone.length > 0) await groups.deleteMany({ _id: { $in: gone.map(({ _id }) => _id) } })
    },

    /** By part, the latest first. */
    async latest(): Promise<Map<PartName, ErrorGroup[]>> {
      const ofPart = (part: PartName) => groups.find({ part }).sort({ last: -1 }).limit(SHOWN_GROUPS).toArray()
      const found = await Promise.all(partNames.map(async part => [part, await ofPart(part)] as const))
      return new Map(found)
    },
  }
}

function idOf({ part, version, message, section }: Kind): string {
  return createHash('sha256')
    .update(JSON.stringify([part, version, message, section]))
    .digest('base64url')
}
