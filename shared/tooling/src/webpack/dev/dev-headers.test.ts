import { headersForBrowser, headersForShop } from './dev-headers.ts'

const places = { shop: 'https://levada.example', dev: 'http://127.0.0.1:3001' }

test('a write from a page of the dev server reaches the shop as one of its own', () => {
  const headers = { origin: places.dev, referer: `${places.dev}/cart?a=1`, cookie: 'locale=en; dev-3001-session=abc' }

  expect(headersForShop(headers, places)).toMatchObject({
    origin: 'https://levada.example',
    referer: 'https://levada.example/cart?a=1',
    cookie: 'locale=en; __Host-session=abc',
  })
})

test.each(['https://evil.example', 'http://127.0.0.1:3002', 'null'])(
  'a write from %s stays one of a foreign site',
  origin => {
    expect(headersForShop({ origin, referer: `${origin}/` }, places)).toEqual({ 'accept-encoding': 'identity' })
  },
)

test('cookies of another dev server on this machine are not handed on as sessions', () => {
  expect(headersForShop({ cookie: 'dev-3000-session=abc' }, places)).toMatchObject({ cookie: 'dev-3000-session=abc' })
})

test('a session of the shop is kept by a browser that sees neither its domain nor its TLS', () => {
  const headers = {
    'set-cookie': [
      '__Host-session=abc; path=/; secure; httponly; samesite=lax',
      'seen=1; Domain=levada.example; Secure; Path=/',
    ],
  }

  expect(headersForBrowser(headers, places)['set-cookie']).toEqual([
    'dev-3001-session=abc; path=/; httponly; samesite=lax',
    'seen=1; Path=/',
  ])
})

test('a redirect inside of the shop stays on the dev server, any other keeps its address', () => {
  const locations = ['https://levada.example/user', '/user', 'https://levada.example.evil/user']

  expect(locations.map(location => headersForBrowser({ location }, places).location)).toEqual([
    'http://127.0.0.1:3001/user',
    '/user',
    'https://levada.example.evil/user',
  ])
})

test('nothing binds the dev server to TLS', () => {
  const headers = { 'strict-transport-security': 'max-age=1', 'content-language': 'uk' }

  expect(headersForBrowser(headers, places)).toEqual({ 'content-language': 'uk' })
})
