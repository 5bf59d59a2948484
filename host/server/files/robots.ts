import type { ServerRoute } from '../versions/routes.ts'

/** Pages of the shop as only staff see them. */
const PREVIEWS = '/preview'

/** Answers that the pages show: a search engine that draws a page must be able to ask for them. */
const SHOWN_CALLS = ['products', 'bundles', 'categories', 'collections', 'colors', 'sizes', 'home', 'shop-location']

export function robots(origin: string, routes: readonly ServerRoute[]): string {
  return [
    'User-agent: *',
    ...[PREVIEWS, ...disallowedPaths(routes)].map(path => `Disallow: ${path}`),
    'Disallow: /api/',
    ...SHOWN_CALLS.map(call => `Allow: /api/${call}/`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** What belongs to one visitor or to the staff, and lists that a search made up: each as crawlers compare it, by its beginning. */
function disallowedPaths(routes: readonly ServerRoute[]): string[] {
  const beginnings = routes.flatMap(({ path, isNotCrawled }) => {
    if (!isNotCrawled) return []
    return path.replace(/\/[:*].*$/, '') + (isNotCrawled === 'with-query' ? '?' : '')
  })
  const isCovered = (one: string) => beginnings.some(other => one.startsWith(`${other}/`))
  return [...new Set(beginnings)].filter(one => !isCovered(one)).sort()
}
