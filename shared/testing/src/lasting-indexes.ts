import type { Collection, Db } from 'mongodb'

/**
 * A database whose indexes let nothing expire, made once each.
 *
 * The clock of a test stands still while the server's goes on: once the day of a test is past, the server would take away
 * limits, sessions and links that are still good in it. And every service makes its indexes when it starts, which is once in a
 * test: a second request for those that are there gets the first answer.
 */
export function withLastingIndexes(db: Db): Db {
  const open = db.collection.bind(db)
  const made = new Map<string, Promise<unknown>>()
  const once = <Answer>(asked: unknown[], make: () => Promise<Answer>) => {
    const key = JSON.stringify(asked)
    const making = (made.get(key) as Promise<Answer> | undefined) ?? make()
    made.set(key, making)
    making.catch(() => made.delete(key))
    return making
  }

  const lasting = (collection: Collection): Collection => {
    const { collectionName: name } = collection
    const createIndex = collection.createIndex.bind(collection)
    const createIndexes = collection.createIndexes.bind(collection)
    collection.createIndex = (keys, options = {}) =>
      once([name, keys, options], () => createIndex(keys, withoutExpiry(options)))
    collection.createIndexes = (indexes, options = {}) =>
      once([name, indexes, options], () => createIndexes(indexes.map(withoutExpiry), options))
    return collection
  }
  db.collection = ((name: string, options?: object) => lasting(open(name, options))) as Db['collection']
  return db
}

function withoutExpiry<Index extends { expireAfterSeconds?: number }>(index: Index): Index {
  const { expireAfterSeconds: _, ...others } = index
  return others as Index
}
