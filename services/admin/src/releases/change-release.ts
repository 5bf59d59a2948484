import { ShopError } from '@shop/contracts/errors'
import { isReleasedService, type ReleasedService, WORKING_TREE } from '@shop/contracts/released-services'
import type { PartName } from '@shop/contracts/releases'
import type { Clock } from '@shop/service-kit/process/clock'
import { releaseRevision } from '@shop/service-kit/releases/previews'
import {
  type ReleaseStore,
  type Releases,
  servedVersion,
  withRollback,
  withShare,
  withStrike,
} from '@shop/service-kit/releases/releases'
import { revisionConflictOf } from '@shop/service-kit/storage/change-at-revision'
import { askShape } from '../release-store/ask-shape.ts'
import type { ReceivedFiles } from '../release-store/received-files.ts'
import { readRegistry } from './read-registry.ts'
import { areFilesThere } from './release-view.ts'

export type ChangeDeps = { store: ReleaseStore; files: ReceivedFiles; root: string; clock: Clock }
/** A preview that comes at the same moment is no reason to ask again. */
const MOST_TRIES = 5

/** Who changes a part that they saw at `revision`. */
type Wanted = { part: PartName | ReleasedService; revision: number; who: string }
type Changed = { before: Releases; after: Releases }

/**
 * Takes back the canary, else the version handed out; or hands out the one that is named. Its files are compared first.
 * @throws ShopError not_found, changed_meanwhile, release_not_possible, release_altered, busy.
 */
export function rollBack(deps: ChangeDeps, { version, ...wanted }: Wanted & { version?: string | undefined }) {
  return change(deps, wanted, async (before, author) => {
    // The shape would have nothing to do, and so nothing to say.
    if (isReleasedService(wanted.part) && version === servedVersion(before)) throw new ShopError('release_not_possible')
    const after = possible(() => withRollback(before, author, version))
    await requireFiles(deps.files, wanted.part, after)
    return after
  })
}

/**
 * Gives the canary to another share of the visitors; 100 makes it the stable version.
 * @throws ShopError not_found, changed_meanwhile, release_not_possible, release_altered, busy.
 */
export function giveShare(deps: ChangeDeps, { share, ...wanted }: Wanted & { share: number }) {
  return change(deps, wanted, async (before, author) => {
    const after = possible(() => withShare(before, share, author))
    if (share > 0) await requireFiles(deps.files, wanted.part, after, after.served.at(-1)?.version)
    return after
  })
}

/**
 * Strikes a version that nobody gets.
 * @throws ShopError not_found, changed_meanwhile, release_not_possible.
 */
export function strikeVersion(deps: ChangeDeps, { version, ...wanted }: Wanted & { version: string }) {
  return change(deps, wanted, async (before, author) => possible(() => withStrike(before, author, version)))
}

async function change(
  { store, root, clock }: ChangeDeps,
  { part, revision, who }: Wanted,
  make: (before: Releases, author: { at: string; by: string }) => Promise<Releases>,
): Promise<Changed> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = await readRegistry(store, part)
    if (!before) throw new ShopError('not_found')
    if (before === 'unreadable') throw new ShopError('release_not_possible')
    if (releaseRevision(before) !== revision) throw meanwhile(before)
    const after = await make(before, { at: clock.now().toISOString(), by: who })
    const version = servedVersion(after)
    if (isReleasedService(part) && version && version !== servedVersion(before)) await askShape(root, part, { version })
    if (await store.write(part, after)) return { before, after }
  }
  throw new ShopError('busy')
}

function meanwhile(releases: Releases): ShopError {
  const [latest] = releases.history
  const revision = releaseRevision(releases)
  return revisionConflictOf({ revision, ...(latest && { changed: { by: latest.by, at: new Date(latest.at) } }) })
}

/** The rules of the registry say why not; staff see it at the screen, where the release is. */
function possible(make: () => Releases): Releases {
  try {
    return make()
  } catch {
    throw new ShopError('release_not_possible')
  }
}

async function requireFiles(
  files: ReceivedFiles,
  part: PartName | ReleasedService,
  after: Releases,
  version: string | null | undefined = servedVersion(after),
): Promise<void> {
  if (version === WORKING_TREE) return
  const digest = after.versions.find(known => known.version === version)?.digest ?? ''
  if (!(await areFilesThere(files, part, version ?? '', digest))) throw new ShopError('release_altered')
}
