/** What belongs to one visitor or to the staff, and lists that a search made up. */
const HIDDEN = [
  '/admin',
  '/cart',
  '/checkout',
  '/order-status',
  '/payment',
  '/preview',
  '/tpo',
  '/third-party-order',
  '/user',
  '/wishlist',
  '/search?',
]

/** Answers that the pages show: a search engine that draws a page must be able to ask for them. */
const SHOWN_CALLS = ['products', 'bundles', 'categories', 'collections', 'colors', 'sizes', 'home', 'shop-location']

export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...HIDDEN.map(path => `Disallow: ${path}`),
    'Disallow: /api/',
    ...SHOWN_CALLS.map(call => `Allow: /api/${call}/`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
