import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type Project = { folder: string; remove(): Promise<void> }

export const root = path.resolve(import.meta.dirname, '../..')

const LEFT_OUT = new Set(['node_modules', '.git', '.cache', '.data', '.screenshots'])

/** The sources once more, for a story that edits them: whatever becomes of it, the ones that people work on stay as they are. */
export async function copyProject(): Promise<Project> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-dev-'))
  await cp(root, folder, { recursive: true, filter: source => !LEFT_OUT.has(path.basename(source)) })
  await linkPackages(folder)
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Packages of others are the installed ones; those of the shop are the copied ones, to which their relative links lead. */
async function linkPackages(folder: string): Promise<void> {
  const [installed, linked] = [root, folder].map(place => path.join(place, 'node_modules')) as [string, string]
  await mkdir(linked)
  await cp(path.join(installed, '@shop'), path.join(linked, '@shop'), { recursive: true, verbatimSymlinks: true })
  const names = (await readdir(installed)).filter(name => name !== '@shop')
  await Promise.all(names.map(name => symlink(path.join(installed, name), path.join(linked, name))))
}
