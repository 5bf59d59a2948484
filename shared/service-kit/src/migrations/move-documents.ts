import { isDeepStrictEqual } from 'node:util'
import type { Db, Document, Filter, WithId } from 'mongodb'
import { WHOLE_READ_MS } from '../storage/read-limit.ts'
import type { Contract, Move } from './migration.ts'

const BATCH = 200

type Batch = { after: unknown; moved: number }

/**
 * Writes the next documents behind `after`; null when there are none. What changed since it was read is read again, and nothing is
 * written when `isOver` after the read: then fields that the values follow from may have been taken away, perhaps while this process was frozen.
 */
export async function moveBatch(
  db: Db,
  move: Move,
  { after, isOver, tries = 100 }: { after: unknown; isOver: () => Promise<boolean>; tries?: number },
): Promise<Batch | null> {
  const documents = db.collection(move.collection)
  const read = documents.find(toMove(move, after), { maxTimeMS: WHOLE_READ_MS })
  const batch = await read.sort({ _id: 1 }).limit(BATCH).toArray()
  const last = batch.at(-1)
  if (!last || (await isOver())) return null
  const writes = batch.flatMap(document => writeOf(move, document))
  if (writes.length === 0) return { after: last._id, moved: 0 }
  const { matchedCount: moved } = await documents.bulkWrite(writes, { ordered: false })
  if (moved === writes.length) return { after: last._id, moved }
  if (tries === 0) throw new Error(`documents of ${move.collection} change all the time, and cannot be moved`)
  const again = await moveBatch(db, move, { after, isOver, tries: tries - 1 })
  return { after: again?.after ?? last._id, moved: moved + (again?.moved ?? 0) }
}

/** How many documents are not looked at yet; with `after` unset, how many lack a field. */
export function countUnmoved(db: Db, move: Move, after?: unknown): Promise<number> {
  const filter = after === undefined ? lackOf(move) : toMove(move, after)
  return db.collection(move.collection).countDocuments(filter, { maxTimeMS: WHOLE_READ_MS })
}

/** Takes fields from the next documents that have one. @returns how many those were. */
export async function dropFieldsOfBatch(db: Db, { collection, dropsFields = [] }: Contract): Promise<number> {
  if (dropsFields.length === 0) return 0
  const documents = db.collection(collection)
  const one = { projection: { _id: 1 }, maxTimeMS: WHOLE_READ_MS }
  const filter = { $or: dropsFields.map(field => ({ [field]: { $exists: true } })) }
  const ids = (await documents.find(filter, one).limit(BATCH).toArray()).map(({ _id }) => _id)
  const $unset = Object.fromEntries(dropsFields.map(field => [field, true]))
  if (ids.length > 0) await documents.updateMany({ _id: { $in: ids } }, { $unset })
  return ids.length
}

function lackOf({ fields }: Move): Filter<Document> {
  return { $or: fields.map(field => ({ [field]: { $exists: false } })) }
}

function toMove(move: Move, after: unknown): Filter<Document> {
  const filter: Document = { ...(!move.from && lackOf(move)), ...(after !== undefined && { _id: { $gt: after } }) }
  return filter
}

function writeOf({ fields, from = [], fieldsOf, collection }: Move, document: WithId<Document>) {
  const $set = fieldsOf(document)
  const given = Object.keys($set).filter(name => $set[name] !== undefined)
  const wrong = [...fields, ...given].find(name => !fields.includes(name) || !given.includes(name))
  if (wrong) throw new Error(`the move of ${collection} has to give ${fields.join(', ')}; look at ${wrong}`)
  if (fields.every(name => isDeepStrictEqual(document[name], $set[name]))) return []
  const unchanged = [...fields, ...from].map(name => [name, name in document ? document[name] : { $exists: false }])
  return [{ updateOne: { filter: { _id: document._id, ...Object.fromEntries(unchanged) }, update: { $set } } }]
}
