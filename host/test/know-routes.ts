import { ROUTES_SCRIPT, type WrittenRoutes } from '@shop/contracts/pages'
import { browserRoutes } from '@shop/contracts/routes/browser-routes'
import { allSourceRoutes } from '@shop/tooling/source-routes'
import { learnRoutes } from '../src/pages/routes.ts'

/** Has the frame read the routes of the remotes' sources, as the server would have written them; `more` are those of a later release. */
export async function knowRoutes(more: WrittenRoutes = {}): Promise<void> {
  const found = Object.entries(Object.groupBy(await allSourceRoutes(), ({ owner }) => owner))
  const routes = Object.fromEntries(found.map(([owner, own]) => [owner, browserRoutes(own)]))
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = ROUTES_SCRIPT
  script.textContent = JSON.stringify({ ...routes, ...more })
  document.body.append(script)
  learnRoutes()
  script.remove()
}
