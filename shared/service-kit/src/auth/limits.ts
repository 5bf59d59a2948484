import { createHash } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import { type Db, MongoBulkWriteError } from 'mongodb'
import type { Clock } from '../process/clock.ts'
import { isDuplicateKey } from '../storage/duplicate-key.ts'
import { type ClientKey, NETWORK_FACTOR, networkOf } from './client-key.ts'
import { createFullCounters } from './full-counters.ts'

/** At most `max` tries of one key in `seconds`, counted from the first. */
type Rule = {
  name: string
  max: number
  seconds: number
  /**
   * When the database is away: the catalogue goes on selling, logins do not go unlimited. A try that got no connection of its own is
   * refused by every rule: a flood that takes them all must not open its own limit.
   */
  onStoreDown: 'deny' | 'allow'
  /**
   * So many tries a process counts at a time, and spends them without asking again: for calls that come often, whose limit is far above what
   * anybody needs. What a process has not spent when the time is over is lost.
   */
  ahead?: number
}
/**
 * Counts the client, and the /48 that it is in. It is taken first: a client that is refused must not use up what belongs to
 * others.
 */
export type ClientRule = Rule & { counts: 'client' }
/** Counts what is asked about: an account, a mailbox, a phone, an order. */
export type SubjectRule = Rule & { counts: 'subject' }
export type LimitRule = ClientRule | SubjectRule

export type Limits = {
  /**
   * Counts first and judges then, so that parallel tries cannot slip through. Returns which of the tries that the rule allows
   * this one is: 0 when nobody counts.
   */
  take<Counted extends LimitRule>(rule: Counted, key: KeyOf<Counted>): Promise<number>
  /** Several limits of one call in one command. They count one after the other: a key that one refuses uses up nothing of the next. */
  takeAll(tries: readonly LimitedTry[]): Promise<void>
  forget(rule: LimitRule, key: string): Promise<void>
}

type KeyOf<Counted extends LimitRule> = Counted extends ClientRule ? ClientKey : string
export type LimitedTry = { rule: ClientRule; key: ClientKey } | { rule: SubjectRule; key: string }

/** The next and the last of the tries that a process may spend until then. */
type Spare = { next: number; last: number; until: Date }
/** However few tries a limit allows, they are shared among processes in so many steps. */
const LEAST_STEPS = 10
const MOST_SPARE = 10_000

type Counter = { _id: string; count: number; expires_at: Date }
type LimitDeps = {
  db: Db
  clock: Clock
  /** Multiplies every maximum; Infinity switches limits off (tests only). */
  factor?: number
}

/** Counts tries in the database, so that all processes of a service count together. A key beyond its limit is refused with `too_many_requests` and the seconds to wait. */
export async function createLimits({ db, clock, factor = 1 }: LimitDeps): Promise<Limits> {
  const counters = db.collection<Counter>('limits')
  await counters.createIndex({ expires_at: 1 }, { expireAfterSeconds: 0, name: 'expired' })
  const full = createFullCounters()

  const idOf = ({ name }: LimitRule, key: string) => counterId(name, key)

  /** What this process has counted and not spent, by the counter. */
  const spare = new Map<string, Spare>()

  const endOf = ({ seconds }: LimitRule, now: Date) => new Date(now.getTime() + seconds * 1000)

  async function countTries(rule: LimitRule, key: string, tries: number): Promise<Counter> {
    const _id = idOf(rule, key)
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

  function keep(_id: string, tries: Spare): void {
    // Nobody comes back for most of them.
    if (spare.size >= MOST_SPARE) spare.clear()
    spare.set(_id, tries)
  }

  /** Counts up to the first that is full, or whose time is over; how many were counted. */
  async function countAtOnce(tries: readonly Try[]): Promise<number> {
    const now = clock.now()
    const updates = tries.map(({ rule, key }) => ({
      updateOne: {
        filter: { _id: idOf(rule, key), expires_at: { $gt: now }, count: { $lte: rule.max * factor - 1 } },
        update: { $inc: { count: 1 }, $setOnInsert: { expires_at: endOf(rule, now) } },
        upsert: true,
      },
    }))
    try {
      await counters.bulkWrite(updates, { ordered: true })
      return tries.length
    } catch (error) {
      refuseWithoutConnection(error)
      // When the counters cannot be reached at all, each rule says what that means.
      return error instanceof MongoBulkWriteError && isDuplicateKey(error)
        ? ([error.writeErrors].flat()[0]?.index ?? 0)
        : 0
    }
  }

  async function takeOne(rule: LimitRule, key: string): Promise<number> {
    const _id = idOf(rule, key)
    const kept = spare.get(_id)
    if (kept && kept.next <= kept.last && kept.until > clock.now()) return Math.ceil(kept.next++ / factor)
    const most = rule.max * factor
    const tries = Math.max(1, Math.min(rule.ahead ?? 1, Math.floor(most / LEAST_STEPS)))
    const counter = await countTries(rule, key, tries).catch((error: unknown) => {
      refuseWithoutConnection(error)
      if (rule.onStoreDown === 'deny') throw error
      return null
    })
    if (!counter) return 0
    const first = counter.count - tries + 1
    if (first <= most) {
      if (tries > 1) keep(_id, { next: first + 1, last: Math.min(counter.count, most), until: counter.expires_at })
      return Math.ceil(first / factor)
    }
    full.remember(_id, counter.expires_at)
    throw tooMany(full.secondsLeft(_id, clock.now()) ?? 1)
  }

  /** Seconds until the first of these has room again; null when none of them is known to be full. */
  function secondsUntilRoom(tries: readonly Try[]): number | null {
    const now = clock.now()
    for (const { rule, key } of tries) {
      const seconds = full.secondsLeft(idOf(rule, key), now)
      if (seconds !== null) return seconds
    }
    return null
  }

  return {
    async take(rule, key) {
      if (factor === Number.POSITIVE_INFINITY) return 0
      const both = withNetwork({ rule, key })
      const seconds = secondsUntilRoom(both)
      if (seconds !== null) throw tooMany(seconds)
      const [tries = 0] = await inSeries(both, one => takeOne(one.rule, one.key))
      return tries
    },
    async takeAll(tries) {
      if (factor === Number.POSITIVE_INFINITY) return
      const open: Try[] = []
      let seconds: number | null = null
      for (const one of tries.map(withNetwork)) {
        seconds = secondsUntilRoom(one)
        if (seconds !== null) break
        open.push(...one)
      }
      const done = open.length > 0 ? await countAtOnce(open) : 0
      await inSeries(open.slice(done), one => takeOne(one.rule, one.key))
      if (seconds !== null) throw tooMany(seconds)
    },
    async forget(rule, key) {
      spare.delete(idOf(rule, key))
      full.forget(idOf(rule, key))
      await counters.deleteOne({ _id: idOf(rule, key) })
    },
  }
}

type Try = { rule: LimitRule; key: string }

/**
 * The counter of a key. One that names a mailbox or a phone is written as its digest: a counter must not reveal who was here, and outlives an
 * account that is erased.
 */
export function counterId(name: string, key: string): string {
  const isPersonal = key.includes('@') || key.startsWith('+')
  return `${name}:${isPersonal ? createHash('sha256').update(key).digest('base64url') : key}`
}

/** The /48 comes after the /64: one of them that is refused uses up nothing of its neighbours. */
function withNetwork({ rule, key }: Try): Try[] {
  const network = rule.counts === 'client' ? networkOf(key) : null
  const one = { rule, key }
  return network ? [one, { rule: { ...rule, max: rule.max * NETWORK_FACTOR }, key: network }] : [one]
}

async function inSeries<Item, Done>(items: readonly Item[], act: (item: Item) => Promise<Done>): Promise<Done[]> {
  const done: Done[] = []
  for (const item of items) done.push(await act(item))
  return done
}

function tooMany(seconds: number): ShopError {
  return new ShopError('too_many_requests', { seconds })
}

/** @throws ShopError busy when all connections of this process were taken, which says nothing of the database */
function refuseWithoutConnection(error: unknown): void {
  if (error instanceof Error && error.name === 'MongoWaitQueueTimeoutError') throw new ShopError('busy')
}

// The counter is there, but its time is over; or two first tries came at once, and this one finds it on its next turn.
function unlessThere(error: unknown): null {
  if (isDuplicateKey(error)) return null
  throw error
}
