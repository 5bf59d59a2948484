import { hostRoutes, type PageRoute, ROUTES_SCRIPT, type WrittenRoutes } from '@shop/contracts/pages'
import type { RemoteName } from '@shop/contracts/parts'
import { matchPath } from '@shop/shell/router'
import { type ScreenAddress, screenPromise } from '../remotes/screens.ts'
import { staticPagePromise } from './static-pages.ts'

let routes = hostRoutes

/** The pages of this visit: those of the frame, and those that the releases of this visitor bring. */
export function listRoutes(): readonly PageRoute[] {
  return routes
}

/**
 * Reads what the server wrote of the remotes' pages, before the first render. They stay as they are while the tab is open: a later
 * release may have others, and the server knows those.
 */
export function learnRoutes(): void {
  // Our own server wrote it into this page.
  const written: WrittenRoutes = JSON.parse(document.getElementById(ROUTES_SCRIPT)?.textContent || '{}')
  const owners = Object.keys(written) as RemoteName[]
  routes = [...hostRoutes, ...owners.flatMap(owner => (written[owner] ?? []).map(route => ({ ...route, owner })))]
}

export function routeFor(pathname: string): PageRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname))
}

/** Does the header lie over the first picture of the page at an address? */
export function isUnderHeader(pathname: string): boolean {
  return routeFor(pathname)?.transparentHeader ?? false
}

/** The remote's screen at an address, which is its name where the remote has routes of its own; null for a page of the host. */
export function screenAt({ owner, page, hasOwnRoutes }: PageRoute, path: string): ScreenAddress | null {
  return owner === 'host' ? null : { owner, kind: 'pages', name: hasOwnRoutes ? path : page }
}

/** Starts loading the page at an address; resolves when it can be shown without waiting. */
export async function loadPage(route: PageRoute | undefined, path: string): Promise<void> {
  const screen = route && screenAt(route, path)
  // A page that is not found is one of the host's own.
  await (screen ? screenPromise(screen) : staticPagePromise())
}
