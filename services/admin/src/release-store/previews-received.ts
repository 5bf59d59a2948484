import { ShopError } from '@shop/contracts/errors'
import { isReleasedService } from '@shop/contracts/released-services'
import type { ReleaseChange, ReleasedName } from '@shop/contracts/staff/release-store'
import { keptVersions, withoutPastPreviews, withoutPreview, withPreview } from '@shop/service-kit/releases/previews'
import type { Preview, Releases } from '@shop/service-kit/releases/releases'
import { requireOwnPages } from './own-pages.ts'
import { type ChangeDeps, completeRelease, orNotPossible, removingRefused } from './publish-received.ts'

type Wanted = { part: ReleasedName; team: string; change: Extract<ReleaseChange, { what: 'preview' }> }

const MOST_TRIES = 5

/**
 * Opens a version whose files have come to those who have its link. The files of one that is refused are removed.
 * @throws ShopError not_found, not_ready for a part of which nothing was ever handed out, release_altered, release_not_possible, busy.
 */
export function makePreview(deps: ChangeDeps, wanted: Wanted): Promise<Preview> {
  const { part, change } = wanted
  return removingRefused(deps, part, change.version, () => registerPreview(deps, wanted))
}

async function registerPreview(deps: ChangeDeps, { part, team, change }: Wanted): Promise<Preview> {
  const { files, clock } = deps
  if (part === 'services' || isReleasedService(part))
    throw new ShopError('release_not_possible', { reason: 'services have no previews' })
  const release = await completeRelease(files, part, change, { at: clock.now().toISOString(), by: team })
  await requireOwnPages(deps, part, release.version)
  const after = await changePreviews(deps, part, before => {
    if (!before) throw new ShopError('not_ready')
    return orNotPossible(() => withPreview(before, release, change.told ?? []))
  })
  await files.removeOthers(part, keptVersions(after, clock.now()))
  const [preview] = after?.previews ?? []
  if (!preview) throw new ShopError('release_not_possible')
  return preview
}

/**
 * Ends a preview and removes its files, unless the version was released; gives what it was.
 * @throws ShopError not_found when there is none of this version, busy.
 */
export async function endPreview(deps: ChangeDeps, part: ReleasedName, version: string): Promise<Preview> {
  let ended: Preview | undefined
  const after = await changePreviews(deps, part, before => {
    ended = before?.previews?.find(preview => preview.version === version)
    if (!ended) throw new ShopError('not_found')
    return withoutPreview(before, version)
  })
  if (!ended) throw new ShopError('not_found')
  await removeUnlessKept(deps, part, after, [version])
  return ended
}

/** Forgets previews of a part whose week is over, and removes their files. */
export async function forgetPastPreviews(deps: ChangeDeps, part: ReleasedName): Promise<void> {
  let past: string[] = []
  const after = await changePreviews(deps, part, before => {
    const changed = before && withoutPastPreviews(before, deps.clock.now())
    past = changed?.past ?? []
    return changed?.after ?? null
  })
  await removeUnlessKept(deps, part, after, past)
}

/** Repeated on what another has written meanwhile; null where there is nothing to change. */
async function changePreviews(
  { store }: ChangeDeps,
  part: ReleasedName,
  make: (before: Releases | null) => Releases | null,
): Promise<Releases | null> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const after = make(await store.read(part))
    if (!after || (await store.write(part, after))) return after
  }
  throw new ShopError('busy')
}

async function removeUnlessKept(
  { files, clock }: ChangeDeps,
  part: ReleasedName,
  after: Releases | null,
  versions: readonly string[],
): Promise<void> {
  const kept = keptVersions(after, clock.now())
  for (const version of versions) if (!kept.includes(version)) await files.remove(part, version)
}
