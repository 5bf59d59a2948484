import { openReleaseStore } from '@shop/service-kit/releases/open-releases'
import { sayHowItEnds } from './how-it-ends.ts'
import type { MirroredFiles } from './mirror.ts'
import { placeOfReleases, type Registry } from './place.ts'
import { openRemoteRegistry, storeAddress } from './remote-releases.ts'

/** Of the shop that the environment names by its address, else of one that shares this disk and so needs no `files` brought. */
export async function openRegistry(files: MirroredFiles): Promise<Registry & { close(): Promise<void> }> {
  const address = storeAddress()
  if (address) return { ...(await openRemoteRegistry(address, undefined, files)), close: async () => undefined }
  const place = placeOfReleases()
  return { parts: place.root, ...(await openReleaseStore(place)) }
}

/**
 * Runs one of the commands about releases with the registry that the environment names, and ends the process. What was asked
 * for is read first: a mistake in it is reported before anything is opened.
 */
export async function runCommand<Asked>(
  readAsked: () => Asked,
  command: (registry: Registry, asked: Asked) => Promise<string[]>,
  files: MirroredFiles = 'none',
): Promise<never> {
  sayHowItEnds()
  try {
    const asked = readAsked()
    const { close, ...registry } = await openRegistry(files)
    const lines = await command(registry, asked).finally(close)
    for (const line of lines) console.log(line)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
  // Webpack's worker threads would keep the process for some seconds more.
  process.exit()
}
