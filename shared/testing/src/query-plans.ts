import type { Db, Document, IndexDescription, Sort } from 'mongodb'
import { freshDatabase } from './database.ts'

export type QueryPlan = {
  /** Does the engine read the whole collection? */
  scan: boolean
  /** Does it go by an index other than that of `_id`, too? */
  index: boolean
}

/**
 * Explains queries on a copy of the database with the same indexes and one document in each collection. An engine that weighs
 * costs reads a small collection whole as soon as it has counted it, which it does at a moment of its own; one document is
 * never counted, so that the plan depends on the indexes alone.
 */
export async function explainQueries(
  db: Db,
): Promise<(collection: string, filter: Document, sort?: Sort) => Promise<QueryPlan>> {
  const copy = await freshDatabase()
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    const [source, target] = [db.collection(name), copy.collection(name)]
    const indexes = (await source.indexes()).filter(index => index.name !== '_id_')
    if (indexes.length > 0) await target.createIndexes(indexes as IndexDescription[])
    const document = await source.findOne()
    if (document) await target.insertOne(document)
  }
  return async (collection, filter, sort = {}) => {
    const plan = JSON.stringify(await copy.collection(collection).find(filter).sort(sort).explain('queryPlanner'))
    return { scan: plan.includes('COLLSCAN'), index: plan.includes('IXSCAN') }
  }
}
