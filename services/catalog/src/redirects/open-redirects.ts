import { redirectOfEndpoint } from '@shop/contracts/catalog/redirects'
import { redirectListFile } from '@shop/contracts/staff/storefront/staff-redirects'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import { addListFileCalls } from '@shop/service-kit/list-files/list-file.calls'
import type { ListFiles } from '@shop/service-kit/list-files/list-files.repository'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import { redirectList } from './redirect-list.ts'
import { ownTarget, toRedirectPath } from './redirect-path.ts'
import { addRedirectCalls, type RedirectDeps } from './redirects.calls.ts'
import type { RedirectsRepository, StoredRedirect } from './redirects.repository.ts'

/** Old addresses that lead on to pages of ours. A page that is there always comes first: they are asked for only where there is none. */
export function openRedirects(deps: RedirectDeps & { listFiles: ListFiles }): ServiceModule {
  const { redirects } = deps
  return {
    createIndexes: redirects.createIndexes,
    routes: [redirectRoutes(redirects)],
    addCalls(internal) {
      addRedirectCalls(internal, deps)
      addListFileCalls(internal, redirectListFile, redirectList(redirects), deps)
    },
  }
}

function redirectRoutes(redirects: RedirectsRepository): Routes {
  const routes = createRoutes()
  handle(routes, redirectOfEndpoint, async ({ query }) => {
    const from = toRedirectPath(query.from)
    const found = from ? await findEnd(redirects, from) : null
    // Checked again: whatever is stored, nobody is sent to another host.
    return found?.gone ? { to: null, gone: true } : { to: found ? ownTarget(found.to) : null }
  })
  return routes
}

/** More would be a circle. */
const MOST_STEPS = 5

/** What was archived after something led to it leads on in turn, for as long as it is archived. */
async function findEnd(redirects: RedirectsRepository, from: string): Promise<StoredRedirect | null> {
  let found = await redirects.find(from)
  for (let steps = 0; found && !found.gone && steps < MOST_STEPS; steps += 1) {
    const next = await redirects.find(found.to_path)
    if (!next?.archived) return found
    found = next
  }
  return found?.gone ? found : null
}
