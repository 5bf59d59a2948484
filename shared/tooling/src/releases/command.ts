import { openReleaseStore } from '@shop/service-kit/releases/open-releases'
import { placeOfReleases, type Registry } from './place.ts'

/**
 * Runs one of the commands about releases with the registry that the environment names, and ends the process. What was asked
 * for is read first: a mistake in it is reported before anything is opened.
 */
export async function runCommand<Asked>(
  readAsked: () => Asked,
  command: (registry: Registry, asked: Asked) => Promise<string[]>,
): Promise<never> {
  try {
    const asked = readAsked()
    const place = placeOfReleases()
    const { store, close } = await openReleaseStore(place)
    const lines = await command({ parts: place.root, store }, asked).finally(close)
    for (const line of lines) console.log(line)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
  // Webpack's worker threads would keep the process for some seconds more.
  process.exit()
}
