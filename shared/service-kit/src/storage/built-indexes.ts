import type { Collection, Db } from 'mongodb'

/** The indexes of a collection that were built, each call's as it asked for them. */
type BuiltIndexes = { _id: string; asked: string[] }

const COLLECTION = 'built_indexes'

/**
 * A database that builds an index once, when the first version that asks for it starts, and not again at each start: what was built is
 * noted beside the migrations. A start reads the notes with one question, so versions side by side each find theirs.
 */
export function withBuiltIndexes(db: Db): Db {
  const notes = db.collection<BuiltIndexes>(COLLECTION)
  let reading: Promise<Set<string>> | undefined

  async function readBuilt(): Promise<Set<string>> {
    const all = await notes.find().toArray()
    return new Set(all.flatMap(({ _id, asked }) => asked.map(one => keyOf(_id, one))))
  }

  async function buildOnce<Answer>(collection: string, asked: string, build: () => Promise<Answer>) {
    reading ??= readBuilt()
    // A database that does not answer now is asked once more by who comes next.
    const built = await reading.catch(error => {
      reading = undefined
      throw error
    })
    const key = keyOf(collection, asked)
    if (built.has(key)) return undefined
    const answer = await build()
    await notes.updateOne({ _id: collection }, { $addToSet: { asked } }, { upsert: true })
    built.add(key)
    return answer
  }

  return new Proxy(db, {
    get(target, name) {
      if (name !== 'collection') return Reflect.get(target, name, target)
      return (...asked: Parameters<Db['collection']>) => buildsOnce(target.collection(...asked), buildOnce)
    },
  })
}

/** After indexes of the collection were taken away: the next start that asks for one of them builds it. */
export async function forgetBuiltIndexes(db: Db, collection: string): Promise<void> {
  await db.collection<BuiltIndexes>(COLLECTION).deleteOne({ _id: collection })
}

type BuildOnce = (collection: string, asked: string, build: () => Promise<unknown>) => Promise<unknown>

function buildsOnce(collection: Collection, buildOnce: BuildOnce): Collection {
  return new Proxy(collection, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (name !== 'createIndex' && name !== 'createIndexes') return value.bind(target)
      return (...asked: unknown[]) =>
        buildOnce(target.collectionName, JSON.stringify(asked), () => Reflect.apply(value, target, asked))
    },
  })
}

function keyOf(collection: string, asked: string): string {
  return `${collection} ${asked}`
}
