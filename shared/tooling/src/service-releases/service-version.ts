import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { ASSET_LIST } from '@shop/contracts/asset-list'
import type { ReleasedService } from '@shop/contracts/released-services'
import { SERVICE_SOURCES, STORED_DOCUMENTS } from '@shop/contracts/staff/release-store'
import { digestOf } from '@shop/service-kit/releases/altered-files'
import { folderOfService } from '../releases/released-services.ts'
import { hashOf } from '../webpack/asset-list.ts'
import { root } from '../webpack/root.ts'
import { isUnpacked, unpackVersion } from './version-tree.ts'

/** Pictures of the demonstration are data; a shape names where they lie. */
const LEFT_OUT = ':(exclude)shared/demo-data/pictures'
/** What `npm ci` reads of all workspaces. */
const MANIFESTS = [':(glob)*/package.json', ':(glob)services/*/package.json']

/**
 * Makes the folder of a version out of its commit: the sources of the service and of what is shared, packed as they go over the line, and
 * unpacked beside with their packages. Gives the folder; one that is there already stays as it is.
 */
export async function makeServiceVersion(
  parts: string,
  service: ReleasedService,
  { commit, version }: { commit: string; version: string },
): Promise<string> {
  const folder = path.join(folderOfService(parts, service), version)
  if (isUnpacked(folder)) return folder
  const beside = `${folder}-${process.pid}.new`
  await rm(beside, { recursive: true, force: true })
  await mkdir(beside, { recursive: true })
  await packCommit(commit, path.join(beside, SERVICE_SOURCES), sourcesOf(service))
  await unpackVersion(beside, service)
  // Whole at once: no copy is started from half of it.
  await rename(beside, folder)
  return folder
}

/** Writes the list of what a version's files hold, once all of them are there; gives its digest. */
export async function sealServiceVersion(folder: string, commit: string): Promise<string> {
  const names = [SERVICE_SOURCES, STORED_DOCUMENTS].filter(name => existsSync(path.join(folder, name)))
  const stated = names.map(async name => [name, hashOf(await readFile(path.join(folder, name)))] as const)
  const integrity = Object.fromEntries(await Promise.all(stated))
  await writeFile(path.join(folder, ASSET_LIST), JSON.stringify({ commit, integrity }))
  return digestOf(folder)
}

/** Removes folders of versions that the registry no longer knows, and what a release that was killed has left. */
export async function removeOldVersions(
  parts: string,
  service: ReleasedService,
  kept: readonly { version: string }[],
): Promise<void> {
  const dist = folderOfService(parts, service)
  const old = (await readdir(dist)).filter(
    name => /^[0-9a-f]{12}(-\d+\.new)?$/.test(name) && !kept.some(({ version }) => version === name),
  )
  await Promise.all(old.map(name => rm(path.join(dist, name), { recursive: true, force: true })))
}

function sourcesOf(service: ReleasedService): string[] {
  const own = service === 'host-server' ? ['host/server'] : [`services/${service}`]
  return ['package.json', 'package-lock.json', ...MANIFESTS, 'shared', LEFT_OUT, ...own]
}

/** Puts all files of a commit into a folder that is there. */
export async function unpackCommit(commit: string, folder: string): Promise<void> {
  const archive = spawn('git', ['archive', commit], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const unpack = spawn('tar', ['-x', '-C', folder], { stdio: ['pipe', 'ignore', 'inherit'] })
  const ended = [once(archive, 'close'), once(unpack, 'close')] as const
  // tar ends at the mark of the end and may leave the padding behind it: how both ended decides, not whether all was written.
  archive.stdout.pipe(unpack.stdin)
  unpack.stdin.on('error', () => {}).on('close', () => archive.stdout.resume())
  const codes = (await Promise.all(ended)).map(([code]) => code)
  if (codes.some(code => code !== 0)) throw new Error(`the sources of ${commit} could not be unpacked`)
}

/** Times in it are those of the commit, so that a commit gives the same bytes wherever it is packed. */
async function packCommit(commit: string, file: string, sources: readonly string[]): Promise<void> {
  const archive = spawn('git', ['archive', '--format=tar', commit, '--', ...sources], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(archive, 'close')
  await pipeline(archive.stdout, createGzip({ level: 9 }), createWriteStream(file))
  const [code] = await ended
  if (code !== 0) throw new Error(`the sources of ${commit} could not be packed`)
}
