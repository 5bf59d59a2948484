import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { failpoint } from '../process/failpoints.ts'
import type { ReleaseStore, Releases } from './releases.ts'

const REVISION = /^releases-(\d+)\.json$/
/** A server may be about to read the one before. */
const KEPT_REVISIONS = 3

/** The registry in files beside the versions: `<part>/dist/releases-<revision>.json`. The highest revision counts. */
export function createFolderStore(root: string): ReleaseStore {
  return {
    read: async part => readReleases(root, part),
    async write(part, releases) {
      const dist = path.join(root, part, 'dist')
      const written = path.join(dist, `releases-${randomUUID()}.new`)
      await mkdir(dist, { recursive: true })
      try {
        await writeFile(written, JSON.stringify(releases, null, 2))
        await failpoint('registry-written')
        // Whole at once, and only for the first who takes this revision.
        if (!(await link(written, fileOf(dist, releases.revision)).then(() => true, unlessThere))) return false
      } finally {
        await rm(written, { force: true })
      }
      const old = revisionsIn(dist).slice(KEPT_REVISIONS)
      await Promise.all(old.map(revision => rm(fileOf(dist, revision), { force: true })))
      return true
    },
  }
}

/**
 * What the newest revision says, or null where nothing was ever released.
 * @throws Error when the folder is there and cannot be read, or holds something else: that is not the same as nothing.
 */
export function readReleases(root: string, part: string): Releases | null {
  const dist = path.join(root, part, 'dist')
  const [newest] = revisionsIn(dist)
  return newest === undefined ? null : JSON.parse(readFileSync(fileOf(dist, newest), 'utf8'))
}

function unlessThere(error: NodeJS.ErrnoException): false {
  if (error.code === 'EEXIST') return false
  throw error
}

/** Of a part's folder, the newest first. */
function revisionsIn(dist: string): number[] {
  const revisions = namesIn(dist).flatMap(name => REVISION.exec(name)?.slice(1).map(Number) ?? [])
  return revisions.sort((one, other) => other - one)
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'
}

function fileOf(dist: string, revision: number): string {
  return path.join(dist, `releases-${revision}.json`)
}
