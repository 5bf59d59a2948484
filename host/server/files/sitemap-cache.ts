import { setImmediate } from 'node:timers/promises'
import type { PublicApi } from '@shop/service-kit/between-services/local-api'
import { type Packed, packPieces } from '@shop/service-kit/calls/prepared/packed'
import type { Log } from '@shop/service-kit/log/log'
import { publicPaths, sitemapIndex, sitemapMarkup } from './sitemap-markup.ts'

/** Half of what the protocol allows, for each path has two languages. */
const MOST_PATHS = 25_000
/** How long a sitemap is sent without a look whether the catalogue is another one. */
const FRESH_MS = 60_000

type PackedSitemap = {
  version: number
  pages: readonly string[]
  paths: readonly string[]
  whole: Packed
  parts: readonly Packed[]
}

type SitemapCacheDeps = {
  api: PublicApi
  /** Pages of the shop that are listed whatever it sells. */
  pages: () => readonly string[]
  origin: string
  log: Log
  now?: (() => number) | undefined
  mostPaths?: number
}

/**
 * Answers `/sitemap.xml` and its parts. They are kept as they are sent, and rebuilt when the catalogue has changed: once,
 * however many ask, and in pieces, so that everybody else is answered meanwhile. Nobody but the first waits for it.
 */
export function createSitemapCache({
  api,
  pages: listed,
  origin,
  log,
  now = Date.now,
  mostPaths = MOST_PATHS,
}: SitemapCacheDeps) {
  let kept: PackedSitemap | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let underWay: Promise<PackedSitemap> | null = null

  async function look(): Promise<PackedSitemap> {
    const { version, pages, paths } = await publicPaths(api, listed(), kept)
    const files = kept && (await isSame(kept.paths, paths)) ? kept : await build(paths)
    kept = { version, pages, paths, whole: files.whole, parts: files.parts }
    return kept
  }

  async function build(paths: readonly string[]): Promise<Pick<PackedSitemap, 'whole' | 'parts'>> {
    const parts: Packed[] = []
    for (let from = 0; from < paths.length; from += mostPaths) {
      parts.push(await packPieces(sitemapMarkup(paths.slice(from, from + mostPaths), origin)))
    }
    const [only] = parts
    return { whole: only && parts.length === 1 ? only : await packPieces(sitemapIndex(parts.length, origin)), parts }
  }

  function refresh(): Promise<PackedSitemap> {
    lookedAt = now()
    underWay ??= look().finally(() => {
      underWay = null
    })
    return underWay
  }

  /** Null for a part that is not there. */
  return async (part: number | null): Promise<Packed | null> => {
    const isFresh = now() - lookedAt < FRESH_MS
    if (kept && !isFresh) refresh().catch(error => log.warn({ err: error }, 'the sitemap could not be renewed'))
    const { whole, parts } = kept ?? (await refresh())
    return part === null ? whole : (parts[part - 1] ?? null)
  }
}

async function isSame(one: readonly string[], other: readonly string[]): Promise<boolean> {
  await setImmediate()
  return one.length === other.length && one.every((path, index) => path === other[index])
}
