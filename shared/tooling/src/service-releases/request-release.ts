import { setTimeout as pause } from 'node:timers/promises'
import { keyOfService, type ReleasedService } from '@shop/contracts/released-services'
import { type Release, servedVersion, withRelease, withRollback } from '@shop/service-kit/releases/releases'
import { hasEnded, type RolloutReport, writeRollout } from '@shop/service-kit/releases/rollout-report'
import { changeReleases } from '../releases/change-releases.ts'
import type { Registry } from '../releases/place.ts'
import { whoeverThisIs } from '../releases/publish.ts'
import { removeOldVersions } from './service-version.ts'

type Place = Pick<Registry, 'parts' | 'store'>
type Named = Pick<Release, 'version' | 'reason' | 'unproved'> & { digest?: string }

const LOOK_AGAIN_MS = 500

/** Names a version in the registry, whose folder is there: the shape puts it into service copy by copy, and watches it so long. */
export async function requestRelease(
  { parts, store }: Place,
  service: ReleasedService,
  named: Named,
  watchSeconds: number,
): Promise<void> {
  const { version } = named
  await writeRollout(parts, service, { version, state: 'asked', watchSeconds, lines: [] })
  const release: Release = { digest: '', ...named, ...authorNow(), inputs: '', commit: version }
  const { versions } = await changeReleases(store, keyOfService(service), before =>
    withRelease(before, release, 'release'),
  )
  await removeOldVersions(parts, service, versions)
}

/**
 * Names the version before in the registry, or the one wanted, and answers which.
 * @throws Error when there is none.
 */
export async function requestRollback(
  { parts, store }: Place,
  service: ReleasedService,
  wanted?: string,
): Promise<string> {
  const after = await changeReleases(store, keyOfService(service), before => {
    if (!before) throw new Error('nothing was released yet')
    // The shape would have nothing to do, and so nothing to say.
    if (wanted && wanted === servedVersion(before)) throw new Error(`${service} is at ${wanted} already`)
    return withRollback(before, authorNow(), wanted)
  })
  const version = servedVersion(after) ?? ''
  await writeRollout(parts, service, { version, state: 'asked', watchSeconds: 0, lines: [] })
  return version
}

/** Waits until the shape is done with a version, and hands over each line of what it does. Null: `isThere` denies that a shape runs. */
export async function followRollout(
  read: () => Promise<RolloutReport | null>,
  version: string,
  { onLine, isThere }: { onLine(line: string): void; isThere(): Promise<boolean> },
): Promise<RolloutReport | null> {
  let told = 0
  for (;;) {
    const report = await read()
    if (report?.version === version) {
      for (const line of report.lines.slice(told)) onLine(line)
      told = report.lines.length
      if (hasEnded(report)) return report
    }
    if (!(await isThere())) return null
    await pause(LOOK_AGAIN_MS)
  }
}

function authorNow() {
  return { at: new Date().toISOString(), by: whoeverThisIs() }
}
