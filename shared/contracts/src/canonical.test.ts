import { canonicalPath, inLanguage } from './canonical.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=letter&lang=en', '/'],
  ['/store/', '/store'],
  ['/store?categories=dresses', '/store?categories=dresses'],
  ['/store?categories=dresses&page=3', '/store?categories=dresses&page=3'],
  ['/store?page=2', '/store?page=2'],
  ['/store?categories=dresses&sort=price_asc&page=2', '/store?categories=dresses'],
  ['/store?colors=black&page=2', '/store'],
  ['/store?categories=dresses&price_from=1000&price_to=4000&page=2', '/store?categories=dresses'],
  ['/store?collections=autumn-winter-2026&page=2', '/store?collections=autumn-winter-2026&page=2'],
  ['/store?collections=autumn-winter-2026&categories=dresses', '/store?categories=dresses'],
  ['/store?categories=dresses,skirts&page=2', '/store'],
  ['/store?categories=%3Cb%3E&page=-1', '/store'],
  ['/product/DR-1042-BUR-R?size=36', '/product/DR-1042-BUR-R'],
])('search engines know %s as %s', (address, canonical) => {
  const { pathname, searchParams } = new URL(address, 'https://levada.example')

  expect(canonicalPath(pathname, searchParams)).toBe(canonical)
})

test('the English page has an address of its own, the Ukrainian one is the address itself', () => {
  expect(inLanguage('/store?categories=dresses', 'en')).toBe('/store?categories=dresses&lang=en')
  expect(inLanguage('/', 'en')).toBe('/?lang=en')
  expect(inLanguage('/', 'uk')).toBe('/')
})
