import { ROUTES_SCRIPT, type WrittenRoutes } from '@shop/contracts/pages'
import { allSourceRoutes } from '@shop/tooling/source-routes'
import { learnRoutes } from '../src/pages/routes.ts'

/** Has the frame read the routes of the remotes' sources, as the server would have written them; `more` are those of a later release. */
export async function knowRoutes(more: WrittenRoutes = {}): Promise<void> {
  const routes = Object.groupBy(await allSourceRoutes(), ({ owner }) => owner)
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = ROUTES_SCRIPT
  script.textContent = JSON.stringify({ ...routes, ...more })
  document.body.append(script)
  learnRoutes()
  script.remove()
}
