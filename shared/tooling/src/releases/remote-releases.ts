import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  keyOfReleased,
  type ReleaseChange,
  type ReleasedName,
  releasedNames,
} from '@shop/contracts/staff/release-store'
import { inParallel } from '@shop/service-kit/process/limiter'
import { createStoreCalls, type StoreAddress, type StoreCalls } from '../release-store/store-calls.ts'
import { root } from '../webpack/root.ts'
import { type MirroredFiles, mirrorReleases } from './mirror.ts'
import type { Registry, RemoteReleases } from './place.ts'
import { readStatedFiles } from './released-files.ts'

const AT_ONCE = 4
const ASSET_LIST = 'assets.json'

/** The store of a shop that is elsewhere, with as much of what it hands out brought here as is wanted. */
export async function openRemoteRegistry(
  address: StoreAddress,
  parts = path.join(root, '.cache/releases', createHash('sha256').update(address.url).digest('hex').slice(0, 16)),
  files: MirroredFiles = 'none',
): Promise<Registry & { remote: RemoteReleases }> {
  const calls = createStoreCalls(address)
  await mirrorReleases({ calls, parts, files })
  const store = {
    read: async (part: string) => calls.fetchReleases(getReleasedName(part)),
    // Only the shop itself writes what it hands out.
    write: async () => false,
  }
  return { parts, store, remote: remoteReleases(calls) }
}

/** The address and the token that the environment names; null where releases share a disk with the shop. */
export function storeAddress(url = process.env.RELEASES_URL, token = process.env.RELEASES_TOKEN): StoreAddress | null {
  if (!url) return null
  const parsed = URL.parse(url)
  const isLoopback = ['127.0.0.1', 'localhost', '[::1]'].includes(parsed?.hostname ?? '')
  if (parsed?.origin !== url.replace(/\/$/, ''))
    throw new Error('RELEASES_URL must be an origin such as https://shop.example')
  // A listener on the way would have the token.
  if (parsed.protocol !== 'https:' && !isLoopback) throw new Error('RELEASES_URL must begin with https://')
  if (!token) throw new Error('RELEASES_URL is set, and RELEASES_TOKEN is not')
  return { url: parsed.origin, token }
}

function remoteReleases(calls: StoreCalls): RemoteReleases {
  const ask = (part: string, wanted: ReleaseChange) => calls.change(getReleasedName(part), wanted)
  const change = async (part: string, wanted: ReleaseChange) => (await ask(part, wanted)).version
  return {
    async publish(part, { folder, version, ...wanted }) {
      await sendFiles(calls, { part, version, folder })
      return change(part, { what: 'publish', version, ...wanted })
    },
    share: (part, share, attribution) => change(part, { what: 'share', share, ...attribution }),
    rollBack: (part, version, attribution) =>
      change(part, { what: 'rollback', ...(version && { version }), ...attribution }),
    strike: (part, version, attribution) => change(part, { what: 'strike', version, ...attribution }),
    async preview(part, { folder, version, ...wanted }) {
      await sendFiles(calls, { part, version, folder })
      const { preview } = await ask(part, { what: 'preview', version, ...wanted })
      if (!preview) throw new Error('this shop knows no previews: its admin service is older than this tree')
      return { version, ...preview }
    },
    readContracts: calls.fetchContracts,
    readRollout: calls.fetchRollout,
    async endPreview(part, version, attribution) {
      await ask(part, { what: 'end_preview', version, ...attribution })
    },
  }
}

/** The list first: the store answers what of it need not be sent. */
async function sendFiles(
  calls: StoreCalls,
  { part, version, folder }: { part: string; version: string; folder: string },
): Promise<void> {
  const send = async (name: string) =>
    calls.put({ part: getReleasedName(part), version, name }, new Uint8Array(await readFile(path.join(folder, name))))
  const there = new Set(await send(ASSET_LIST))
  const integrity = await readStatedFiles(folder)
  const isOfVersion = (name: string) => name in integrity || name.replace(/\.(br|gz)$/, '') in integrity
  const missing = (await readdir(folder)).filter(name => isOfVersion(name) && !there.has(name))
  await inParallel(missing, AT_ONCE, send)
}

/** By what the registry calls it. */
function getReleasedName(part: string): ReleasedName {
  const known = releasedNames.find(name => keyOfReleased(name) === part)
  if (!known) throw new Error(`${part} is not released by itself`)
  return known
}
