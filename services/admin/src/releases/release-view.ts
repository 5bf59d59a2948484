import type { ReleasedService } from '@shop/contracts/released-services'
import { type PartName, partNames } from '@shop/contracts/releases'
import type { StaffPart } from '@shop/contracts/staff/staff-releases'
import type { Clock } from '@shop/service-kit/process/clock'
import { freshRelease } from '@shop/service-kit/releases/fresh-release'
import { livePreviews, releaseRevision } from '@shop/service-kit/releases/previews'
import {
  canaryOf,
  type Preview,
  type Release,
  type ReleaseStore,
  type Releases,
  type ServedVersion,
  servedVersion,
} from '@shop/service-kit/releases/releases'
import type { Signer } from '@shop/service-kit/releases/signed'
import type { ClientErrors, ErrorGroup } from '../client-errors/client-errors.repository.ts'
import type { HourlyCounts, VersionCounts } from '../client-errors/hourly-counts.repository.ts'
import { failureShare } from '../client-errors/tally.ts'
import type { ReceivedFiles } from '../release-store/received-files.ts'
import { isNotablyWorse, p75, samplesIn } from '../web-vitals/histogram.ts'
import type { VersionVital, WebVitals } from '../web-vitals/web-vitals.repository.ts'
import { readRegistry } from './read-registry.ts'

export type ViewDeps = {
  store: ReleaseStore
  files: ReceivedFiles
  errors: ClientErrors
  counts: HourlyCounts
  vitals: WebVitals
  clock: Clock
  /** Null: no page can say which version it has, and nothing is judged. */
  signer: Signer | null
}

type Said = { failures: VersionCounts[]; errors: ErrorGroup[]; vitals: VersionVital[] }

export const SHOWN_EVENTS = 20

/** All parts with what browsers said of them. */
export async function releaseViews(deps: ViewDeps): Promise<StaffPart[]> {
  const now = deps.clock.now()
  const [counts, errors, vitals] = await Promise.all([
    deps.counts.lastDay(now),
    deps.errors.latest(),
    deps.vitals.latest(now),
  ])
  const reportsOf = (part: PartName): Said => ({
    failures: counts.get(part) ?? [],
    errors: errors.get(part) ?? [],
    vitals: vitals.filter(vital => vital.part === part),
  })
  return Promise.all(partNames.map(part => partView(deps, part, reportsOf(part))))
}

async function partView(deps: ViewDeps, part: PartName, said: Said): Promise<StaffPart> {
  const { store, clock } = deps
  const releases = await readRegistry(store, part)
  const known = releases === 'unreadable' ? null : releases
  return {
    part,
    state: releases === 'unreadable' ? releases : known ? 'released' : 'never_released',
    revision: known ? releaseRevision(known) : 0,
    served: await Promise.all((known?.served ?? []).map(entry => servedView(deps, part, entry, known))),
    versions: (known?.versions ?? []).map(versionView),
    history: (known?.history ?? []).slice(0, SHOWN_EVENTS),
    previews: livePreviews(known, clock.now()).map(previewView),
    failures: said.failures.map(failureView),
    errors: said.errors.map(({ part: _, first, last, ...group }) => ({
      ...group,
      first: first.toISOString(),
      last: last.toISOString(),
    })),
    vitals: said.vitals.map(vital => vitalView(vital, said.vitals, known)),
  }
}

async function servedView(
  { files, clock, signer }: ViewDeps,
  part: PartName,
  { version, share, promoteAt }: ServedVersion,
  releases: Releases | null,
): Promise<StaffPart['served'][number]> {
  const digest = releases?.versions.find(known => known.version === version)?.digest ?? ''
  const fresh = signer && freshRelease(releases, clock.now())
  return {
    version,
    share,
    files: await files.stateOf(part, version, digest),
    ...(promoteAt && { promote_at: promoteAt }),
    ...(fresh?.version === version && { watched_until: fresh.until.toISOString() }),
  }
}

/** As far as this machine can tell: where the files are elsewhere, they are where they were released. */
export async function areFilesThere(
  files: ReceivedFiles,
  part: PartName | ReleasedService,
  version: string,
  digest: string,
): Promise<boolean> {
  return !['altered', 'absent'].includes(await files.stateOf(part, version, digest))
}

function versionView({ takenBack, struck, ...release }: Release): StaffPart['versions'][number] {
  const { version, at, by, commit, reach, unproved } = release
  const marks = { is_taken_back: takenBack === true, is_struck: struck === true }
  return { version, at, by, commit, reach: reach ?? 'everybody', ...marks, ...(unproved && { unproved }) }
}

function previewView({
  version,
  at,
  until,
  by,
  commit,
  reason = '',
  told = [],
}: Preview): StaffPart['previews'][number] {
  return { version, at, until, by, commit, reason, told }
}

function failureView({ version, reports, loads, failures }: VersionCounts): StaffPart['failures'][number] {
  return { version, reports, share: failureShare({ loads, failures }) }
}

function vitalView(
  { version, name, histogram }: VersionVital,
  all: readonly VersionVital[],
  releases: Releases | null,
): StaffPart['vitals'][number] {
  const stable = all.find(other => other.name === name && other.version === servedVersion(releases))
  const isCanary = version === canaryOf(releases)?.version
  return {
    version,
    name,
    p75: Math.round(p75(name, histogram) * 1000) / 1000,
    samples: samplesIn(histogram),
    is_worse: isCanary && stable !== undefined && isNotablyWorse(name, histogram, stable.histogram),
  }
}
