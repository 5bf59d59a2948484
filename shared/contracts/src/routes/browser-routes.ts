import type { PageRoute } from '../pages.ts'
import type { ReleasedRoute } from './remote-routes.ts'

type BrowserRoute = Omit<PageRoute, 'owner'>

/**
 * What the browser has to know of a remote's routes; titles and what is asked first are the server's. Below a path that the remote
 * divides itself (`/admin/*`) only the server tells pages apart: to the browser they are that one.
 */
export function browserRoutes(routes: readonly ReleasedRoute[]): BrowserRoute[] {
  const divided = routes
    .filter(({ path, hasOwnRoutes }) => hasOwnRoutes && path.endsWith('/*'))
    .map(({ path }) => path.slice(0, -1))
  return routes
    .filter(({ path }) => path.endsWith('/*') || !divided.some(above => path.startsWith(above)))
    .map(({ path, page, guard, hasOwnRoutes, transparentHeader, quietFrame }) => {
      return { path, page, guard, hasOwnRoutes, transparentHeader, quietFrame }
    })
}
