import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isReleasedService, WORKING_TREE } from '@shop/contracts/released-services'
import { keyOfReleased, type ReleasedName, releasedNames, STORED_DOCUMENTS } from '@shop/contracts/staff/release-store'
import { inParallel } from '@shop/service-kit/process/limiter'
import type { Release, Releases } from '@shop/service-kit/releases/releases'
import type { StoreCalls } from '../release-store/store-calls.ts'
import { hashOf } from '../webpack/asset-list.ts'
import { CONTRACT_FILE } from './contract.ts'
import { readStatedFiles } from './released-files.ts'

const AT_ONCE = 8
const ASSET_LIST = 'assets.json'

/** `lists`: what tells of versions, contracts among it. `all`: also every file of those that visitors get, so that pages can be drawn. */
export type MirroredFiles = 'none' | 'lists' | 'all'

type Mirror = { calls: Pick<StoreCalls, 'fetchReleases' | 'read'>; parts: string; files: MirroredFiles }

/**
 * Brings here what a release is compared with: lists and contracts of the versions that the store knows, and files of those that
 * visitors get. A version never changes, so nothing is asked for twice. A file that is not what its list states is left out.
 * @throws Error for a list that is not the one that was released.
 */
export async function mirrorReleases(mirror: Mirror): Promise<void> {
  if (mirror.files === 'none') return
  await inParallel(releasedNames, AT_ONCE, async part => {
    const releases = await mirror.calls.fetchReleases(part)
    for (const release of (releases?.versions ?? []).filter(hasFiles))
      await mirrorVersion(mirror, part, release, isServed(releases, release) ? mirror.files : 'lists')
  })
}

/** What a shape began with is in no store. */
function hasFiles({ version }: Release): boolean {
  return version !== WORKING_TREE
}

async function mirrorVersion(
  { calls, parts }: Mirror,
  part: ReleasedName,
  release: Release,
  files: MirroredFiles,
): Promise<void> {
  const { version, digest } = release
  const folder = path.join(parts, keyOfReleased(part), 'dist', version)
  const bring = async (name: string, isRight: (content: Buffer) => boolean): Promise<void> => {
    if (existsSync(path.join(folder, name))) return
    const content = await calls.read({ part, version, name })
    if (content && isRight(content)) await keep(path.join(folder, name), content)
  }
  await bring(ASSET_LIST, content => {
    if (createHash('sha256').update(content).digest('hex') === digest) return true
    throw new Error(`${part} ${version} is not in the store as it was released`)
  })
  // A version from before lists were read so closely keeps no team from a release.
  const integrity = await readStatedFiles(folder).catch((): Record<string, string> => ({}))
  const told = isReleasedService(part) ? STORED_DOCUMENTS : CONTRACT_FILE
  const isAll = files === 'all' && !isReleasedService(part)
  const names = Object.keys(integrity).filter(name => isAll || name === told)
  await inParallel(names, AT_ONCE, name => bring(name, content => hashOf(content) === integrity[name]))
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
