import { ShopError } from '@shop/contracts/errors'
import type { Collection, Document, Filter, OptionalUnlessRequiredId, UpdateFilter } from 'mongodb'
import { isDuplicateKey } from './duplicate-key.ts'

/** Kept with everything that staff can change. What came with the shop lacks both. */
export type Revised = { revision?: number; changed?: { by: string; at: Date } }

/** Who changes it now, and when. */
export type Author = { who: string; at: Date }

const noId = { projection: { _id: 0 } } as const

/**
 * Changes the one document that `filter` names if it still is as `revision` knew it; gives the document before and after.
 * @throws ShopError not_found; changed_meanwhile when another change was faster, with the `revision`, `by` and `at` of the change.
 */
export async function changeAtRevision<Row extends Document & Revised>(
  collection: Collection<Row>,
  filter: Filter<Row>,
  { revision, fields, who, at }: Author & { revision: number; fields: Partial<Row> },
): Promise<{ before: Row; after: Row }> {
  const set = { ...fields, revision: revision + 1, changed: { by: who, at } }
  const before = await collection.findOneAndUpdate(
    { ...filter, ...asKnown(revision) } as Filter<Row>,
    {
      $set: set,
    } as UpdateFilter<Row>,
    noId,
  )
  if (before) return { before: before as Row, after: { ...before, ...set } as Row }

  throw await whyNot(collection, filter)
}

function asKnown(revision: number) {
  return revision === 0 ? { revision: { $in: [null, 0] } } : { revision }
}

async function whyNot<Row extends Document & Revised>(
  collection: Collection<Row>,
  filter: Filter<Row>,
): Promise<ShopError> {
  const found = await collection.findOne(filter, noId)
  return found ? revisionConflictOf(found as Revised) : new ShopError('not_found')
}

/** The refusal of a change that was made on an older revision than this one. */
export function revisionConflictOf({ revision = 0, changed }: Revised): ShopError {
  return new ShopError('changed_meanwhile', { revision, by: changed?.by ?? null, at: changed?.at ?? null })
}

/**
 * Adds a document that was never changed yet.
 * @throws ShopError name_taken when there is one of that name.
 */
export async function addNew<Row extends Document & Revised>(
  collection: Collection<Row>,
  row: Row,
  { who, at }: Author,
): Promise<Row> {
  const added = { ...row, revision: 1, changed: { by: who, at } }
  try {
    await collection.insertOne({ ...added } as OptionalUnlessRequiredId<Row>)
    return added
  } catch (error) {
    if (isDuplicateKey(error)) throw new ShopError('name_taken')
    throw error
  }
}

/**
 * Changes a document that its first change brings into being; `before` is null then.
 * @throws ShopError changed_meanwhile, also when two of them make it at once.
 */
export async function saveAtRevision<Row extends Document & Revised>(
  collection: Collection<Row>,
  filter: Filter<Row> & Partial<Row>,
  change: Author & { revision: number; fields: Partial<Row> },
): Promise<{ before: Row | null; after: Row }> {
  const isFirst = change.revision === 0 && !(await collection.findOne(filter, { projection: { _id: 1 } }))
  if (isFirst) {
    const first = { ...filter, ...change.fields } as unknown as Row
    const added = await addNew(collection, first, change).catch(unlessThere)
    if (added) return { before: null, after: added }
  }
  return changeAtRevision(collection, filter, change)
}

function unlessThere(error: unknown): null {
  if (error instanceof ShopError && error.code === 'name_taken') return null
  throw error
}

/** `revision` and `changed` as the calls of staff answer them. */
export function revisionOf({ revision = 0, changed }: Revised) {
  return { revision, changed: changed ? { by: changed.by, at: changed.at.toISOString() } : null }
}
