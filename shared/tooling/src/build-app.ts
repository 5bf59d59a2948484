import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openReleaseStore } from '@shop/service-kit/releases/open-releases'
import type { Release, Releases } from '@shop/service-kit/releases/releases'
import { type AppName, isAppName } from './apps.ts'
import { readBuildOptions } from './build-options.ts'
import { compile } from './compile.ts'
import { inputHash } from './input-hash.ts'
import { CONTRACT_FILE } from './releases/contract.ts'
import { whileBuilding } from './releases/lock.ts'
import { folderOfVersion, ownPlace, placeOfReleases, type Registry } from './releases/place.ts'
import { publish } from './releases/publish.ts'

type Wishes = { isForced: boolean; hasContract: boolean }

/** Builds one app, which the command line names, and hands it out: `mf-catalog [--force] [--without-contracts] [--into-registry]`. */
async function buildApp(registry: Registry, app: AppName, { isForced, hasContract }: Wishes): Promise<string> {
  const inputs = await inputHash(app)
  // The newest, be it handed out or not: a way back is not undone by a start that finds nothing new.
  const releases = await registry.store.read(app)
  const [newest] = releases?.versions ?? []
  if (newest?.inputs === inputs && !isForced) {
    const isLacking = hasContract && isForEverybody(releases, newest) && !hasFile(registry, app, newest, CONTRACT_FILE)
    if (isLacking) return `unchanged, with its contract ${await publishWithContract(registry, app, newest)}`
    return `unchanged, ${newest.version}`
  }
  const folder = await compile(app)
  if (hasContract) await writeContract(app, folder)
  return `built ${await publish(registry, app, { folder, inputs }, 'build')}`
}

/** What was built for a start becomes another version by its contract; neither a canary nor a way back is ended for it. */
async function publishWithContract(registry: Registry, app: AppName, { version, inputs }: Release): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-build-'))
  try {
    await cp(folderOfVersion(registry, app, version), folder, { recursive: true })
    await writeContract(app, folder)
    return await publish(registry, app, { folder, inputs }, 'build')
  } finally {
    await rm(folder, { recursive: true })
  }
}

function isForEverybody(releases: Releases | null, { version }: Release): boolean {
  return releases?.served.length === 1 && releases.served[0]?.version === version
}

function hasFile(registry: Registry, app: AppName, { version }: Release, name: string): boolean {
  return existsSync(path.join(folderOfVersion(registry, app, version), name))
}

/** Loads TypeScript, which builds without contracts need not wait for. */
async function writeContract(app: AppName, folder: string): Promise<void> {
  const { addContract } = await import('./release-contracts/stored-contract.ts')
  await addContract(app, folder)
}

const { words, options } = readBuildOptions()
const [app = ''] = words
if (!isAppName(app)) throw new Error(`There is no app named "${app}"`)
const startedAt = performance.now()
try {
  const place = options['into-registry'] ? placeOfReleases() : ownPlace
  const { store } = await openReleaseStore(place)
  const wishes = { isForced: options.force === true, hasContract: !options['without-contracts'] }
  const outcome = await whileBuilding(app, () => buildApp({ parts: place.root, store }, app, wishes))
  console.log(`${app}: ${outcome} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
} catch (error) {
  console.error(`${app}: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
// Webpack's worker threads would keep the process for some seconds more.
process.exit(0)
