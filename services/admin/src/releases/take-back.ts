import { type PartName, partNames } from '@shop/contracts/releases'
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
import { KEPT_SECONDS } from '../client-errors/outcomes.repository.ts'
import type { Tally } from '../client-errors/tally.ts'
import { failsAnyway, LONGEST_RUN, proofIn } from './canary-proof.ts'
import { figuresOf } from './failure-figures.ts'
import { figuresOfFresh } from './fresh-figures.ts'
import { type PromoteDeps, promoteIfDue } from './promote-canary.ts'
import { readRegistry } from './read-registry.ts'
import { areFilesThere } from './release-view.ts'
import { isTakenBack, WINDOW_MS } from './way-back.ts'

/** `hasReports`: pages can say which version they have; else nothing is known of how one does. */
export type WatchDeps = PromoteDeps & { hasReports: boolean }

const MOST_TRIES = 5

export type CanaryWatch = ReturnType<typeof watchCanaries>

/** Takes back canaries and fresh versions that fail too often, and gives canaries to everybody whose time has come. */
export function watchCanaries(deps: WatchDeps) {
  const checking = new Map<PartName, Promise<void>>()
  const held = new Set<string>()

  /** Once for each version: it may stay so for hours. */
  function warnOfHeld(part: PartName, version: string | undefined, { failures, loads }: Tally): void {
    if (!held.has(`${part} ${version}`))
      deps.log.warn({ part, version, failures, loads }, 'a canary failed, so a person decides')
    held.add(`${part} ${version}`)
  }

  async function judge(part: PartName): Promise<void> {
    try {
      if (deps.hasReports) await judgePart({ ...deps, warnOfHeld }, part)
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

type JudgeDeps = WatchDeps & { warnOfHeld(part: PartName, version: string | undefined, own: Tally): void }

async function judgePart(deps: JudgeDeps, part: PartName): Promise<void> {
  const { store, log } = deps
  // If two processes find it at once, one writes; the other then sees what has become of it.
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const releases = await readRegistry(store, part)
    if (!releases || releases === 'unreadable') return
    const figures = await failingFigures(deps, part, releases)
    const canary = canaryOf(releases)?.version
    if (!figures) return promoteIfDue(deps, part, releases, own => deps.warnOfHeld(part, canary, own))
    const after = withAutomaticRollback(releases, figures, deps.clock.now())
    const { failures, loads, addresses } = figures
    const facts = { part, version: canary ?? servedVersion(releases), failures, loads, addresses }
    if (!canary && !(await isWhole(deps, part, after)))
      return log.error(facts, 'a version fails too often, and the one before it is not whole')
    if (!(await store.write(part, after))) continue
    log.warn(facts, `a ${canary ? 'canary' : 'version'} failed too often and was taken back`)
    await recordWayBack(deps.audit, part, releases, after)
    return
  }
}

/** What everybody would have from then on: of a version that is gone nobody would have anything. */
function isWhole({ files }: WatchDeps, part: PartName, after: Releases): Promise<boolean> {
  const stable = servedVersion(after) ?? ''
  return areFilesThere(files, part, stable, after.versions.find(({ version }) => version === stable)?.digest ?? '')
}

/** Null while all that visitors get does well enough. */
async function failingFigures(deps: WatchDeps, part: PartName, releases: Releases): Promise<FailureFigures | null> {
  const canary = canaryOf(releases)
  const stable = servedVersion(releases)
  if (!stable) return null
  if (!canary) return figuresOfFresh({ ...deps, now: deps.clock.now(), known: await readAll(deps.store) }, part)
  const began = canaryBegan(releases)
  const versions = { part, canary: canary.version, stable }
  return (await figuresOfShares(deps, versions)) ?? (await figuresOfRun(deps, versions, began))
}

async function readAll(store: ReleaseStore): Promise<Map<PartName, Releases>> {
  const read = partNames.map(async (part): Promise<[PartName, Releases][]> => {
    const releases = await readRegistry(store, part)
    return releases && releases !== 'unreadable' ? [[part, releases]] : []
  })
  return new Map((await Promise.all(read)).flat())
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
