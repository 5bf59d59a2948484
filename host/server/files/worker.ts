import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Build } from '../versions/builds.ts'

/** A worker that takes itself and all that was kept away, and leaves the open pages as they are. */
const FAREWELL = `addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('shop-')) await caches.delete(name)
  indexedDB.deleteDatabase('workbox-expiration')
  await registration.unregister()
}
`

/**
 * The service worker of this build of the host. Without one, or when it is not wanted any more, the browsers that have an
 * earlier one get a worker that ends it; they ask for it with the next page.
 */
export async function workerScript(host: Build | null, isWanted: boolean): Promise<string | null> {
  if (!host) return null
  const [file] = host.assets.chunks.sw ?? []
  return isWanted && file ? readFile(path.join(host.folder, file), 'utf8') : FAREWELL
}
