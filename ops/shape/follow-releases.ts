import { setTimeout as pause } from 'node:timers/promises'
import { WORKING_TREE } from '@shop/service-kit/process/shop-version'
import {
  AUTOMATIC,
  type ReleaseStore,
  type Releases,
  servedVersion,
  withRelease,
  withRollback,
} from '@shop/service-kit/releases/releases'
import { changeReleases } from '@shop/tooling/releases/change-releases'
import { keyOfService, type ReleasedService, releasedServices } from '@shop/tooling/releases/released-services'
import { type RolloutReport, readRollout, writeRollout } from '@shop/tooling/service-releases/rollout-report'
import type { CopyGroup } from './copy-group.ts'
import { type Outcome, rollOut } from './roll-out.ts'

export type Following = { stop(): void }

type Deps = {
  store: ReleaseStore
  parts: string
  /** Services that it replaces copies of. */
  groups: Readonly<Partial<Record<ReleasedService, CopyGroup>>>
  takeInMs: number
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
    if (isThere || busy.has(service)) return
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
  const problem = await group.prepare(to)
  const outcome: Outcome =
    problem === null
      ? await rollOut({ group, from, to, watchMs: watchSeconds * 1000, takeInMs, isWanted, say: tell })
      : { state: 'refused', why: `${service} ${to} ${problem}` }
  if (outcome.state !== 'over' && isWanted())
    await changeReleases(store, keyOfService(service), before => takenBack(before, from))
  if (outcome.why) tell(outcome.why)
  await writing
  await writeRollout(parts, service, { ...report, state: outcome.state })
  say(`${service}: ${to} is ${outcome.state}`)
}

function takenBack(before: Releases | null, version: string): Releases {
  if (!before) throw new Error('the registry has lost this service')
  return withRollback(before, { at: new Date().toISOString(), by: AUTOMATIC }, version)
}
