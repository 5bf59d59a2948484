import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { ClaimedPath } from '@shop/contracts/routes/claimed-paths'
import type { Check } from '@shop/service-kit/app/health'
import type { PublicApi } from '@shop/service-kit/between-services/local-api'
import type { StaffApi } from '@shop/service-kit/between-services/staff-api'
import { type Log, silentLog } from '@shop/service-kit/log/log'
import type { FindReleases } from '@shop/service-kit/releases/open-releases'
import type { RemoteOrigins } from '@shop/service-kit/releases/remote-origins'
import { createSigner } from '@shop/service-kit/releases/signed'
import type { Context, Middleware, Next } from 'koa'
import { type CspReports, cspReports } from './csp-reports.ts'
import { hashedFiles } from './files/hashed-files.ts'
import { rootFiles } from './files/root-files.ts'
import { securityHeaders } from './headers.ts'
import { offlineFrame } from './page/offline-frame.ts'
import { previews } from './page/previews.ts'
import { cacheShopDetails } from './page/shop-details.ts'
import { pages } from './pages.ts'
import { createBuilds, stableBuilds } from './versions/builds.ts'
import type { BringFile } from './versions/follow-bucket.ts'
import { createRoutes } from './versions/routes.ts'
import { createTestLinks } from './versions/test-links.ts'
import { createVisitors } from './versions/visitors.ts'

type HostServerDeps = {
  /** Answers the public calls in this process or over HTTP. */
  api: PublicApi
  /** Answers calls of staff in the name of the visitor who asks for a page. */
  staff: StaffApi
  /** Where browsers find the shop. */
  publicOrigin: string
  /** The folder that holds host and remotes, each with its `dist`. */
  root?: string
  /** The folder of the store that teams send releases to; a version that is there is taken from there. */
  store?: string | undefined
  /** Where that store is a bucket: brings a file of a version into the folder. */
  bringFile?: BringFile | undefined
  /** What the registry says of their versions; unset: the files beside them. */
  releases?: FindReleases | undefined
  /** Where the payment form may be sent to besides ourselves. */
  formActions?: readonly string[]
  /** Where remotes may come from besides ourselves. */
  remoteOrigins?: RemoteOrigins
  /** What links to versions under test are signed with; unset: nobody can make one. */
  releasesSecret?: string | undefined
  /** Browsers keep what the shop needs without a network; false has them forget it. */
  worksOffline?: boolean
  /** What is sold is made up, and the footer says so. */
  isDemonstration?: boolean
  log?: Log
  now?: () => number
  draw?: (buckets: number) => number
}

type HostServer = { middleware: Middleware; reports: CspReports; ready: Check }

/** Everything under the door that is neither a call nor a picture: pages, files, the registry. */
export function createHostServer({
  api,
  staff,
  publicOrigin,
  root = repository,
  store,
  bringFile,
  releases,
  formActions = [],
  remoteOrigins = {},
  releasesSecret = randomBytes(32).toString('base64url'),
  worksOffline = true,
  isDemonstration = false,
  log = silentLog,
  now,
  draw,
}: HostServerDeps): HostServer {
  const mayComeFrom = checkedOrigins(remoteOrigins, log)
  const builds = createBuilds(root, { store, releases, mayComeFrom, ...saying(log), now })
  const stable = stableBuilds(builds)
  const signer = createSigner(releasesSecret)
  const testLinks = createTestLinks({ builds, signer, now })
  const routes = createRoutes(builds, onceEach(log))
  const visitors = createVisitors({ builds, routes, testLinks, signer, now, draw })
  const details = cacheShopDetails(api)
  const ofPages = { api, details, visitors, publicOrigin, isDemonstration, worksOffline, log }
  const reports: CspReports = { count: 0, latest: [] }
  const middleware = chain([
    securityHeaders({ publicOrigin, formActions, remoteOrigins: [...new Set(Object.values(remoteOrigins).flat())] }),
    cspReports(reports),
    hashedFiles({ builds, testLinks, bringFile }),
    rootFiles({ api, builds, routes: () => routes(stable), visitors, publicOrigin, worksOffline, log, now }),
    testLinks.middleware,
    offlineFrame(ofPages),
    previews({ staff, ...ofPages }),
    pages(ofPages),
  ])
  // Without the host a page has no scripts; of a remote that is missing the others do not depend.
  return { middleware, reports, ready: async () => stable('host') !== null }
}

/** Says once of each version that it names an origin which is not allowed; the part is left out then. */
function checkedOrigins(allowed: RemoteOrigins, log: Log) {
  const refused = new Set<string>()
  return (part: string, origin: string): boolean => {
    if (allowed[part]?.includes(origin)) return true
    const key = `${part} ${origin}`
    if (!refused.has(key))
      log.warn({ remote: part, url: origin }, 'a release names an origin that is not in REMOTE_ORIGINS')
    refused.add(key)
    return false
  }
}

/** A visitor with other versions meets the same: it is said once. */
function onceEach(log: Log) {
  const said = new Set<string>()
  return ({ part, path: route, otherPart, otherPath }: ClaimedPath): void => {
    const reason = `${otherPart} has it already, as ${otherPath}`
    const key = `${part} ${route} ${reason}`
    if (!said.has(key)) log.error({ part, route, reason }, 'a page of a remote is left out')
    said.add(key)
  }
}

const NOT_AS_RELEASED = 'a part of the shop is not handed out as released'

/** The registry is read each second: a problem is logged when it differs from the last one. */
function saying(log: Log) {
  const problems = new Map<string, string | null>()
  return {
    onLook(part: string, problem: string | null): void {
      if (problem && problems.get(part) !== problem) log.error({ part, reason: problem }, NOT_AS_RELEASED)
      problems.set(part, problem)
    },
    onAltered(part: string, version: string): void {
      const reason = 'its files are not those that were released, or its list cannot be read'
      log.error({ part, version, reason }, NOT_AS_RELEASED)
    },
  }
}

const repository = path.resolve(import.meta.dirname, '../..')

/** Several middlewares as one: each calls the next, the last one what comes after all of them. */
function chain(middlewares: readonly Middleware[]): Middleware {
  const from = (index: number, ctx: Context, next: Next): Promise<unknown> => {
    const middleware = middlewares[index]
    return middleware ? Promise.resolve(middleware(ctx, () => from(index + 1, ctx, next))) : next()
  }
  return (ctx, next) => from(0, ctx, next)
}
