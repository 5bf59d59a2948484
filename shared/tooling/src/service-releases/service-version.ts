import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { folderOfService, type ReleasedService } from '../releases/released-services.ts'
import { root } from '../webpack/root.ts'

/** Pictures of the demonstration are data; a shape names where they lie. */
const LEFT_OUT = ':(exclude)shared/demo-data/pictures'
/** What `npm ci` reads of all workspaces. */
const MANIFESTS = [':(glob)*/package.json', ':(glob)services/*/package.json']

/**
 * Makes the folder of a version out of its commit: the sources of the service and of what is shared, and the packages of this tree where
 * the commit has the same lockfile, else its own. Gives the folder; one that is there already stays as it is.
 */
export async function makeServiceVersion(
  parts: string,
  service: ReleasedService,
  { commit, version }: { commit: string; version: string },
): Promise<string> {
  const folder = path.join(folderOfService(parts, service), version)
  if (existsSync(folder)) return folder
  const beside = `${folder}-${process.pid}.new`
  await rm(beside, { recursive: true, force: true })
  await mkdir(beside, { recursive: true })
  await unpackCommit(commit, beside, sourcesOf(service))
  if (await hasSameLockfile(beside)) await linkPackages(beside)
  else await installPackages(beside, service)
  // Whole at once: no copy is started from half of it.
  await rename(beside, folder)
  return folder
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

/** Puts the files of a commit into a folder that is there: those below `sources`, or all of them. */
export async function unpackCommit(commit: string, folder: string, sources: readonly string[] = []): Promise<void> {
  const archive = spawn('git', ['archive', commit, '--', ...sources], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const unpack = spawn('tar', ['-x', '-C', folder], { stdio: ['pipe', 'ignore', 'inherit'] })
  const ended = [once(archive, 'close'), once(unpack, 'close')] as const
  await pipeline(archive.stdout, unpack.stdin)
  const codes = (await Promise.all(ended)).map(([code]) => code)
  if (codes.some(code => code !== 0)) throw new Error(`the sources of ${commit} could not be unpacked`)
}

async function hasSameLockfile(folder: string): Promise<boolean> {
  const read = (place: string) => readFile(path.join(place, 'package-lock.json'), 'utf8')
  return (await read(folder)) === (await read(root))
}

/** Every package of this tree, and our own out of the version: it must not follow what is edited here. */
async function linkPackages(folder: string): Promise<void> {
  const modules = path.join(folder, 'node_modules')
  await mkdir(path.join(modules, '@shop'), { recursive: true })
  for (const name of await readdir(path.join(root, 'node_modules')))
    if (name !== '@shop') await symlink(path.join(root, 'node_modules', name), path.join(modules, name))
  for (const name of await readdir(path.join(folder, 'shared'))) {
    await symlink(path.join('../../shared', name), path.join(modules, '@shop', name))
    const nested = path.join(root, 'shared', name, 'node_modules')
    if (existsSync(nested)) await symlink(nested, path.join(folder, 'shared', name, 'node_modules'))
  }
}

/** As in the image of the service. */
async function installPackages(folder: string, service: ReleasedService): Promise<void> {
  const wanted = service === 'host-server' ? ['shared/service-kit', 'shared/money'] : [`services/${service}`]
  const args = [
    'ci',
    '--omit=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    ...wanted.flatMap(name => ['-w', name]),
  ]
  await promisify(execFile)('npm', args, { cwd: folder, maxBuffer: 16 * 1024 * 1024 })
}
