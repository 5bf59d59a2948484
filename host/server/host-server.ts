import path from 'node:path'
import type { PublicApi } from '@shop/service-kit/between-services/local-api'
import type { StaffApi } from '@shop/service-kit/between-services/staff-api'
import type { KnownReleases } from '@shop/service-kit/releases/open-releases'
import type { Context, Middleware, Next } from 'koa'
import { type CspReports, cspReports } from './csp-reports.ts'
import { createBuilds } from './files/builds.ts'
import { hashedFiles } from './files/hashed-files.ts'
import { registryOf } from './files/registry.ts'
import { rootFiles } from './files/root-files.ts'
import { securityHeaders } from './headers.ts'
import { pages } from './page/pages.ts'
import { previews } from './page/previews.ts'

type HostServerDeps = {
  /** Answers the public calls in this process or over HTTP. */
  api: PublicApi
  /** Answers calls of staff in the name of whoever asks for a page. */
  staff: StaffApi
  /** Where browsers find the shop. */
  publicOrigin: string
  /** The folder that holds host and remotes, each with its `dist`. */
  root?: string
  /** What the registry says of their versions; unset: the files beside them. */
  releases?: KnownReleases | undefined
  /** Where the payment form may be sent to besides ourselves. */
  formActions?: readonly string[]
}

type HostServer = { middleware: Middleware; reports: CspReports }

/** Everything under the door that is neither a call nor a picture: pages, files, the registry. */
export function createHostServer({
  api,
  staff,
  publicOrigin,
  root = repository,
  releases,
  formActions = [],
}: HostServerDeps): HostServer {
  const builds = createBuilds(root, { releases })
  const reports: CspReports = { count: 0, latest: [] }
  const middleware = chain([
    securityHeaders({ publicOrigin, formActions }),
    cspReports(reports),
    hashedFiles(builds),
    rootFiles({ api, registry: () => registryOf(builds), publicOrigin }),
    previews({ api, staff, builds, publicOrigin }),
    pages({ api, builds, publicOrigin }),
  ])
  return { middleware, reports }
}

const repository = path.resolve(import.meta.dirname, '../..')

/** Several middlewares as one: each calls the next, the last one what comes after all of them. */
function chain(middlewares: readonly Middleware[]): Middleware {
  const from = (place: number, ctx: Context, next: Next): Promise<unknown> => {
    const middleware = middlewares[place]
    return middleware ? Promise.resolve(middleware(ctx, () => from(place + 1, ctx, next))) : next()
  }
  return (ctx, next) => from(0, ctx, next)
}
