import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Files of each entry and named chunk, all files of the build and what each must hold; the list of these that is public. */
type AssetList = {
  chunks: Record<string, string[]>
  files: string[]
  integrity: Record<string, string>
  integrityFile: string
}
export type Build = { version: string; folder: string; assets: AssetList; keptFolders: string[] }

type Releases = { version: string; kept: string[] }
type Known = { readAt: number; changedAt: number; build: Build | null }

const LOOK_AGAIN_MS = 1000

export type Builds = (part: string) => Build | null

/** The present build of each part; a new release is noticed within a second, without a restart. */
export function createBuilds(root: string, now: () => number = Date.now): Builds {
  const known = new Map<string, Known>()
  return part => {
    const before = known.get(part)
    if (before && now() - before.readAt < LOOK_AGAIN_MS) return before.build
    const dist = path.join(root, part, 'dist')
    const changedAt = statSync(path.join(dist, 'current.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0
    const isSame = before?.changedAt === changedAt && isWhole(before.build)
    const build = isSame ? before.build : readBuild(dist)
    known.set(part, { readAt: now(), changedAt, build })
    return build
  }
}

/** A release whose files are gone, or whose contents nobody wrote down, is none: the shop goes on without that part. */
function readBuild(dist: string): Build | null {
  try {
    const { version, kept } = JSON.parse(readFileSync(path.join(dist, 'current.json'), 'utf8')) as Releases
    const folder = path.join(dist, version)
    const assets = JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')) as AssetList
    if (!assets.integrity) return null
    return { version, folder, assets, keptFolders: kept.map(other => path.join(dist, other)) }
  } catch {
    return null
  }
}

function isWhole(build: Build | null): boolean {
  return build === null ? false : existsSync(build.folder)
}
