import { type PageRoute, shopRoutes } from './pages.ts'

// Apart from the shop's: no first visit of a customer loads them.

/** The back office as the host knows it; its screens stand in the routes of the remote. */
export const officeRoute: PageRoute = { path: '/admin/*', owner: 'mf-admin', page: 'office', hasOwnRoutes: true }

/** Every page there is; the back office counts as one. */
export const pageRoutes: readonly PageRoute[] = [
  ...shopRoutes,
  // Only the server can keep what the link of an email opens from other sites and from the page's own tags.
  { ...officeRoute, path: '/admin/invitation/:token?', opens: true },
  { ...officeRoute, path: '/admin/notifications/off/:token?', opens: true },
  officeRoute,
]
