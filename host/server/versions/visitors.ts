import { randomBytes } from 'node:crypto'
import { appNames } from '@shop/contracts/parts'
import type { Preview } from '@shop/service-kit/releases/releases'
import { type Signer, signedFor } from '@shop/service-kit/releases/signed'
import type { Context } from 'koa'
import { bucketOf, drawBucket, isAmongFirst } from './bucket.ts'
import { type Build, type Builds, type KnownBuilds, stableBuilds } from './builds.ts'
import type { RoutesOf, ServerRoute } from './routes.ts'
import type { TestLinks } from './test-links.ts'

/** What one visitor gets, the same on every page while nothing is released. */
export type Visitor = {
  builds: Builds
  /** The pages that these builds bring. */
  routes: readonly ServerRoute[]
  /** Parts of which this visitor tests a version; a preview with its registry entry. */
  tested: { part: string; version: string; preview: Preview | null }[]
  /** Parts of which this visitor tested a version that cannot be opened any more. */
  over: readonly string[]
  /** Another visitor may get other versions at the same address. */
  isOneOfSeveral: boolean
}

export type Visitors = ReturnType<typeof createVisitors>

type VisitorsDeps = {
  builds: KnownBuilds
  routes: RoutesOf
  testLinks: TestLinks
  signer: Signer
  now?: (() => number) | undefined
  draw?: ((buckets: number) => number) | undefined
}

/** Which versions a visitor gets: of a part with a canary those of the visitor's share, and what a link of ours opens. */
export function createVisitors({ builds, routes, testLinks, signer, now = Date.now, draw }: VisitorsDeps) {
  const stable = stableBuilds(builds)
  const isCanaryOut = () => appNames.some(part => canaryShare(builds, part) > 0)

  function visitor(ctx: Context, bucket: number | null): Visitor {
    const tested = appNames.flatMap(part => {
      const version = testLinks.versionFor(ctx, part)
      return version ? [{ part, version, preview: builds(part).preview(version) }] : []
    })
    const over = appNames.filter(part => testLinks.isOver(ctx, part))
    const chosenBuilds = new Map<string, Build | null>()
    const choose = (part: string): Build | null => {
      const version = tested.find(other => other.part === part)?.version ?? canaryFor(bucket, part)
      // A canary whose files are not whole is no reason to go without the part.
      return (version && builds(part).build(version)) || stable(part)
    }
    // Asked several times for one page, which has one version of each part.
    const own: Builds = part => {
      if (!chosenBuilds.has(part)) chosenBuilds.set(part, choose(part))
      return chosenBuilds.get(part) ?? null
    }
    return {
      builds: own,
      routes: routes(own),
      tested,
      over,
      isOneOfSeveral: tested.length > 0 || over.length > 0 || isCanaryOut(),
    }
  }

  function canaryFor(bucket: number | null, part: string): string | null {
    const [, canary] = builds(part).served
    if (!canary || bucket === null) return null
    return isAmongFirst(bucket, part, canary.version, canary.share) ? canary.version : null
  }

  return {
    /** By the cookies; a visitor without any gets what most get. */
    identify: (ctx: Context): Visitor => visitor(ctx, bucketOf(ctx)),

    /** For a page: while a canary runs, a new visitor gets a bucket. */
    identifyForPage: (ctx: Context): Visitor =>
      visitor(ctx, bucketOf(ctx) ?? (isCanaryOut() ? drawBucket(ctx, draw) : null)),

    /** What browsers hand back with what they report of this page; null while no version is compared with another. */
    pageView({ builds: own }: Visitor): string | null {
      if (!isCanaryOut() && !appNames.some(part => builds(part).isFresh())) return null
      const versions = appNames.flatMap((part): [string, string][] => {
        const build = own(part)
        return build ? [[part, build.version]] : []
      })
      const payload = { id: randomBytes(16).toString('base64url'), versions: Object.fromEntries(versions) }
      return signer.sign('page-view', payload, Math.floor(now() / 1000) + signedFor['page-view'])
    },
  }
}

function canaryShare(builds: KnownBuilds, part: string): number {
  return builds(part).served[1]?.share ?? 0
}
