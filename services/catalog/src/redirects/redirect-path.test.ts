import { ownTarget, placeOf, toRedirectPath } from './redirect-path.ts'

test.each([
  ['/product/DR-1', '/product/dr-1'],
  ['/Product/Dr-1/', '/product/dr-1'],
  ['/product/DR-1?utm=1#top', '/product/dr-1'],
  ['/autumn-diary//', '/autumn-diary'],
  ['/Сукні', '/сукні'],
  ['/%D0%A1%D1%83%D0%BA%D0%BD%D1%96', '/сукні'],
  ['/a/../autumn-diary', '/autumn-diary'],
  ['/', null],
  ['', null],
  ['autumn-diary', null],
  ['https://levada.example/autumn-diary', null],
  ['//evil.example/x', null],
  ['/\\evil.example', null],
  ['/a//b', null],
  ['/a\nb', null],
])('the old address %j is looked up as %j', (address, folded) => {
  expect(toRedirectPath(address)).toBe(folded)
})

test.each([
  ['/product/DR-2', '/product/DR-2'],
  ['/store?categories=dresses#list', '/store?categories=dresses#list'],
  ['/', '/'],
  ['/a/../store', '/store'],
  ['/сукні', '/%D1%81%D1%83%D0%BA%D0%BD%D1%96'],
])('%j leads to %j', (address, target) => {
  expect(ownTarget(address)).toBe(target)
})

test.each([
  'https://evil.example',
  'evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/./\\evil.example',
  '/\u200b/evil.example',
  'javascript:alert(1)',
  'http:evil.example',
  '//shop.invalid@evil.example',
])('%j never becomes a redirect', address => {
  expect(ownTarget(address)).toBeNull()
})

test('whatever is accepted stays on the host of the page that sends it', () => {
  const bits = [
    '/',
    '//',
    '.',
    '..',
    '\\',
    '%2f',
    '%5c',
    '%2e',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    ' ',
    '\t',
    '\u3002',
  ]
  for (const one of bits)
    for (const two of bits)
      for (const three of bits)
        for (const four of ['', 'evil.example', '/']) {
          const target = ownTarget(`/${one}${two}${three}${four}`)
          if (target !== null) expect(new URL(target, 'https://levada.example').origin).toBe('https://levada.example')
        }
})

test.each([
  ['/product/dr-1', { kind: 'product', article: 'DR-1' }],
  ['/bundle/bn-1', { kind: 'bundle', article: 'BN-1' }],
  ['/store', 'page'],
  ['/contacts', 'page'],
  ['/admin/orders', 'private'],
  ['/api/products', 'private'],
  ['/payment/26-1', 'private'],
  ['/autumn-diary', null],
])('at %s stands %j', (path, index) => {
  expect(placeOf(path)).toEqual(index)
})
