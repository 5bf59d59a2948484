import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { ReleasedService } from '@shop/contracts/released-services'
import { SERVICE_SOURCES } from '@shop/contracts/staff/release-store'
import { root } from '../webpack/root.ts'

const run = promisify(execFile)

/** Where the sources of a version lie unpacked, with their packages. */
export function treeOfVersion(folder: string): string {
  return path.join(folder, 'tree')
}

/** Can a process be started from it? */
export function isUnpacked(folder: string): boolean {
  return existsSync(treeOfVersion(folder))
}

/**
 * Unpacks the sources of a version beside them, with the packages of this machine's tree where the version has the same lockfile, else with
 * its own. One that is unpacked already stays as it is.
 * @throws Error when they cannot be unpacked, or its packages cannot be had.
 */
export async function unpackVersion(folder: string, service: ReleasedService): Promise<void> {
  if (isUnpacked(folder)) return
  const beside = path.join(folder, `tree-${process.pid}.new`)
  await rm(beside, { recursive: true, force: true })
  await mkdir(beside)
  await run('tar', ['-xzf', path.join(folder, SERVICE_SOURCES), '-C', beside])
  if (await hasSameLockfile(beside)) await linkPackages(beside)
  else await installPackages(beside, service)
  // Whole at once: no copy is started from half of it.
  await rename(beside, treeOfVersion(folder))
}

async function hasSameLockfile(tree: string): Promise<boolean> {
  const read = (place: string) => readFile(path.join(place, 'package-lock.json'), 'utf8')
  return (await read(tree)) === (await read(root))
}

/** Every package of this tree, and our own out of the version: it must not follow what is edited here. */
async function linkPackages(tree: string): Promise<void> {
  const modules = path.join(tree, 'node_modules')
  await mkdir(path.join(modules, '@shop'), { recursive: true })
  for (const name of await readdir(path.join(root, 'node_modules')))
    if (name !== '@shop') await symlink(path.join(root, 'node_modules', name), path.join(modules, name))
  for (const name of await readdir(path.join(tree, 'shared'))) {
    await symlink(path.join('../../shared', name), path.join(modules, '@shop', name))
    const nested = path.join(root, 'shared', name, 'node_modules')
    if (existsSync(nested)) await symlink(nested, path.join(tree, 'shared', name, 'node_modules'))
  }
}

/** As in the image of the service. */
async function installPackages(tree: string, service: ReleasedService): Promise<void> {
  const wanted = service === 'host-server' ? ['shared/service-kit', 'shared/money'] : [`services/${service}`]
  const args = [
    'ci',
    '--omit=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    ...wanted.flatMap(name => ['-w', name]),
  ]
  await run('npm', args, { cwd: tree, maxBuffer: 16 * 1024 * 1024 })
}
