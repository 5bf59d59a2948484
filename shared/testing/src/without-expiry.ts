import type { Collection, Db } from 'mongodb'

/**
 * The clock of a test stands still while the server's goes on: once the day of a test is past, the server would take away
 * limits, sessions and links that are still good in it. So the database of a test lets nothing expire.
 */
export function withoutExpiry(db: Db): Db {
  const open = db.collection.bind(db)
  db.collection = ((name: string, options?: object) => keepingAll(open(name, options))) as Db['collection']
  return db
}

function keepingAll(collection: Collection): Collection {
  const createIndex = collection.createIndex.bind(collection)
  const createIndexes = collection.createIndexes.bind(collection)
  collection.createIndex = (keys, options = {}) => createIndex(keys, lasting(options))
  collection.createIndexes = (indexes, options = {}) => createIndexes(indexes.map(lasting), options)
  return collection
}

function lasting<Index extends { expireAfterSeconds?: number }>(index: Index): Index {
  const { expireAfterSeconds: _, ...others } = index
  return others as Index
}
