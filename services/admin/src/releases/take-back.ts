import { type PartName, partNames } from '@shop/contracts/releases'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import {
  AUTOMATIC,
  canaryOf,
  type FailureFigures,
  type ReleaseStore,
  type Releases,
  servedVersion,
  withRollback,
} from '@shop/service-kit/releases/releases'
import type { AuditLog } from '../audit/audit-log.ts'
import type { Outcomes } from '../client-errors/outcomes.repository.ts'
import { readRegistry } from './read-registry.ts'
import { isTakenBack, WINDOW_MS } from './way-back.ts'

export type WatchDeps = { store: ReleaseStore; outcomes: Outcomes; audit: AuditLog; clock: Clock; log: Log }

const MOST_TRIES = 5

export type CanaryWatch = ReturnType<typeof watchCanaries>

/** Takes back canaries that fail too often. */
export function watchCanaries(deps: WatchDeps) {
  const checking = new Map<PartName, Promise<void>>()

  async function checked(part: PartName): Promise<void> {
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
    const running = checking.get(part) ?? checked(part)
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
    const after = takenBack(releases, figures, deps.clock.now())
    if (!(await store.write(part, after))) continue
    const { failures, loads, addresses } = figures
    const facts = { part, version: canaryOf(releases)?.version, failures, loads, addresses }
    log.warn(facts, 'a canary failed too often and was taken back')
    await recordWayBack(deps.audit, part, releases, after)
    return
  }
}

/** Null while no canary runs, or it does well enough. */
async function failingFigures(
  { outcomes, clock }: WatchDeps,
  part: PartName,
  releases: Releases,
): Promise<FailureFigures | null> {
  const canary = canaryOf(releases)
  const stable = servedVersion(releases)
  if (!canary || !stable) return null
  const since = new Date(clock.now().getTime() - WINDOW_MS)
  const [own, beside] = await Promise.all([
    outcomes.tally(part, canary.version, since),
    outcomes.tally(part, stable, since),
  ])
  if (!isTakenBack(own, beside)) return null
  const { failures, loads, networks } = own
  return { failures, loads, addresses: networks, stable: { failures: beside.failures, loads: beside.loads } }
}

function takenBack(releases: Releases, figures: FailureFigures, now: Date): Releases {
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
