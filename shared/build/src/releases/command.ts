import { openReleaseStore } from '@shop/service-kit/releases/open-releases'
import { placeOfReleases, type Registry } from './place.ts'

/** Runs one of the commands about releases with the registry that the environment names, and ends the process. */
export async function runCommand(command: (registry: Registry) => Promise<string[]>): Promise<never> {
  const place = placeOfReleases()
  const { store, close } = await openReleaseStore(place)
  try {
    for (const line of await command({ parts: place.root, store })) console.log(line)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await close()
  }
  // Webpack's worker threads would keep the process for some seconds more.
  process.exit()
}
