import type { PublicApi } from '@shop/service-kit/between-services/local-api'
import { publicPaths, sitemap, sitemapIndex } from './sitemap.ts'

/** Half of what the protocol allows, for each path has two languages. */
const MOST_PATHS = 25_000
const KEPT_MS = 60 * 60 * 1000

type Known = { until: number; paths: Promise<readonly string[]> }

/** Answers `/sitemap.xml` and its parts. The paths are kept for an hour: to collect them is the dear part. */
export function createSitemaps(api: PublicApi, now: () => number = Date.now, mostPaths: number = MOST_PATHS) {
  let known: Known | null = null

  function paths(): Promise<readonly string[]> {
    if (known && now() < known.until) return known.paths
    const asked: Known = { until: now() + KEPT_MS, paths: publicPaths(api) }
    known = asked
    // A catalogue that was down is asked again next time.
    asked.paths.catch(() => {
      if (known === asked) known = null
    })
    return asked.paths
  }

  /** Null for a part that is not there. */
  return async (part: number | null, origin: string): Promise<string | null> => {
    const all = await paths()
    const parts = Math.ceil(all.length / mostPaths)
    if (part === null) return parts > 1 ? sitemapIndex(parts, origin) : sitemap(all, origin)
    if (part < 1 || part > parts) return null
    return sitemap(all.slice((part - 1) * mostPaths, part * mostPaths), origin)
  }
}
