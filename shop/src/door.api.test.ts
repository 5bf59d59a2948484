import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { ownerOf } from '@shop/gateway/door/owners'
import { startShop } from '../test/start-shop.ts'

const logged: unknown[] = []
const note = (facts: unknown) => void logged.push(facts)
let shop: ReturnType<typeof startShop>

beforeAll(() => {
  shop = startShop({ debug: () => {}, info: () => {}, warn: () => {}, error: note })
  return shop
})
afterAll(async () => (await shop).stop())
const open = async () => (await shop).open()

async function allRoutes() {
  const { services } = await shop
  return Object.values(services).flatMap(({ name, routes }) =>
    routes.flatMap(({ list }) => list.map(route => ({ ...route, service: name }))),
  )
}

test('every call reaches the service that owns it', async () => {
  for (const { path, service } of await allRoutes()) expect([path, ownerOf(path)]).toEqual([path, service])
})

test('the documentation lists exactly the calls that the services answer', async () => {
  const answered = (await allRoutes()).flatMap(({ endpoint }) => endpoint?.path ?? [])
  expect(publicEndpoints.map(({ path }) => path).sort()).toEqual(answered.sort())
})

test('answers of different services come through one gateway', async () => {
  const browser = await open()

  expect((await browser.get('/api/categories/all')).body).toMatchObject({ status: true, categories: expect.any(Array) })
  expect((await browser.get('/api/rates/all?type=currency')).body).toMatchObject({ rates: [{ currency: 'EUR' }] })
  expect((await browser.get('/api/discounts/get-all-conditions')).status).toBe(200)
  expect((await browser.get('/api/orders/get-like-payment-id')).status).toBe(401)
  expect((await browser.get('/dresses')).text).toBe('a page')
})

test('staff read orders through the gateway', async () => {
  const browser = await open()
  await browser.post('/api/admin/login', { login: 'olha', password: 'twelve letters' })
  expect((await browser.get('/api/orders/get-like-payment-id')).body).toMatchObject({
    status: true,
    orders: [],
    count: 0,
  })
})

test.each([
  '/internal/stock/hold',
  '//internal/stock/hold',
  '/INTERNAL/orders/list',
  '/internal',
  '/api/internal/x',
  '/api/nothing',
  '/api',
])('%s is not found, whatever secret comes with it', async path => {
  const { status, body } = await (await open()).post(
    path,
    {},
    { 'x-internal-secret': 'x'.repeat(24), 'x-internal-signature': 'admin 0 x x' },
  )
  expect([status, body.error?.code]).toEqual([404, 'not_found'])
})

test('forwarded addresses sent by a client are not believed', async () => {
  const { databases } = await shop
  const browser = await open()
  const wrong = { email: 'nobody@example.com', password: 'wrong-one' }
  for (const address of ['203.0.113.1', '203.0.113.2'])
    await browser.post('/api/user/login', wrong, { 'x-forwarded-for': address, 'x-real-ip': address })

  const counters = await databases.account.collection<{ _id: string; count: number }>('limits').find().toArray()
  expect(counters.find(({ _id }) => _id === 'login-address:127.0.0.1')?.count).toBe(2)
})

test('the documentation page runs no script', async () => {
  const page = await (await open()).get('/api/docs')
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(page.text).toContain('/api/orders/create')
  expect((await (await open()).send('HEAD', '/api/docs')).status).toBe(200)
  expect((await (await open()).get('/api/docs/openapi.json')).body).toMatchObject({ openapi: '3.1.0' })
})

test.each(['/api/docs', '/api/docs/openapi.json'])(
  '%s is sent packed as it lies there, and not again to who has it',
  async path => {
    const first = await (await open()).get(path, { 'accept-encoding': 'br' })
    const mark = { 'if-none-match': String(first.headers.get('etag')), 'cache-control': 'max-age=0' }

    expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br'])
    expect(Number(first.headers.get('content-length'))).toBeLessThan(150_000)
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = await (await open()).get(path, mark)
    expect([again.status, again.text]).toEqual([304, ''])
    expect((await (await open()).send('HEAD', path)).status).toBe(200)
  },
)

const nasty = [
  null,
  [],
  'text',
  0,
  { $gt: '' },
  { a: { $where: '1' } },
  { length: 1e9 },
  { email: [] },
  { lines: [{}] },
]
const queries = [
  '?x=%00',
  '?article[$ne]=1',
  '?order[]=1',
  '?categories={"$ne":1}',
  '?page=1e999',
  '?limit=-1',
  '?type[]=',
  '?article=%F0%9F%98%80',
]

test('no malformed request makes a call answer with a 5xx', async () => {
  const browser = await open()
  logged.length = 0
  for (const { method, path } of await allRoutes()) {
    const address = path.replace(/:\w+/g, '..%2F$where')
    const bodies = method === 'GET' ? [] : nasty
    await Promise.all([
      ...queries.map(query => expectOurs(browser.send(method, `${address}${query}`), `${method} ${path}${query}`)),
      ...bodies.map(json => expectOurs(browser.send(method, address, { json }), `${path} ${JSON.stringify(json)}`)),
    ])
  }
  expect(logged).toEqual([])
})

async function expectOurs(answer: Promise<{ status: number }>, what: string) {
  const { status } = await answer
  expect([what, status >= 500]).toEqual([what, false])
}
