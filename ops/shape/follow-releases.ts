import { setTimeout as pause } from 'node:timers/promises'
import { keyOfService, type ReleasedService, releasedServices, WORKING_TREE } from '@shop/contracts/released-services'
import {
  AUTOMATIC,
  type ReleaseStore,
  type Releases,
  servedVersion,
  withRelease,
  withRollback,
} from '@shop/service-kit/releases/releases'
import { hasEnded, type RolloutReport, readRollout, writeRollout } from '@shop/service-kit/releases/rollout-report'
import { changeReleases } from '@shop/tooling/releases/change-releases'
import type { TrialDatabase } from '@shop/tooling/service-releases/trial-service'
import type { CopyGroup } from './copy-group.ts'
import { trialProblem } from './prepare-version.ts'
import { type Outcome, rollOut } from './roll-out.ts'

export type Following = { stop(): void }

type Deps = {
  store: ReleaseStore
  parts: string
  /** Services that it replaces copies of. */
  groups: Readonly<Partial<Record<ReleasedService, CopyGroup>>>
  takeInMs: number
  /** Of the shop: what came over the line is tried on a copy of its data. Unset where copies are containers. */
  database?: TrialDatabase
  say(line: string): void
}

const LOOK_AGAIN_MS = 500
/** How long a version is watched that nobody said it of. */
const WATCH_SECONDS = 600

/** The version that the registry names; a service without one begins with the working tree, which is its way back. */
export async function versionToStart(store: ReleaseStore, service: ReleasedService): Promise<string> {
  const key = keyOfService(service)
  const known = servedVersion(await store.read(key))
  if (known) return known
  const first = { version: WORKING_TREE, digest: '', inputs: '', commit: '', at: new Date().toISOString(), by: 'shape' }
  await store.write(key, withRelease(null, first, 'build'))
  return WORKING_TREE
}

/** Looks at the registry twice a second, and puts into service what it names. */
export function followReleases(deps: Deps): Following {
  let isOver = false
  const wanted: Partial<Record<ReleasedService, string>> = {}
  const busy = new Set<ReleasedService>()

  async function look(service: ReleasedService): Promise<void> {
    const group = deps.groups[service]
    if (!group) return
    const releases = await deps.store.read(keyOfService(service))
    const version = servedVersion(releases)
    if (!releases || !version) return
    wanted[service] = version
    const isThere = group.copies().every(copy => copy.version === version)
    if (busy.has(service)) return
    if (isThere) return completeReport(deps.parts, service, releases)
    busy.add(service)
    const isWanted = () => !isOver && wanted[service] === version
    carryOut(deps, service, { group, releases, to: version, isWanted })
      .catch(error => deps.say(`${service}: ${error instanceof Error ? error.message : error}`))
      .finally(() => busy.delete(service))
  }

  const loop = async () => {
    while (!isOver) {
      for (const service of releasedServices)
        await look(service).catch(error => deps.say(`the registry cannot be read: ${error.message}`))
      await pause(LOOK_AGAIN_MS)
    }
  }
  void loop()
  return {
    stop() {
      isOver = true
    },
  }
}

/**
 * All copies are of the version that the registry names: at the start of the shape, or because another one was led back while it was watched.
 * Who asked for it hears that it is there.
 */
async function completeReport(parts: string, service: ReleasedService, { history, served }: Releases): Promise<void> {
  const version = served[0]?.version ?? ''
  const latest = history.find(({ what }) => what !== 'strike')
  // What did not stay is told until somebody asks for something else.
  if (latest?.by === AUTOMATIC) return
  const report = await readRollout(parts, service)
  if (!report || (report.version === version && hasEnded(report))) return
  // Who asks for another one writes that before the registry names it.
  if (report.version !== version && report.state === 'asked') return
  await writeRollout(parts, service, { version, state: 'over', watchSeconds: 0, lines: ['all copies are of it'] })
}

type Wanted = { group: CopyGroup; releases: Releases; to: string; isWanted(): boolean }

/** Rolls a version out, reports it step by step, and names the version before in the registry when it does not stay. */
async function carryOut(deps: Deps, service: ReleasedService, wanted: Wanted): Promise<void> {
  const { store, parts, takeInMs, say } = deps
  const { group, releases, to, isWanted } = wanted
  // A shape that was ended meanwhile has left some copies of the new version.
  const from = group.copies().find(({ version }) => version !== to)?.version ?? WORKING_TREE
  const asked = await readRollout(parts, service)
  const isAsked = asked?.version === to && asked.state === 'asked'
  // A way back leads to what was watched before.
  const watchSeconds = releases.history[0]?.what === 'rollback' ? 0 : isAsked ? asked.watchSeconds : WATCH_SECONDS
  const report: RolloutReport = { version: to, state: 'under way', watchSeconds, lines: [] }
  let writing = writeRollout(parts, service, report)
  const tell = (line: string) => {
    report.lines.push(line)
    say(`${service}: ${line}`)
    writing = writing.then(() => writeRollout(parts, service, report))
  }
  const onWatch = (until: Date) => {
    report.watchedUntil = until.toISOString()
    writing = writing.then(() => writeRollout(parts, service, report))
  }
  const isUntried = isAsked && asked.isUntried === true
  const problem = (await group.prepare(to)) ?? (isUntried ? await trialProblem(deps, service, to) : null)
  const outcome: Outcome =
    problem === null
      ? await rollOut({ group, from, to, watchMs: watchSeconds * 1000, takeInMs, isWanted, say: tell, onWatch })
      : { state: 'refused', why: `${service} ${to} ${problem}` }
  if (outcome.state !== 'over' && isWanted())
    await changeReleases(store, keyOfService(service), before => takenBack(before, from))
  if (outcome.why) tell(outcome.why)
  await writing
  const { watchedUntil: _, ...ended } = report
  await writeRollout(parts, service, { ...ended, state: outcome.state })
  say(`${service}: ${to} is ${outcome.state}`)
}

function takenBack(before: Releases | null, version: string): Releases {
  if (!before) throw new Error('the registry has lost this service')
  return withRollback(before, { at: new Date().toISOString(), by: AUTOMATIC }, version)
}
