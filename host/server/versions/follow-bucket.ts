import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ShopError } from '@shop/contracts/errors'
import { appNames } from '@shop/contracts/parts'
import type { Bucket } from '@shop/service-kit/bucket/bucket'
import type { Log } from '@shop/service-kit/log/log'
import { readReleases } from '@shop/service-kit/releases/folder-store'
import type { FindReleases } from '@shop/service-kit/releases/open-releases'
import { livePreviews } from '@shop/service-kit/releases/previews'
import type { Release, Releases } from '@shop/service-kit/releases/releases'
import { createBucketCache, writeWhole } from './bucket-cache.ts'

type FollowDeps = {
  bucket: Bucket
  /** What the registry says at this moment. */
  releases: FindReleases
  /** Where files of the bucket are kept on this machine, and how many bytes of them beside those that visitors get. */
  folder: string
  mostBytes: number
  /** The parts of the image: they count for as long as the registry knows nothing of a part. */
  root: string
  log: Log
  everyMs?: number
}

/** Brings a file of a version into the folder, where it is not there. */
export type BringFile = (part: string, version: string, name: string) => Promise<void>

const EVERY_MS = 1000
const AGAIN_MS = 5000
const STAYS = 'a release is not handed out, as its files cannot be had from the bucket; what was before it stays'

/**
 * Follows the registry of a bucket, one step behind: what it says of a part counts here once all files that visitors would get of it are on
 * this machine, as they were released. So a bucket that is away, or holds something else, takes no version from visitors. What counted last
 * is written down beside the files, for a process that starts while the bucket is away.
 */
export async function followBucket({
  bucket,
  releases,
  folder,
  mostBytes,
  root,
  log,
  everyMs = EVERY_MS,
}: FollowDeps): Promise<{ findReleases: FindReleases; bringFile: BringFile; stop(): void }> {
  const cache = createBucketCache(bucket, folder, mostBytes)
  const counting = await readNoted(folder)
  const failed = new Map<string, { at: number; reason: string }>()
  /** There are files that were not there at the last look. */
  let hasMore = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function follow(part: string): Promise<boolean> {
    const latest = latestOf(part)
    if (!latest || latest.revision === counting.get(part)?.revision) return false
    const before = failed.get(part)
    if (before && Date.now() - before.at < AGAIN_MS) return false
    try {
      await bringAll(part, latest)
      counting.set(part, latest)
      failed.delete(part)
      return true
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (before?.reason !== reason) log.error({ part, reason }, STAYS)
      failed.set(part, { at: Date.now(), reason })
      return false
    }
  }

  function latestOf(part: string): Releases | null {
    try {
      return releases(part)
    } catch {
      return null
    }
  }

  async function bringAll(part: string, { served, ...known }: Releases): Promise<void> {
    const all: Release[] = [...known.versions, ...livePreviews({ served, ...known }, new Date())]
    for (const release of all) {
      const isServed = !release.origin && served.some(({ version }) => version === release.version)
      const missing = isServed ? await cache.bringVersion(part, release) : null
      if (missing) throw new Error(`${missing} of ${release.version} is not there as it was released`)
      // Of others the list is enough: single files are asked for by their links and by old tabs.
      if (!isServed) await cache.bringList(part, release)
    }
  }

  async function look(): Promise<void> {
    const changed = await Promise.all(appNames.map(follow))
    if (changed.some(Boolean)) {
      await writeWhole(notedIn(folder), JSON.stringify([...counting])).catch(error => log.error({ err: error }, STAYS))
      hasMore = true
    }
    if (hasMore)
      await cache.trim(isServed).catch(error => log.error({ err: error }, 'old versions could not be removed'))
    hasMore = false
    if (!isStopped) timer = setTimeout(look, everyMs).unref()
  }

  const isServed = (part: string, version: string) =>
    counting.get(part)?.served.some(other => other.version === version) ?? false

  await look()
  return {
    // What the registry says of a part first counts one step later, too: until then the image's files are those that are here.
    findReleases: part => counting.get(part) ?? readReleases(root, part),
    async bringFile(part, version, name) {
      const { versions = [], previews = [] } = counting.get(part) ?? {}
      const release = [...versions, ...previews].find(known => known.version === version)
      if (!release) return
      try {
        if (await cache.bringFile(part, release, name)) hasMore = true
      } catch (error) {
        if (error instanceof ShopError) throw error
        log.error({ err: error, part, version }, 'a file of the bucket could not be laid down')
        throw new ShopError('storage_unavailable')
      }
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

function notedIn(folder: string): string {
  return path.join(folder, 'registry.json')
}

async function readNoted(folder: string): Promise<Map<string, Releases>> {
  const noted = await readFile(notedIn(folder), 'utf8').then(JSON.parse, () => [])
  return new Map(Array.isArray(noted) ? noted : [])
}
