import { openReleaseStore } from '@shop/service-kit/releases/open-releases'
import { type AppName, isAppName } from './apps.ts'
import { readBuildOptions } from './build-options.ts'
import { compile } from './compile.ts'
import { inputHash } from './input-hash.ts'
import { whileBuilding } from './releases/lock.ts'
import { ownPlace, placeOfReleases, type Registry } from './releases/place.ts'
import { publish } from './releases/publish.ts'

type Wishes = { isForced: boolean; hasContract: boolean }

/** Builds one app, which the command line names, and hands it out: `mf-catalog [--force] [--contracts] [--into-registry]`. */
async function buildApp(registry: Registry, app: AppName, { isForced, hasContract }: Wishes): Promise<string> {
  const inputs = await inputHash(app)
  // The newest, be it handed out or not: a way back is not undone by a start that finds nothing new.
  const [newest] = (await registry.store.read(app))?.versions ?? []
  if (newest?.inputs === inputs && !isForced) return `unchanged, ${newest.version}`
  const folder = await compile(app)
  if (hasContract) {
    // Other builds need not wait for TypeScript to be loaded.
    const { addContract } = await import('./release-contracts/stored-contract.ts')
    await addContract(app, folder)
  }
  return `built ${await publish(registry, app, { folder, inputs }, 'build')}`
}

const { words, options } = readBuildOptions()
const [app = ''] = words
if (!isAppName(app)) throw new Error(`There is no app named "${app}"`)
const startedAt = performance.now()
try {
  const place = options['into-registry'] ? placeOfReleases() : ownPlace
  const { store } = await openReleaseStore(place)
  const wishes = { isForced: options.force === true, hasContract: options.contracts === true }
  const outcome = await whileBuilding(app, () => buildApp({ parts: place.root, store }, app, wishes))
  console.log(`${app}: ${outcome} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
} catch (error) {
  console.error(`${app}: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
// Webpack's worker threads would keep the process for some seconds more.
process.exit(0)
