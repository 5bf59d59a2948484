import type { RemoteRoute } from '@shop/contracts/pages'
import { BRAND } from '@shop/contracts/texts/page-texts'

const office = { page: 'office', hasOwnRoutes: true, title: BRAND, isNotCrawled: true } as const

/** The back office as the shop knows it: one page. Its screens stand in `routes.ts`, which outside of this remote only the proof of its release reads. */
export const pageRoutes = [
  // Only the server can keep what the link of an email opens from other sites and from the page's own tags.
  { ...office, path: '/admin/invitation/:token?', opens: true },
  { ...office, path: '/admin/notifications/off/:token?', opens: true },
  { ...office, path: '/admin/*' },
] as const satisfies readonly RemoteRoute[]
