import { setTimeout as pause } from 'node:timers/promises'
import type { Metrics } from '../app/metrics.ts'
import { asRefusal } from '../calls/refusal.ts'
import type { Log } from '../log/log.ts'
import type { Clock } from '../process/clock.ts'
import { failpoint } from '../process/failpoints.ts'
import { inSpan, withRequestId } from '../trace/request-trace.ts'
import type { Outbox } from './outbox.repository.ts'
import {
  type Effect,
  type EffectResult,
  isGivenUp,
  KEEP_ENDED_MS,
  MAX_ATTEMPTS,
  type OutboxEntry,
  pauseAfter,
} from './outbox.ts'
import { outboxMetrics } from './outbox-metrics.ts'

type RunnerDeps = {
  outbox: Outbox
  /** How each effect is done. Each may be done twice: a process can die between doing and noting it down. */
  effects: Readonly<Record<string, Effect>>
  clock: Clock
  log: Log
  /** 0 to 1, for the pauses. */
  random: () => number
  metrics?: Metrics | undefined
}

export type OutboxRunner = {
  /** Does what is due, a few at a time; after some seconds it leaves the rest to the next run. */
  run(): Promise<void>
  /** Takes nothing new; what is under way is finished. */
  stop(): void
}

type Outcome = { result: EffectResult } | { error: unknown }

/** Longer than any effect may take. */
const LEASE_MS = 120_000
const AT_ONCE = 4
// A job asks for a run every five seconds: a runner that is slower than the emails come in must not rest between.
const TAKES_NEW_MS = 4000

/** Does what is in the outbox: tries again after a pause, gives up after eight tries and logs it. */
export function createOutboxRunner(deps: RunnerDeps): OutboxRunner {
  const { outbox, clock } = deps
  const attempt = createAttempt(deps)
  let isStopped = false

  return {
    async run() {
      const until = new Date(clock.now().getTime() + TAKES_NEW_MS)
      const underWay = new Set<Promise<unknown>>()
      const failures: unknown[] = []
      try {
        for (let now = clock.now(); !isStopped && now < until && failures.length === 0; now = clock.now()) {
          const added = outbox.countAdded()
          const { claimed, isMore } = await outbox.claim(
            now,
            new Date(now.getTime() + LEASE_MS),
            AT_ONCE - underWay.size,
          )
          for (const entry of claimed) {
            const work = attempt(entry)
              .catch(error => failures.push(error))
              .finally(() => underWay.delete(work))
            underWay.add(work)
          }
          if (isMore) {
            // Entries that are done make room for several at once, and a slow one holds up no other.
            while (underWay.size > AT_ONCE / 2) await Promise.race(underWay)
            continue
          }
          await Promise.all(underWay)
          // What was done may have brought something else to do.
          if (outbox.countAdded() === added) break
        }
      } finally {
        await Promise.all(underWay)
      }
      if (failures.length > 0) throw failures[0]
    },
    stop() {
      isStopped = true
    },
  }
}

/** One try of an entry, with its outcome stored and counted. */
function createAttempt({
  outbox,
  effects,
  clock,
  log,
  random,
  metrics,
}: RunnerDeps): (entry: OutboxEntry) => Promise<void> {
  const counters = outboxMetrics(metrics, outbox)

  async function runEffect({ _id, effect, facts, attempts }: OutboxEntry): Promise<Outcome> {
    try {
      // Each earlier try ended with the process, so nothing could give it up.
      if (attempts > MAX_ATTEMPTS) throw new Error('every try ended the process')
      const work = effects[effect]
      if (!work) throw new Error(`Nobody does ${effect}`)
      return { result: await inSpan({ name: `effect ${effect}`, kind: 'internal' }, () => work(facts, _id)) }
    } catch (error) {
      return { error }
    }
  }

  async function recordEnd(entry: OutboxEntry, state: EffectResult): Promise<void> {
    const expires_at = new Date(clock.now().getTime() + KEEP_ENDED_MS)
    await settleSurely(() => outbox.settle(entry, { state, failure: null, expires_at }))
    counters.count(entry.effect, state)
    log.debug({ name: entry.effect, attempt: entry.attempts, reason: state }, 'an effect came to its end')
  }

  async function recordFailure(entry: OutboxEntry, error: unknown): Promise<void> {
    const { effect, attempts: attempt } = entry
    const failure = error instanceof Error && 'code' in error ? String(error.code) : 'error'
    if (isGivenUp(attempt, error)) {
      await settleSurely(() => outbox.settle(entry, { state: 'dead', failure }))
      counters.count(effect, 'dead')
      log.error({ err: error, name: effect, attempt }, 'a dead letter: a person must look at it')
      return
    }
    const due = new Date(clock.now().getTime() + pauseAfter(attempt, random()))
    await settleSurely(() => outbox.settle(entry, { due, failure }))
    counters.count(effect, 'failed')
    log.warn({ err: error, name: effect, attempt }, 'an effect failed and will be tried again')
  }

  async function tryOnce(entry: OutboxEntry): Promise<void> {
    log.debug({ name: entry.effect, attempt: entry.attempts }, 'an effect is begun')
    await failpoint('effect-claimed')
    const outcome = await runEffect(entry)
    await failpoint('effect-tried')
    if ('error' in outcome) await recordFailure(entry, outcome.error)
    else await recordEnd(entry, outcome.result)
  }

  // What a call has brought about is found by the call's id, also when it is done hours later.
  return entry => (entry.request_id ? withRequestId(entry.request_id, () => tryOnce(entry)) : tryOnce(entry))
}

/** A change of primary takes seconds; all tries together take less than a lease. */
const SETTLE_TRIES = 20
const SETTLE_PAUSE_MS = 500

/** Waits for a database that is away: what left and is not written down would leave again when its lease is over. */
async function settleSurely(settle: () => Promise<void>): Promise<void> {
  for (let tries = 1; tries < SETTLE_TRIES; tries++) {
    try {
      return await settle()
    } catch (error) {
      if (asRefusal(error).code !== 'busy') throw error
      await pause(SETTLE_PAUSE_MS)
    }
  }
  await settle()
}
