import type { PageRoute } from './pages.ts'

/** Pages of the shop as staff with the right see them before anybody else: drafts and hidden goods (D25). */
export const previewRoutes: readonly PageRoute[] = [
  { path: '/preview/home', owner: 'mf-catalog', page: 'home', transparentHeader: true },
  { path: '/preview/product/:article', owner: 'mf-catalog', page: 'product', transparentHeader: true },
  { path: '/preview/bundle/:article', owner: 'mf-catalog', page: 'bundle' },
]
