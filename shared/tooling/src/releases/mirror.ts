import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { releasedNames } from '@shop/contracts/staff/release-store'
import { inParallel } from '@shop/service-kit/process/limiter'
import type { Release, Releases } from '@shop/service-kit/releases/releases'
import type { StoreCalls } from '../release-store/store-calls.ts'
import { CONTRACT_FILE } from './contract.ts'
import { readStatedFiles } from './released-files.ts'

const AT_ONCE = 8
const ASSET_LIST = 'assets.json'

/** Of versions that visitors get: their scripts, compressed, as they are weighed; or all files, as they are shown. */
export type MirroredFiles = 'scripts' | 'all'

type Mirror = { calls: Pick<StoreCalls, 'fetchReleases' | 'read'>; parts: string; files: MirroredFiles }

/**
 * Brings here what a release is compared with: lists and contracts of the versions that the store knows, and files of those that
 * visitors get. A version never changes, so nothing is asked for twice.
 */
export async function mirrorReleases(mirror: Mirror): Promise<void> {
  await inParallel(releasedNames, AT_ONCE, async part => {
    const releases = await mirror.calls.fetchReleases(part)
    for (const release of releases?.versions ?? [])
      await mirrorVersion(mirror, part, release, isServed(releases, release) ? 'whole' : 'contract')
  })
}

async function mirrorVersion(
  { calls, parts, files }: Mirror,
  part: string,
  release: Release,
  extent: 'whole' | 'contract',
): Promise<void> {
  const { version, digest } = release
  const folder = path.join(parts, part, 'dist', version)
  const bring = async (name: string): Promise<boolean> => {
    if (existsSync(path.join(folder, name))) return true
    const content = await calls.read({ part, version, name })
    if (!content) return false
    if (name === ASSET_LIST && createHash('sha256').update(content).digest('hex') !== digest)
      throw new Error(`${part} ${version} is not in the store as it was released`)
    await keep(path.join(folder, name), content)
    return true
  }
  if (!(await bring(ASSET_LIST))) return
  // A version from before lists were read so closely keeps no team from a release.
  const integrity = await readStatedFiles(folder).catch((): Record<string, string> => ({}))
  if (integrity[CONTRACT_FILE]) await bring(CONTRACT_FILE)
  const names = extent === 'whole' ? Object.keys(integrity) : []
  const scripts = files === 'all' ? [] : names.filter(name => name.endsWith('.js'))
  await inParallel(scripts, AT_ONCE, async name => (await bring(`${name}.br`)) || (await bring(name)))
  await inParallel(files === 'all' ? names : [], AT_ONCE, bring)
}

function isServed(releases: Releases | null, { version }: Release): boolean {
  return releases?.served.some(served => served.version === version) ?? false
}

/** Whole at once: another release may read it already. */
async function keep(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}.new`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}
