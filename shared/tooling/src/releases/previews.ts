import path from 'node:path'
import { keptVersions, withoutPreview, withPreview } from '@shop/service-kit/releases/previews'
import { createSigner, previewPath } from '@shop/service-kit/releases/signed'
import { changeReleases } from './change-releases.ts'
import { withLock } from './lock.ts'
import { folderOfVersion, type MadePreview, type Registry } from './place.ts'
import { attributionNow, authorNow, putThere, removeOthers, versionOf } from './publish.ts'
import { subjectOfCommit, workingTree } from './working-tree.ts'

type Previewed = {
  folder: string
  inputs: string
  /** Unset: the subject of its commit. */
  reason?: string | undefined
  /** What its proofs found, in sentences. */
  told: readonly string[]
  /** What the host server signs links with; null where it is not known here. A shop that is elsewhere signs by itself. */
  secret: string | null
}

/** As much of it as the store takes. */
const MOST_TOLD = 50
const LONGEST_TOLD = 500

/**
 * Puts a built folder under its version and opens it to those who have the link, for a week; visitors keep what they have.
 * @throws Error when nothing was released yet, or other files are there under this version.
 */
export async function makePreview(registry: Registry, app: string, previewed: Previewed): Promise<MadePreview> {
  const { folder, inputs, secret } = previewed
  const { digest, version } = await versionOf(folder)
  const { commit } = await workingTree()
  const reason = previewed.reason ?? (await subjectOfCommit())
  const told = previewed.told.slice(0, MOST_TOLD).map(sentence => sentence.slice(0, LONGEST_TOLD))
  if (registry.remote)
    return registry.remote.preview(app, { folder, version, inputs, commit, told, ...attributionNow(reason) })
  return whileNobodyReleases(registry, app, async () => {
    await putThere(folder, folderOfVersion(registry, app, version), digest)
    const release = { version, digest, inputs, commit, ...authorNow(), ...(reason && { reason }) }
    const after = await changeReleases(registry.store, app, before => withPreview(before, release, told))
    await removeOthers(registry, app, keptVersions(after, new Date()))
    const until = after.previews?.[0]?.until ?? ''
    const link = { part: app, version, by: release.by, until }
    return { version, until, path: secret && previewPath(createSigner(secret), link) }
  })
}

/**
 * Ends a preview: its link leads to what everybody has, and its files are removed unless the version was released.
 * @throws Error when there is none of this version.
 */
export async function endPreview(registry: Registry, app: string, version: string, reason = ''): Promise<void> {
  if (registry.remote) return registry.remote.endPreview(app, version, attributionNow(reason))
  await whileNobodyReleases(registry, app, async () => {
    const after = await changeReleases(registry.store, app, before => withoutPreview(before, version))
    await removeOthers(registry, app, keptVersions(after, new Date()))
  })
}

/** Who removes old versions must not meet files that another release has brought and not yet named. */
function whileNobodyReleases<Result>({ parts }: Registry, app: string, work: () => Promise<Result>): Promise<Result> {
  const lock = path.join(parts, app, 'dist/.lock')
  return withLock(lock, work, () => console.log(`${app}: waiting for another release of it to end`))
}
