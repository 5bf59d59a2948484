import { createHash } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import { type Db, MongoBulkWriteError, MongoServerSelectionError } from 'mongodb'
import type { Clock } from '../process/clock.ts'
import { isDuplicateKey } from '../storage/duplicate-key.ts'

type CountedRule = { name: string; max: number; seconds: number }
type Counter = { _id: string; count: number; expires_at: Date }
type CounterDeps = { db: Db; clock: Clock; factor: number }

/** One call counts several times: when the database has just not answered, the others do not wait for it again. */
const AWAY_MS = 1000

/** What the processes of a service have counted together. */
export async function openCounters({ db, clock, factor }: CounterDeps) {
  const counters = db.collection<Counter>('limits')
  await counters.createIndex({ expires_at: 1 }, { expireAfterSeconds: 0, name: 'expired' })
  const endOf = ({ seconds }: CountedRule, now: Date) => new Date(now.getTime() + seconds * 1000)
  const askUnlessAway = rememberAbsence(AWAY_MS)

  return {
    countTries: (rule: CountedRule, key: string, tries: number): Promise<Counter> =>
      askUnlessAway(() => countOne(rule, key, tries)),

    /** Counts up to the first that is full, or whose time is over; how many were counted. */
    async countAtOnce(tries: readonly { rule: CountedRule; key: string }[]): Promise<number> {
      const now = clock.now()
      const updates = tries.map(({ rule, key }) => ({
        updateOne: {
          filter: { _id: counterOf(rule, key), expires_at: { $gt: now }, count: { $lte: rule.max * factor - 1 } },
          update: { $inc: { count: 1 }, $setOnInsert: { expires_at: endOf(rule, now) } },
          upsert: true,
        },
      }))
      try {
        await askUnlessAway(() => counters.bulkWrite(updates, { ordered: true }))
        return tries.length
      } catch (error) {
        refuseWithoutConnection(error)
        // When the counters cannot be reached at all, each rule says what that means.
        return error instanceof MongoBulkWriteError && isDuplicateKey(error)
          ? ([error.writeErrors].flat()[0]?.index ?? 0)
          : 0
      }
    },

    async forget(rule: CountedRule, key: string): Promise<void> {
      await counters.deleteOne({ _id: counterOf(rule, key) })
    },
  }

  async function countOne(rule: CountedRule, key: string, tries: number): Promise<Counter> {
    const _id = counterOf(rule, key)
    const now = clock.now()
    const expires_at = endOf(rule, now)
    for (;;) {
      const running = await counters
        .findOneAndUpdate(
          { _id, expires_at: { $gt: now } },
          { $inc: { count: tries }, $setOnInsert: { expires_at } },
          { upsert: true, returnDocument: 'after' },
        )
        .catch(unlessThere)
      if (running) return running
      const started = await counters.findOneAndUpdate(
        { _id, expires_at: { $lte: now } },
        { $set: { count: tries, expires_at } },
        { returnDocument: 'after' },
      )
      if (started) return started
    }
  }
}

/**
 * The counter of a key. One that names a mailbox or a phone is written as its digest: a counter must not reveal who was here, and outlives
 * an account that is erased.
 */
export function counterOf({ name }: Pick<CountedRule, 'name'>, key: string): string {
  const isPersonal = key.includes('@') || key.startsWith('+')
  return `${name}:${isPersonal ? createHash('sha256').update(key).digest('base64url') : key}`
}

/** Asks, and repeats for a moment what the database said while it was away. */
function rememberAbsence(ms: number) {
  let last = { error: null as unknown, until: 0 }
  return async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if (performance.now() < last.until) throw last.error
    try {
      return await question()
    } catch (error) {
      if (isWithoutPrimary(error)) last = { error, until: performance.now() + ms }
      throw error
    }
  }
}

function isWithoutPrimary(error: unknown): boolean {
  const cause = error instanceof MongoBulkWriteError ? error.errorResponse : error
  return cause instanceof MongoServerSelectionError
}

/** @throws ShopError busy when all connections of this process were taken, which says nothing of the database */
export function refuseWithoutConnection(error: unknown): void {
  if (error instanceof Error && error.name === 'MongoWaitQueueTimeoutError') throw new ShopError('busy')
}

// The counter is there, but its time is over; or two first tries came at once, and this one finds it on its next turn.
function unlessThere(error: unknown): null {
  if (isDuplicateKey(error)) return null
  throw error
}
