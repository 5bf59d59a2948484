import path from 'node:path'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { servedVersion } from '@shop/service-kit/releases/releases'
import { type AppName, appNames } from '../apps.ts'
import { inputHash } from '../input-hash.ts'
import { openRegistry } from '../releases/command.ts'
import type { MirroredFiles } from '../releases/mirror.ts'
import type { Registry } from '../releases/place.ts'
import { servedFolders } from '../releases/served.ts'
import type { FolderOf } from '../weigh-pages.ts'
import { treeRegistry } from './own-builds.ts'

type Environment = Partial<
  Record<'RELEASES_URL' | 'RELEASES_DIR' | 'RELEASES_MONGODB_URI' | 'PARTS_DIR', string | undefined>
>

/** The parts of other teams, as they are released or as this tree has them. */
export type Others = {
  /** Where they come from, for people. */
  says: string
  registry: Registry
  isReleased: boolean
  close(): Promise<void>
}

/** The versions that the store of releases hands out which the environment names; without one what this tree has built. */
export async function openOthers(files: MirroredFiles, env: Environment = process.env): Promise<Others> {
  const { RELEASES_URL, RELEASES_DIR, RELEASES_MONGODB_URI, PARTS_DIR } = env
  if (RELEASES_URL || RELEASES_MONGODB_URI || PARTS_DIR) {
    const { close, ...registry } = await openRegistry(files)
    return { says: `the releases of ${RELEASES_URL || registry.parts}`, registry, isReleased: true, close }
  }
  const close = async () => undefined
  if (!RELEASES_DIR) return { says: NO_STORE, registry: treeRegistry, isReleased: false, close }
  const parts = path.resolve(RELEASES_DIR)
  const registry = { parts, store: createFolderStore(parts) }
  return { says: `the releases in ${parts}`, registry, isReleased: true, close }
}

const NO_STORE =
  'main as this tree has it built, for no store of releases is at hand (RELEASES_URL or RELEASES_DIR names one)'

/** Where the version of a part lies that is handed out; of one that the store does not have yet, the build of this tree. */
export function foldersOfOthers({ registry }: Others): FolderOf {
  const [released, built] = [servedFolders(registry), servedFolders(treeRegistry)]
  return async app => ((await registry.store.read(app)) ? released(app) : built(app))
}

/** A line for each part that is another team's: its version, and whether its sources have changed since it was built. */
export async function linesOfOthers(others: Others, own: readonly AppName[]): Promise<string[]> {
  const found = appNames.filter(app => !own.includes(app)).map(app => lineOf(others, app))
  return Promise.all(found)
}

async function lineOf({ registry, isReleased }: Others, app: AppName): Promise<string> {
  const releases = await registry.store.read(app)
  const version = servedVersion(releases)
  if (!releases || !version) return `  ${app}: ${isReleased ? 'not released yet: ' : ''}as this tree builds it`
  const { inputs } = releases.versions.find(known => known.version === version) ?? {}
  const isOld = !isReleased && inputs !== (await inputHash(app))
  return `  ${app} ${version}${isOld ? ', built before its sources were changed: npm run build' : ''}`
}
