import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import { alteredFiles, digestOf } from '@shop/service-kit/releases/altered-files'
import { promoteAtOf } from '@shop/service-kit/releases/fresh-release'
import { keptVersions } from '@shop/service-kit/releases/previews'
import {
  canaryOf,
  type Release,
  type Releases,
  servedVersion,
  type Unproved,
  withCanary,
  withRelease,
  withRollback,
  withShare,
  withStrike,
} from '@shop/service-kit/releases/releases'
import type { Audience } from './audience.ts'
import { changeReleases } from './change-releases.ts'
import { withLock } from './lock.ts'
import { type Attribution, folderOfVersion, type Registry } from './place.ts'
import { subjectOfCommit, workingTree } from './working-tree.ts'

type Built = {
  folder: string
  inputs: string
  /** Where its files are for browsers, if not at the shop. */
  origin?: string | undefined
  /** Why it is released; unset: the subject of its commit. */
  reason?: string | undefined
  /** Proofs that were not made; unset: all were. */
  unproved?: Unproved | undefined
}

/**
 * Puts a built folder under its version, which its contents decide, and hands it out from then on.
 * @throws Error when other files are there under this version: a version never changes.
 */
export async function publish(
  registry: Registry,
  app: string,
  { folder, inputs, origin, reason: given, unproved }: Built,
  audience: Audience,
): Promise<string> {
  const { digest, version } = await versionOf(folder)
  const { commit } = await workingTree()
  const reason = given ?? (audience === 'build' ? '' : await subjectOfCommit())
  if (registry.remote) {
    const sent = { folder, version, inputs, commit, ...(unproved && { unproved }), ...attributionNow(reason) }
    if (typeof audience === 'string') return registry.remote.publish(app, sent)
    const { share, minutes } = audience
    return registry.remote.publish(app, { ...sent, share, ...(minutes && { promote_after_minutes: minutes }) })
  }
  // Who removes old versions must not meet files that another release has brought and not yet named.
  return withLock(
    path.join(registry.parts, app, 'dist/.lock'),
    async () => {
      await putThere(folder, folderOfVersion(registry, app, version), digest)
      const marks = { ...(origin && { origin }), ...(reason && { reason }), ...(unproved && { unproved }) }
      const release: Release = { version, digest, inputs, commit, ...authorNow(), ...marks }
      const after = await changeReleases(registry.store, app, before =>
        typeof audience === 'object'
          ? withCanary(before, release, audience.share, promoteAtOf(release, audience.minutes))
          : withRelease(before, release, audience),
      )
      await removeOthers(registry, app, keptVersions(after, new Date()))
      return version
    },
    () => console.log(`${app}: waiting for another release of it to end`),
  )
}

/**
 * Hands out a version from before again; gives its name.
 * @throws Error when there is none, or its files are not those that were released.
 */
export async function rollBack(registry: Registry, app: string, wanted?: string, reason = ''): Promise<string> {
  if (registry.remote) return registry.remote.rollBack(app, wanted, attributionNow(reason))
  const after = await changeReleases(registry.store, app, async before => {
    if (!before) throw new Error('nothing was released yet')
    const there = withRollback(before, authorNow(), wanted)
    await refuseAltered(registry, app, there, servedVersion(there) ?? '')
    return there
  })
  return servedVersion(after) ?? ''
}

/**
 * Hands out the canary to another share of the visitors, with 100 to everybody; gives its name.
 * @throws Error when none runs, or its files are not those that were released.
 */
export async function changeShare(registry: Registry, app: string, share: number, reason = ''): Promise<string> {
  if (registry.remote) return registry.remote.share(app, share, attributionNow(reason))
  let version = ''
  await changeReleases(registry.store, app, async before => {
    if (!before) throw new Error('nothing was released yet')
    version = canaryOf(before)?.version ?? ''
    const after = withShare(before, share, authorNow())
    await refuseAltered(registry, app, after, version)
    return after
  })
  return version
}

/**
 * Strikes a version that nobody gets; gives its name.
 * @throws Error when there is none, or some visitors get it.
 */
export async function strikeVersion(registry: Registry, app: string, version: string, reason = ''): Promise<string> {
  if (registry.remote) return registry.remote.strike(app, version, attributionNow(reason))
  await changeReleases(registry.store, app, before => {
    if (!before) throw new Error('nothing was released yet')
    return withStrike(before, authorNow(), version)
  })
  return version
}

/** The name that a built folder gets. */
export async function versionOf(folder: string): Promise<{ version: string; digest: string }> {
  const digest = await digestOf(folder)
  return { digest, version: digest.slice(0, 10) }
}

async function refuseAltered(registry: Registry, app: string, { versions }: Releases, version: string): Promise<void> {
  const digest = versions.find(known => known.version === version)?.digest ?? ''
  const altered = await alteredFiles(folderOfVersion(registry, app, version), digest)
  if (altered.length > 0) throw new Error(`${version} is not what was released: ${altered.join(', ')}`)
}

export function attributionNow(reason: string): Attribution {
  return { person: whoeverThisIs(), reason: reason.slice(0, MOST_OF_REASON) }
}

export function authorNow() {
  return { at: new Date().toISOString(), by: whoeverThisIs() }
}

/** @throws Error when other files are there under this version. */
export async function putThere(built: string, place: string, digest: string): Promise<void> {
  if (existsSync(place)) {
    const altered = await alteredFiles(place, digest)
    if (altered.length === 0) return
    throw new Error(
      `${place} holds other files under the same version, and a version never changes: ${altered.join(', ')}`,
    )
  }
  const beside = `${place}-${randomUUID()}.new`
  try {
    await mkdir(path.dirname(place), { recursive: true })
    await cp(built, beside, { recursive: true })
    // Whole at once: no visitor gets half of it.
    await rename(beside, place)
  } catch (error) {
    await rm(beside, { recursive: true, force: true })
    if (!isFullDisk(error)) throw error
    throw new Error(`the disk of ${path.dirname(place)} is full; nothing has changed: make room and release again`)
  }
}

function isFullDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

const MOST_OF_REASON = 500

/** Removes the files of all versions but these. */
export async function removeOthers(registry: Registry, app: string, kept: readonly string[]): Promise<void> {
  const dist = path.join(registry.parts, app, 'dist')
  // Also what a release that was killed has left.
  const old = (await readdir(dist)).filter(name => /^[0-9a-f]{10}(-.*\.new)?$/.test(name) && !kept.includes(name))
  await Promise.all(old.map(name => rm(path.join(dist, name), { recursive: true, force: true })))
}

/** Who runs the command, as the registry names them. */
export function whoeverThisIs(): string {
  try {
    return userInfo().username
  } catch {
    // In a container the user may have a number only.
    return 'nameless'
  }
}
