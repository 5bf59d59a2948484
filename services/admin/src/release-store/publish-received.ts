import { ShopError } from '@shop/contracts/errors'
import { isReleasedService, type ReleasedService, WORKING_TREE } from '@shop/contracts/released-services'
import type { ReleaseChange, ReleasedName } from '@shop/contracts/staff/release-store'
import type { Clock } from '@shop/service-kit/process/clock'
import { promoteAtOf } from '@shop/service-kit/releases/fresh-release'
import { keptVersions } from '@shop/service-kit/releases/previews'
import {
  type Release,
  type ReleaseStore,
  type Releases,
  servedVersion,
  withCanary,
  withRelease,
  withRollback,
  withShare,
  withStrike,
} from '@shop/service-kit/releases/releases'
import { askShape } from './ask-shape.ts'
import { requireOwnPages } from './own-pages.ts'
import type { ReceivedFiles } from './received-files.ts'

export type ChangeDeps = {
  store: ReleaseStore
  files: ReceivedFiles
  /** The folder of the store: what the shape is asked for is written down there. */
  root: string
  clock: Clock
}
type Change = Exclude<ReleaseChange, { what: 'preview' | 'end_preview' }>
type Wanted = { part: ReleasedName; team: string; change: Change }
type Changed = { version: string; before: Releases | null; after: Releases }
type Made = { after: Releases; version: string }

const MOST_TRIES = 5

/**
 * Does to a part what its team asks for; the registry is written last, so that no visitor is led to a version before it is whole. The files
 * of a version that is refused are removed, unless the registry knows it from before.
 * @throws ShopError not_found, not_ready for a part of which nothing was ever handed out, release_altered, release_not_possible, busy.
 */
export function changePart(deps: ChangeDeps, wanted: Wanted): Promise<Changed> {
  const { part, change: asked } = wanted
  return asked.what === 'publish'
    ? removingRefused(deps, part, asked.version, () => change(deps, wanted))
    : change(deps, wanted)
}

/** Removes the files of a version that is refused, unless the registry knows it from before. */
export async function removingRefused<Result>(
  deps: ChangeDeps,
  part: ReleasedName,
  version: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ShopError && error.code !== 'busy') await removeUnlessKept(deps, part, version)
    throw error
  }
}

/** What was sent of a version goes again, unless the registry knows it. */
export async function removeUnlessKept(
  { store, files, clock }: ChangeDeps,
  part: ReleasedName,
  version: string,
): Promise<void> {
  if (!keptVersions(await store.read(part), clock.now()).includes(version)) await files.remove(part, version)
}

async function change(deps: ChangeDeps, { part, team, change }: Wanted): Promise<Changed> {
  const { store, files, clock } = deps
  const author = { at: clock.now().toISOString(), by: team }
  const release = change.what === 'publish' ? await completeRelease(files, part, change, author) : null
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = await store.read(part)
    // What the shop shows of this part came otherwise: without it in the registry there would be no way back.
    if (!before && part !== 'services') throw new ShopError('not_ready')
    const { after, version } = orNotPossible(() => applyChange(before, { part, change, release, author }))
    if (change.what !== 'strike') await requireWholeVersion(deps, part, change, version)
    if (isReleasedService(part) && change.what !== 'strike') {
      const isNew = change.what === 'publish'
      await askShape(deps.root, part, { version, isNew, watchSeconds: isNew ? change.watch_seconds : 0 })
    }
    if (!(await store.write(part, after))) continue
    await files.removeOthers(part, keptVersions(after, clock.now()))
    return { version, before, after }
  }
  throw new ShopError('busy')
}

/** Who strikes a version leads nobody to its files, whatever has become of them. */
async function requireWholeVersion(deps: ChangeDeps, part: ReleasedName, change: ReleaseChange, version: string) {
  if (change.what !== 'publish' && version !== WORKING_TREE) await deps.files.complete(part, version)
  await requireOwnPages(deps, part, version)
}

type Author = { at: string; by: string }
type Publish = Extract<ReleaseChange, { what: 'publish' }>
type Brought = Pick<Publish, 'version' | 'inputs' | 'commit' | 'reason' | 'unproved'>

/** What the registry keeps of a version whose files have come. @throws ShopError not_found, release_altered. */
export async function completeRelease(
  files: ReceivedFiles,
  part: ReleasedName,
  { version, inputs, commit, reason, unproved }: Brought,
  author: Author,
): Promise<Release> {
  const digest = await files.complete(part, version)
  return { version, digest, inputs, commit, ...author, ...(reason && { reason }), ...(unproved && { unproved }) }
}

type Making = { part: ReleasedName; change: Change; release: Release | null; author: Author }

/** The registry after it, and the version that it is about. @throws Error when that cannot be. */
function applyChange(before: Releases | null, { part, change, release, author }: Making): Made {
  if (isReleasedService(part)) requireWholeService(before, part, change)
  if (release) {
    return { after: withReceived(before, change, release), version: release.version }
  }
  if (!before || change.what === 'publish') throw new Error('nothing was released yet')
  if (change.what === 'strike') return { after: withStrike(before, author, change.version), version: change.version }
  const after =
    change.what === 'share' ? withShare(before, change.share, author) : withRollback(before, author, change.version)
  return { after, version: (change.what === 'share' ? after.served.at(-1)?.version : servedVersion(after)) ?? '' }
}

/** @throws Error for what a service has not: all its copies are of one version in the end. */
function requireWholeService(before: Releases | null, service: ReleasedService, change: Change): void {
  if (change.what === 'share' || (change.what === 'publish' && change.share !== undefined))
    throw new Error('a service has no share: its copies are replaced one by one')
  if (change.what !== 'strike' && change.version && change.version === servedVersion(before))
    throw new Error(`${service} is at ${change.version} already`)
}

/** By the clock of the shop, which promotes it. */
function withReceived(before: Releases | null, change: ReleaseChange, release: Release): Releases {
  if (change.what !== 'publish' || change.share === undefined) return withRelease(before, release, 'release')
  return withCanary(before, release, change.share, promoteAtOf(release, change.promote_after_minutes))
}

/** The rules of the registry say why not, and the team reads it. @throws ShopError release_not_possible with the reason. */
export function orNotPossible<Made>(make: () => Made): Made {
  try {
    return make()
  } catch (error) {
    throw new ShopError('release_not_possible', { reason: error instanceof Error ? error.message : '' })
  }
}
