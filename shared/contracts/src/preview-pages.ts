import type { PageRoute } from './pages.ts'

/** What the editor says is being edited, and what the home page inside of its frame then shows: a slide by its place, a block by its title. */
export type PreviewTarget = { slide: number } | { block: string }

/** The messages between the editor and the page in its frame, both of this origin. */
export type PreviewMessage = { preview: 'ready' } | { preview: 'show'; target: PreviewTarget }

/** Pages of the shop as staff with the right see them before anybody else: drafts and hidden goods (D25). */
export const previewRoutes: readonly PageRoute[] = [
  { path: '/preview/home', owner: 'mf-catalog', page: 'home', transparentHeader: true },
  { path: '/preview/product/:article', owner: 'mf-catalog', page: 'product', transparentHeader: true },
  { path: '/preview/bundle/:article', owner: 'mf-catalog', page: 'bundle' },
]
