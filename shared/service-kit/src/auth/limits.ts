import { ShopError } from '@shop/contracts/errors'
import type { Db } from 'mongodb'
import type { Clock } from '../process/clock.ts'
import { type ClientKey, NETWORK_FACTOR, networkOf } from './client-key.ts'
import { createFullCounters } from './full-counters.ts'
import { counterOf, openCounters, refuseWithoutConnection } from './limit-counters.ts'
import { createSpareTries } from './spare-tries.ts'

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
   * this one is: 0 when nothing is counted.
   */
  take<Counted extends LimitRule>(rule: Counted, key: KeyOf<Counted>): Promise<number>
  /** Several limits of one call in one command. They count one after the other: a key that one refuses uses up nothing of the next. */
  takeAll(tries: readonly LimitedTry[]): Promise<void>
  forget(rule: LimitRule, key: string): Promise<void>
}

type KeyOf<Counted extends LimitRule> = Counted extends ClientRule ? ClientKey : string
export type LimitedTry = { rule: ClientRule; key: ClientKey } | { rule: SubjectRule; key: string }

/** However few tries a limit allows, they are shared among processes in so many steps. */
const LEAST_STEPS = 10

type LimitDeps = {
  db: Db
  clock: Clock
  /** Multiplies every maximum; Infinity switches limits off (tests only). */
  factor?: number
}

/** Counts tries in the database, so that all processes of a service count together. A key beyond its limit is refused with `too_many_requests` and the seconds to wait. */
export async function createLimits({ db, clock, factor = 1 }: LimitDeps): Promise<Limits> {
  const counters = await openCounters({ db, clock, factor })
  const full = createFullCounters()

  const spare = createSpareTries(clock)

  async function takeOne(rule: LimitRule, key: string): Promise<number> {
    const _id = counterOf(rule, key)
    const ahead = spare.spend(_id)
    if (ahead !== null) return Math.ceil(ahead / factor)
    const most = rule.max * factor
    const tries = Math.max(1, Math.min(rule.ahead ?? 1, Math.floor(most / LEAST_STEPS)))
    const counter = await counters.countTries(rule, key, tries).catch((error: unknown) => {
      refuseWithoutConnection(error)
      if (rule.onStoreDown === 'deny') throw error
      return null
    })
    if (!counter) return 0
    const first = counter.count - tries + 1
    if (first <= most) {
      if (tries > 1)
        spare.keep(_id, { next: first + 1, last: Math.min(counter.count, most), until: counter.expires_at })
      return Math.ceil(first / factor)
    }
    full.remember(_id, counter.expires_at)
    throw tooMany(full.secondsLeft(_id, clock.now()) ?? 1)
  }

  const secondsUntilRoom = (tries: readonly Try[]) => full.secondsUntilRoom(countersOf(tries), clock.now())

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
      const done = open.length > 0 ? await counters.countAtOnce(open) : 0
      await inSeries(open.slice(done), one => takeOne(one.rule, one.key))
      if (seconds !== null) throw tooMany(seconds)
    },
    async forget(rule, key) {
      spare.forget(counterOf(rule, key))
      full.forget(counterOf(rule, key))
      await counters.forget(rule, key)
    },
  }
}

type Try = { rule: LimitRule; key: string }

function countersOf(tries: readonly Try[]): string[] {
  return tries.map(({ rule, key }) => counterOf(rule, key))
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
