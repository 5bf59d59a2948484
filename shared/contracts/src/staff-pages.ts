import { type PageRoute, shopRoutes } from './pages.ts'

// Apart from the shop's: no first visit of a customer loads them.

/** The back office as the host knows it; its screens stand in the routes of the remote. */
export const officeRoutes: readonly PageRoute[] = [
  // The link of an email may open something, so the server keeps it from other sites and from the page's own tags.
  { path: '/admin/invitation/:token?', owner: 'mf-admin', page: 'office', hasOwnRoutes: true, opens: true },
  { path: '/admin/*', owner: 'mf-admin', page: 'office', hasOwnRoutes: true },
]

/** Every page there is; the back office counts as one. */
export const pageRoutes: readonly PageRoute[] = [...shopRoutes, ...officeRoutes]
