import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ASSET_LIST, assetListSchema, type ReleasedAssets } from '@shop/contracts/asset-list'
import { readReleases } from '@shop/service-kit/releases/folder-store'
import { freshRelease } from '@shop/service-kit/releases/fresh-release'
import type { FindReleases } from '@shop/service-kit/releases/open-releases'
import { findPreview, livePreviews } from '@shop/service-kit/releases/previews'
import { isReadable } from '@shop/service-kit/releases/readable-releases'
import type { Preview, Release, Releases } from '@shop/service-kit/releases/releases'

/** `origin` is where browsers load it from, if that is not the shop's own; `folder` is where it lies here. */
export type Build = { version: string; folder: string; assets: ReleasedAssets; origin?: string | undefined }

/** The build of each part that one visitor gets; null for a part that is not there. */
export type Builds = (part: string) => Build | null

/** A version whose files may be asked for; one that only testers have had is not open to others. */
type KeptVersion = { version: string; folder: string; isOpen: boolean }

/** What is known of one part at this moment. */
export type KnownPart = {
  served: Releases['served']
  /** Everybody got the stable version within the last hour. */
  isFresh(): boolean
  /** Null for a version that is not in the registry or not whole. */
  build(version: string): Build | null
  /** The preview of a version, for as long as it may be opened. */
  preview(version: string): Preview | null
  /** Somebody has said that nobody is to be led to it any more. */
  isStruck(version: string): boolean
  /** In the order in which they are searched for a file. */
  listVersions(): KeptVersion[]
}

export type KnownBuilds = (part: string) => KnownPart

type Seen = { readAt: number; revision: number; registered: Releases | null; builds: Map<string, Build | null> }

const LOOK_AGAIN_MS = 1000

type BuildsOptions = {
  /** Another folder of parts, which is asked first for the files of a version. */
  store?: string | undefined
  /** What the registry says; unset: the files beside the builds. */
  releases?: FindReleases | undefined
  /** Whether this part may be loaded from there. */
  mayComeFrom?: (part: string, origin: string) => boolean
  /** Hears at every look what the registry says of a part, or why it says nothing: null while all is well. */
  onLook?: (part: string, problem: string | null) => void
  /** Hears of each version whose files are not those that were released, when it is first asked for. */
  onAltered?: (part: string, version: string) => void
  now?: (() => number) | undefined
}

/**
 * The builds of each part; a new release is noticed within a second, without a restart. While the registry cannot be read, or
 * has lost its entry of a part, the last entry counts.
 */
export function createBuilds(root: string, options: BuildsOptions = {}): KnownBuilds {
  const { releases = part => readReleases(root, part), mayComeFrom = () => false, now = Date.now } = options
  const { store, onLook = () => undefined, onAltered = () => undefined } = options
  const seen = new Map<string, Seen>()

  function look(part: string): Seen {
    const before = seen.get(part)
    if (before && now() - before.readAt < LOOK_AGAIN_MS) return before
    const registered = readRegistered(part) ?? before?.registered ?? null
    const revision = registered?.revision ?? 0
    const isSame = before?.revision === revision
    const whole = isSame ? [...before.builds].filter(([version, build]) => build && isThere(part, version)) : []
    const after = { readAt: now(), revision, registered, builds: new Map(whole) }
    seen.set(part, after)
    return after
  }

  function readRegistered(part: string): Releases | null {
    try {
      const registered = releases(part)
      if (registered && !isReadable(registered)) throw new Error('it names no versions')
      onLook(part, registered ? null : 'the registry of releases names no version')
      return registered
    } catch (error) {
      onLook(part, `the registry of releases cannot be read: ${error instanceof Error ? error.message : error}`)
      return null
    }
  }

  const folderOf = (part: string, version: string) => {
    const received = store && path.join(store, part, 'dist', version)
    return received && existsSync(received) ? received : path.join(root, part, 'dist', version)
  }
  const isThere = (part: string, version: string) => existsSync(folderOf(part, version))

  return part => {
    const { registered, builds } = look(part)
    const [stable] = registered?.served ?? []
    const versions = registered?.versions ?? []
    const previews: Release[] = livePreviews(registered, new Date(now())).filter(
      ({ version }) => !versions.some(known => known.version === version),
    )
    const all = [...versions, ...previews]
    return {
      served: registered?.served ?? [],
      isFresh: () => freshRelease(registered, new Date(now())) !== null,
      build(version) {
        const release = all.find(other => other.version === version)
        const known = builds.get(version)
        if (release && known !== undefined) return known
        const isAllowed = release && (!release.origin || mayComeFrom(part, release.origin))
        const build = isAllowed ? readBuild(folderOf(part, version), release) : null
        if (isAllowed && !build) onAltered(part, version)
        builds.set(version, build)
        return build
      },
      preview: version => findPreview(registered, version, new Date(now())),
      isStruck: version => versions.some(other => other.version === version && other.struck === true),
      listVersions: () =>
        all
          .toSorted((one, other) => rank(one, stable) - rank(other, stable))
          .map(release => ({
            version: release.version,
            // Asked for after its files were brought, if they are elsewhere.
            get folder() {
              return folderOf(part, release.version)
            },
            isOpen: release.reach !== 'testers' && !previews.includes(release),
          })),
    }
  }
}

/** What most visitors get: the stable version of each part. */
export function stableBuilds(builds: KnownBuilds): Builds {
  return part => {
    const { served, build } = builds(part)
    return served[0] ? build(served[0].version) : null
  }
}

/**
 * A release whose files are gone, whose list is not the one that was released, or cannot be read, is none: the shop goes on without
 * that part.
 */
function readBuild(folder: string, { version, digest, origin }: Release): Build | null {
  try {
    const list = readFileSync(path.join(folder, ASSET_LIST))
    if (createHash('sha256').update(list).digest('hex') !== digest) return null
    return { version, folder, assets: assetListSchema.parse(JSON.parse(list.toString())), origin }
  } catch {
    return null
  }
}

function rank({ version }: Release, stable: Releases['served'][number] | undefined): number {
  return version === stable?.version ? 0 : 1
}
