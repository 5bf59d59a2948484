import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from 'mongodb'
import { isDuplicateKey } from './duplicate-key.ts'

type Done = { writes: number }

const watched = new AsyncLocalStorage<Done>()

/** Counts of tries say nothing of what was done. */
const COUNTERS = new Set(['limits'])

/** Runs `work`, and answers of its end whether anything was written by then. */
export function watchWrites<Result>(work: (hasWritten: () => boolean) => Promise<Result>): Promise<Result> {
  const done: Done = { writes: 0 }
  return watched.run(done, () => work(() => done.writes > 0))
}

/** Something was done for the call that is under way, or may have been. */
export function noteWrite(): void {
  const done = watched.getStore()
  if (done) done.writes += 1
}

/** For who has taken back all that the call under way had done: nothing of it is left. */
export function noteAllTakenBack(): void {
  const done = watched.getStore()
  if (done) done.writes = 0
}

/** For what is written about a call, and is none of what it does. */
export function writeAside<Result>(work: () => Promise<Result>): Promise<Result> {
  return watched.exit(work)
}

/** The ways to write, each with whether its answer says that something is other than before. */
const WRITES = new Map<string | symbol, (answer: unknown, asked: readonly unknown[]) => boolean>([
  ['insertOne', () => true],
  ['insertMany', () => true],
  ['updateOne', hasChanged],
  ['updateMany', hasChanged],
  ['replaceOne', hasChanged],
  ['bulkWrite', hasChanged],
  ['deleteOne', hasChanged],
  ['deleteMany', hasChanged],
  ['findOneAndUpdate', (answer, [, , options]) => answer !== null || Object(options).upsert === true],
  ['findOneAndReplace', (answer, [, , options]) => answer !== null || Object(options).upsert === true],
  ['findOneAndDelete', answer => answer !== null],
])

/** A database whose writes are noted for the call that they belong to, wherever in it they are made. */
export function withWritesNoted(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'collection') return Reflect.get(target, name, target)
      return (...asked: Parameters<Db['collection']>) => watchCollection(target.collection(...asked))
    },
  })
}

function watchCollection<Opened extends { collectionName: string }>(collection: Opened): Opened {
  if (COUNTERS.has(collection.collectionName)) return collection
  return new Proxy(collection, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      const says = WRITES.get(name)
      if (!says) return value.bind(target)
      return (...asked: unknown[]) => {
        const answer: Promise<unknown> = Reflect.apply(value, target, asked)
        return watched.getStore() ? answer.then(...noteOutcome(asked, says)) : answer
      }
    },
  })
}

function noteOutcome(asked: readonly unknown[], says: (answer: unknown, asked: readonly unknown[]) => boolean) {
  return [
    (answer: unknown) => {
      if (says(answer, asked)) noteWrite()
      return answer
    },
    (error: unknown) => {
      // One document of a taken name was not written. Any other failure is uncertain: several were begun, or the answer is lost.
      if (!isDuplicateKey(error) || Array.isArray(asked[0])) noteWrite()
      throw error
    },
  ] as const
}

function hasChanged(answer: unknown): boolean {
  const { modifiedCount = 0, upsertedCount = 0, insertedCount = 0, deletedCount = 0 } = Object(answer)
  return modifiedCount + upsertedCount + insertedCount + deletedCount > 0
}
