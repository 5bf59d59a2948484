import { forServices } from '@shop/contracts/parts'
import { createHealth, isReadyAt } from '@shop/service-kit/app/health'
import { listen } from '@shop/service-kit/app/listen'
import { silentLog } from '@shop/service-kit/log/log'
import { createBrowser } from '@shop/testing/browser'
import { createDoor } from './door.ts'
import { proxyTo } from './proxy.ts'

type Seen = { url: string; headers: Record<string, unknown>; body: string }
const opened: { stop(): Promise<void> }[] = []
afterAll(() => Promise.all(opened.map(({ stop }) => stop())))

/** A service that answers with the request it received. */
async function echo(name: string): Promise<string> {
  const door = await listen({
    host: '127.0.0.1',
    port: 0,
    app: async (req, res) => {
      let body = ''
      for await (const chunk of req) body += chunk
      if (req.url === '/api/cart/break') return void res.destroy()
      res.setHeader('x-service', name)
      res.end(
        JSON.stringify({ url: req.url, headers: req.headers, body } satisfies Omit<Seen, 'url'> & {
          url?: string | undefined
        }),
      )
    },
  })
  opened.push(door)
  return `http://127.0.0.1:${door.port}`
}

const away = 'http://127.0.0.1:1'

async function start() {
  const addresses = {
    ...forServices(() => away),
    catalog: await echo('catalog'),
    'cart-checkout': await echo('cart-checkout'),
    admin: await echo('admin'),
    host: await echo('host'),
  }
  const health = createHealth({ account: isReadyAt(addresses.account) })
  const calls = proxyTo(addresses, silentLog)
  const app = createDoor({ log: silentLog, health, trustedProxies: 1, calls })
  const door = await listen({ app, host: '127.0.0.1', port: 0 })
  opened.push(door)
  return createBrowser(`http://127.0.0.1:${door.port}`)
}
const browser = start()

test.each([
  ['/api/products/get-by/filters', 'catalog'],
  ['/images/a/320.webp', 'catalog'],
  ['/api/orders/get-info', 'cart-checkout'],
  ['/api/orders/get-full-info', 'admin'],
  ['/store?page=2', 'host'],
  ['/remotes/catalog/1/remoteEntry.js', 'host'],
])('%s is answered by the %s', async (path, service) => {
  const { headers, body } = await (await browser).get(path)
  expect([headers.get('x-service'), body.url]).toEqual([service, path])
})

test('the proxy passes on the whole body, the client’s address and the request id', async () => {
  const asked = {
    'x-forwarded-for': '9.9.9.9, 203.0.113.7',
    'x-internal-secret': 'guess',
    'x-forwarded-host': 'evil.example',
  }
  const { headers, body } = await (await browser).post('/api/cart/quote', { lines: ['x'.repeat(100_000)] }, asked)

  expect(JSON.parse(String(body.body)).lines[0]).toHaveLength(100_000)
  expect(body.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'x-request-id': headers.get('x-request-id') })
  expect(Object.keys(Object(body.headers))).not.toEqual(expect.arrayContaining(['x-internal-secret']))
  expect(Object.keys(Object(body.headers))).not.toEqual(expect.arrayContaining(['x-forwarded-host']))
})

test('a service that is down fails only its own calls', async () => {
  const { status, headers, body } = await (await browser).get('/api/user/get-info')

  expect([status, body.error?.code]).toEqual([503, 'busy'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await (await browser).post('/api/cart/break', {})).status).toBe(503)
  expect((await (await browser).get('/api/products/get-by/filters')).status).toBe(200)
  expect((await (await browser).get('/health/ready')).status).toBe(503)
  expect((await (await browser).get('/health/live')).status).toBe(200)
})

test.each(['/internal/stock/hold', '/api/internal', '/api/nothing', '//internal/x'])(
  '%s is passed to no service',
  async path => {
    const { status, headers } = await (await browser).post(path, {})
    expect([status, headers.get('x-service')]).toEqual([404, null])
  },
)
