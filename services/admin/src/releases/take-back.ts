import { type PartName, partNames } from '@shop/contracts/releases'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import {
  AUTOMATIC,
  canaryBegan,
  canaryOf,
  type FailureFigures,
  type ReleaseStore,
  type Releases,
  servedVersion,
  withRollback,
} from '@shop/service-kit/releases/releases'
import type { AuditLog } from '../audit/audit-log.ts'
import { KEPT_SECONDS, type Outcomes } from '../client-errors/outcomes.repository.ts'
import type { Tally } from '../client-errors/tally.ts'
import { failsAnyway, LONGEST_RUN, proofIn } from './canary-proof.ts'
import { readRegistry } from './read-registry.ts'
import { isTakenBack, WINDOW_MS } from './way-back.ts'

export type WatchDeps = { store: ReleaseStore; outcomes: Outcomes; audit: AuditLog; clock: Clock; log: Log }

const MOST_TRIES = 5

export type CanaryWatch = ReturnType<typeof watchCanaries>

/** Takes back canaries that fail too often. */
export function watchCanaries(deps: WatchDeps) {
  const checking = new Map<PartName, Promise<void>>()

  async function judge(part: PartName): Promise<void> {
    try {
      await takeBackIfFailing(deps, part)
    } catch (error) {
      // The browser that reported the failure must not get this error; the timer asks again.
      deps.log.error({ err: error, part }, 'a canary could not be judged')
    } finally {
      checking.delete(part)
    }
  }

  /** Reports that come at once are judged together. */
  function check(part: PartName): Promise<void> {
    const running = checking.get(part) ?? judge(part)
    checking.set(part, running)
    return running
  }

  return { check, checkAll: () => Promise.all(partNames.map(check)) }
}

async function takeBackIfFailing(deps: WatchDeps, part: PartName): Promise<void> {
  const { store, log } = deps
  // If two processes find it at once, one writes; the other then sees that no canary runs.
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const releases = await readRegistry(store, part)
    if (!releases || releases === 'unreadable') return
    const figures = await failingFigures(deps, part, releases)
    if (!figures) return
    const after = withAutomaticRollback(releases, figures, deps.clock.now())
    if (!(await store.write(part, after))) continue
    const { failures, loads, addresses } = figures
    const facts = { part, version: canaryOf(releases)?.version, failures, loads, addresses }
    log.warn(facts, 'a canary failed too often and was taken back')
    await recordWayBack(deps.audit, part, releases, after)
    return
  }
}

/** Null while no canary runs, or it does well enough. */
async function failingFigures(deps: WatchDeps, part: PartName, releases: Releases): Promise<FailureFigures | null> {
  const canary = canaryOf(releases)
  const stable = servedVersion(releases)
  if (!canary || !stable) return null
  const began = canaryBegan(releases)
  const versions = { part, canary: canary.version, stable }
  return (await figuresOfShares(deps, versions)) ?? (await figuresOfRun(deps, versions, began))
}

type Versions = { part: PartName; canary: string; stable: string }

/** Where many visitors come, the shares of some minutes are compared. */
async function figuresOfShares(
  { outcomes, clock }: WatchDeps,
  { part, canary, stable }: Versions,
): Promise<FailureFigures | null> {
  const since = new Date(clock.now().getTime() - WINDOW_MS)
  const [own, beside] = await Promise.all([outcomes.tally(part, canary, since), outcomes.tally(part, stable, since)])
  return isTakenBack(own, beside) ? figuresOf(own, beside) : null
}

/** Where few come, the first page views of the canary are judged one by one, however long they take. */
async function figuresOfRun(
  { outcomes, clock }: WatchDeps,
  { part, canary, stable }: Versions,
  began: Date | null,
): Promise<FailureFigures | null> {
  const now = clock.now()
  const dayAgo = new Date(now.getTime() - KEPT_SECONDS * 1000)
  // The clock of the machine that released may be ahead of ours.
  const since = began && began > dayAgo && began <= now ? began : dayAgo
  const run = proofIn(await outcomes.latest(part, canary, since, LONGEST_RUN))
  if (!run) return null
  const beside = await outcomes.tally(part, stable, run.since)
  return failsAnyway(beside) ? null : figuresOf(run, beside)
}

function figuresOf({ failures, loads, networks }: Tally, stable: Tally): FailureFigures {
  return { failures, loads, addresses: networks, stable: { failures: stable.failures, loads: stable.loads } }
}

function withAutomaticRollback(releases: Releases, figures: FailureFigures, now: Date): Releases {
  const { history, ...after } = withRollback(releases, { at: now.toISOString(), by: AUTOMATIC })
  const [event, ...past] = history
  return { ...after, history: event ? [{ ...event, figures }, ...past] : past }
}

async function recordWayBack(audit: AuditLog, part: PartName, before: Releases, after: Releases): Promise<void> {
  await audit.record({
    action: 'release_take_back',
    subject: part,
    asked: after.history[0]?.figures,
    before: before.served,
    after: after.served,
    who: AUTOMATIC,
    address: '',
    request_id: '',
  })
}
