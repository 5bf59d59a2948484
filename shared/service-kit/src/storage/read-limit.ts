import type { Db } from 'mongodb'

/** Milliseconds that the database may work for one read : after that the caller gets `busy`. */
export const MAX_READ_MS = 2000

/** For what reads a whole collection at a start, in a job, or for staff who ask seldom. Such a read names it. */
export const WHOLE_READ_MS = 60_000

/** The ways to read from a collection, each with what stands before its options when nothing else is said. */
const READS = new Map<string | symbol, readonly unknown[]>([
  ['find', [{}]],
  ['findOne', [{}]],
  ['aggregate', [[]]],
  ['countDocuments', [{}]],
  ['estimatedDocumentCount', []],
  ['distinct', ['', {}]],
])

/** A database whose reads all have a limit, so that none can be written without one. A read may name another. */
export function withReadLimit(db: Db, maxTimeMS = MAX_READ_MS): Db {
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'collection') return Reflect.get(target, name, target)
      return (...asked: Parameters<Db['collection']>) => limitCollection(target.collection(...asked), maxTimeMS)
    },
  })
}

function limitCollection<Opened extends object>(collection: Opened, maxTimeMS: number): Opened {
  return new Proxy(collection, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      const before = READS.get(name)
      if (typeof value !== 'function') return value
      if (!before) return value.bind(target)
      return (...asked: unknown[]) => {
        const given = before.map((otherwise, index) => asked[index] ?? otherwise)
        return Reflect.apply(value, target, [...given, { maxTimeMS, ...optionsOf(asked[before.length]) }])
      }
    },
  })
}

function optionsOf(asked: unknown): object {
  return typeof asked === 'object' && asked !== null ? asked : {}
}
