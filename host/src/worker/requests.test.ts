import { kindOf } from './requests.ts'

const ORIGIN = 'https://levada.example'

function asked(path: string, request: Partial<Parameters<typeof kindOf>[0]> = {}) {
  const url = new URL(path, ORIGIN).href
  return kindOf({ url, method: 'GET', mode: 'cors', cache: 'default', referrer: `${ORIGIN}/store`, ...request }, ORIGIN)
}

test.each([
  '/',
  '/store?colors=black',
  '/product/DR-1',
  '/Product/DR-1',
  '/user',
  '/wishlist',
  '/cart',
  '/new-since-the-worker',
])('the frame stands in for the page %s', path => {
  expect(asked(path, { mode: 'navigate' })).toBe('page')
})

test.each([
  '/admin',
  '/admin/orders',
  '/preview/home',
  '/api/docs',
  '/dev/outbox',
  '/sitemap.xml',
  '/sandbox-pay/26-000001',
  'https://bank.example/pay',
])('the browser opens %s by itself', path => {
  expect(asked(path, { mode: 'navigate' })).toBeNull()
})

test.each([
  ['/assets/main.0a0a0a0a.js', 'file'],
  ['/remotes/catalog/bbbb2222/page-home.1c1c1c1c.js', 'file'],
  ['/images/wrap-front/640.webp', 'picture'],
])('%s never changes and may be kept', (path, kind) => {
  expect(asked(path)).toBe(kind)
})

test.each([
  '/api/products/get-by/filters',
  '/api/user/info',
  '/api/cart/quote',
  '/registry.json',
  '/sw.js',
  '/remotes/admin/bbbb2222/page-orders.1c1c1c1c.js',
  '/remotes/catalog/bbbb2222/remoteEntry.1a1a1a1a.js?again=1',
  '/remotes/catalog/bbbb2222/mf-manifest.json',
  'https://catalog.example/remotes/catalog/bbbb2222/page-home.1c1c1c1c.js',
])('%s is the network’s to answer', path => {
  expect(asked(path)).toBeNull()
})

test('a file that a page requests again replaces the one that was kept', () => {
  expect(asked('/assets/main.0a0a0a0a.js', { cache: 'reload' })).toBe('renewal')
  expect(asked('/assets/main.0a0a0a0a.js', { cache: 'no-store' })).toBeNull()
})

test.each(['/admin', '/admin/products', '/admin?from=x', '/preview/home'])(
  'nothing is kept of what %s shows',
  office => {
    expect(asked('/images/wrap-front/640.webp', { referrer: ORIGIN + office })).toBeNull()
    expect(asked('/assets/main.0a0a0a0a.js', { referrer: ORIGIN + office })).toBeNull()
  },
)

test('nothing that is sent is answered from what was kept', () => {
  expect(asked('/cart', { method: 'POST', mode: 'navigate' })).toBeNull()
})
