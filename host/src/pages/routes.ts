import { type PageRoute, pageRoutes, previewRoutes } from '@shop/contracts/pages'
import { matchPath } from '@shop/shell/router'
import { isPreview } from '../preview/is-preview.ts'
import { screenPromise } from '../remotes/screens.ts'
import { staticPagePromise } from './static-pages.ts'

/** The pages of this visit: previews are pages of those only that the server wrote. */
export const knownRoutes: readonly PageRoute[] = isPreview ? [...pageRoutes, ...previewRoutes] : pageRoutes

export function routeFor(pathname: string): PageRoute | undefined {
  return knownRoutes.find(({ path }) => matchPath(path, pathname))
}

/** Starts loading the page of a route; resolves when it can be shown without waiting. */
export async function loadPage(route: PageRoute | undefined): Promise<void> {
  // A page that is not found is one of the host's own.
  if (!route || route.owner === 'host') await staticPagePromise()
  else await screenPromise({ owner: route.owner, kind: 'pages', name: route.page })
}
