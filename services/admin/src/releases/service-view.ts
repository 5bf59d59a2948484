import { type ReleasedService, releasedServices, WORKING_TREE } from '@shop/contracts/released-services'
import type { StaffService } from '@shop/contracts/staff/staff-releases'
import { releaseRevision } from '@shop/service-kit/releases/previews'
import { type Release, type ReleaseStore, type Releases, servedVersion } from '@shop/service-kit/releases/releases'
import { type RolloutReport, readRollout } from '@shop/service-kit/releases/rollout-report'
import type { ReceivedFiles } from '../release-store/received-files.ts'
import { readRegistry } from './read-registry.ts'
import { SHOWN_EVENTS } from './release-view.ts'

type ViewDeps = { store: ReleaseStore; files: ReceivedFiles; root: string }

/** The services that a shape has begun with; others come with the images and are not released by themselves. */
export async function serviceViews(deps: ViewDeps): Promise<StaffService[]> {
  const views = await Promise.all(releasedServices.map(service => serviceView(deps, service)))
  return views.flatMap(view => view ?? [])
}

async function serviceView({ store, files, root }: ViewDeps, service: ReleasedService): Promise<StaffService | null> {
  const releases = await readRegistry(store, service)
  if (!releases) return null
  const known = releases === 'unreadable' ? null : releases
  return {
    service,
    state: known ? 'released' : 'unreadable',
    revision: known ? releaseRevision(known) : 0,
    served: known && (await servedView(files, service, known)),
    versions: (known?.versions ?? []).map(versionView),
    history: (known?.history ?? []).slice(0, SHOWN_EVENTS),
    rollout: rolloutView(await readRollout(root, service)),
  }
}

async function servedView(
  files: ReceivedFiles,
  service: ReleasedService,
  releases: Releases,
): Promise<StaffService['served']> {
  const version = servedVersion(releases)
  if (!version) return null
  const digest = releases.versions.find(known => known.version === version)?.digest ?? ''
  const isTree = version === WORKING_TREE
  return { version, files: isTree ? 'as_released' : await files.stateOf(service, version, digest) }
}

function versionView(release: Release): StaffService['versions'][number] {
  const { version, at, by, reason = '', takenBack, struck, unproved } = release
  const marks = { is_taken_back: takenBack === true, is_struck: struck === true }
  return { version, at, by, reason, ...marks, ...(unproved && { unproved }) }
}

const states = {
  asked: 'asked',
  'under way': 'under_way',
  over: 'over',
  refused: 'refused',
  'taken back': 'taken_back',
} as const satisfies Record<RolloutReport['state'], string>

function rolloutView(report: RolloutReport | null): StaffService['rollout'] {
  if (!report) return null
  const { version, state, watchedUntil, lines } = report
  const until = state === 'under way' && watchedUntil ? { watched_until: watchedUntil } : {}
  return { version, state: states[state], said: lines.at(-1) ?? '', ...until }
}
