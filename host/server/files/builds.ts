import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readReleases } from '@shop/service-kit/releases/folder-store'
import type { KnownReleases } from '@shop/service-kit/releases/open-releases'
import type { Releases } from '@shop/service-kit/releases/releases'

/** Files of each entry and named chunk, all files of the build and what each must hold; the list of these that is public. */
type AssetList = {
  chunks: Record<string, string[]>
  files: string[]
  integrity: Record<string, string>
  integrityFile: string
}
export type Build = { version: string; folder: string; assets: AssetList; keptFolders: string[] }

type Known = { readAt: number; revision: number; build: Build | null }

const LOOK_AGAIN_MS = 1000

export type Builds = (part: string) => Build | null

type BuildsOptions = {
  /** What the registry says; unset: the files beside the builds. */
  releases?: KnownReleases | undefined
  now?: () => number
}

/** The present build of each part; a new release is noticed within a second, without a restart. */
export function createBuilds(root: string, options: BuildsOptions = {}): Builds {
  const { releases = part => readReleases(root, part), now = Date.now } = options
  const known = new Map<string, Known>()
  return part => {
    const before = known.get(part)
    if (before && now() - before.readAt < LOOK_AGAIN_MS) return before.build
    const said = releases(part)
    const revision = said?.revision ?? 0
    const isSame = before?.revision === revision && isWhole(before.build)
    const build = isSame ? before.build : said && readBuild(path.join(root, part, 'dist'), said)
    known.set(part, { readAt: now(), revision, build })
    return build
  }
}

/** A release whose files are gone, or whose list is not the one that was released, is none: the shop goes on without that part. */
function readBuild(dist: string, { served: [stable], versions }: Releases): Build | null {
  const release = versions.find(({ version }) => version === stable?.version)
  if (!release) return null
  try {
    const { version, digest } = release
    const folder = path.join(dist, version)
    const list = readFileSync(path.join(folder, 'assets.json'))
    if (createHash('sha256').update(list).digest('hex') !== digest) return null
    const keptFolders = [release, ...versions].map(other => path.join(dist, other.version))
    return { version, folder, assets: JSON.parse(list.toString()), keptFolders: [...new Set(keptFolders)] }
  } catch {
    return null
  }
}

function isWhole(build: Build | null): boolean {
  return build === null ? false : existsSync(build.folder)
}
