import { redirectOfEndpoint } from '@shop/contracts/catalog/redirects'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Db } from 'mongodb'
import { ownTarget, toRedirectPath } from './redirect-path.ts'
import { addRedirectCalls, type RedirectDeps } from './redirects.calls.ts'
import { createRedirectsRepository, type RedirectsRepository } from './redirects.repository.ts'

/** Old addresses that lead on to pages of ours. A page that is there always comes first: they are asked for only where there is none. */
export function openRedirects(deps: Omit<RedirectDeps, 'redirects'> & { db: Db }): ServiceModule {
  const redirects = createRedirectsRepository(deps.db)
  return {
    createIndexes: redirects.createIndexes,
    routes: [redirectRoutes(redirects)],
    addCalls: internal => addRedirectCalls(internal, { ...deps, redirects }),
  }
}

function redirectRoutes(redirects: RedirectsRepository): Routes {
  const routes = createRoutes()
  handle(routes, redirectOfEndpoint, async ({ query }) => {
    const from = toRedirectPath(query.from)
    const found = from && (await redirects.find(from))
    // Checked again: whatever is stored, nobody is sent to another host.
    return { to: found ? ownTarget(found.to) : null }
  })
  return routes
}
