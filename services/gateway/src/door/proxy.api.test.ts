import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
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

async function startWithout(name: 'account') {
  return start({
    ...forServices(() => [away]),
    catalog: [await echo('catalog')],
    'cart-checkout': [await echo('cart-checkout')],
    admin: [await echo('admin')],
    host: [await echo('host')],
    [name]: [away],
  })
}

async function start(addresses: Parameters<typeof proxyTo>[0]) {
  const health = createHealth({ account: isReadyAt(addresses.account) })
  const calls = proxyTo(addresses, silentLog)
  const app = createDoor({ log: silentLog, health, trustedProxies: 1, calls })
  const door = await listen({ app, host: '127.0.0.1', port: 0 })
  opened.push(door)
  return createBrowser(`http://127.0.0.1:${door.port}`)
}
const browser = startWithout('account')

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
    'x-internal-signature': 'guess',
    'x-forwarded-host': 'evil.example',
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    tracestate: 'evil=1',
  }
  const { headers, body } = await (await browser).post('/api/cart/quote', { lines: ['x'.repeat(100_000)] }, asked)

  expect(JSON.parse(String(body.body)).lines[0]).toHaveLength(100_000)
  expect(body.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'x-request-id': headers.get('x-request-id') })
  expect(Object.keys(Object(body.headers))).not.toEqual(expect.arrayContaining(['x-internal-secret']))
  expect(Object.keys(Object(body.headers))).not.toEqual(expect.arrayContaining(['x-internal-signature']))
  expect(Object.keys(Object(body.headers))).not.toEqual(expect.arrayContaining(['x-forwarded-host']))
  for (const name of ['traceparent', 'tracestate']) expect(Object.keys(Object(body.headers))).not.toContain(name)
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

describe('of two copies', () => {
  /** Takes connections and says nothing, as a frozen process does. */
  async function silence(): Promise<string> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const sockets = new Set<Socket>()
    server.on('connection', socket => sockets.add(socket.on('error', () => {})))
    const stop = async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    }
    opened.push({ stop })
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  const order = { 'idempotency-key': '5b3b1d5e-6f0a-4f57-9a63-6d0b6d1c9a10' }
  const alike = Array.from({ length: 6 })

  async function openBeside(other: string) {
    const present = await echo('present')
    return start({ ...forServices(() => [other, present]), host: [other, present] })
  }

  test('one that is gone is not noticed, whatever is asked', async () => {
    const beside = await openBeside(away)
    const asked = alike.flatMap(() => [
      beside.get('/api/categories/all'),
      beside.get('/store'),
      beside.post('/api/user/login', { email: 'a' }),
      beside.post('/api/orders/create', { a: 1 }, order),
    ])

    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('one that breaks off costs what may be asked twice nothing, and another write an answer that says so', async () => {
    const breaking = await listen({ host: '127.0.0.1', port: 0, app: (_, res) => void res.destroy() })
    opened.push(breaking)
    const open = () => openBeside(`http://127.0.0.1:${breaking.port}`)
    const [reading, pricing, ordering, signingIn] = await Promise.all([open(), open(), open(), open()])

    const twice = [
      ...alike.map(() => reading.get('/api/categories/all')),
      ...alike.map(() => pricing.post('/api/cart/quote', { lines: [] })),
      ...alike.map(() => ordering.post('/api/orders/create', { a: 1 }, order)),
    ]
    expect(new Set((await Promise.all(twice)).map(({ status }) => status))).toEqual(new Set([200]))
    const once = await Promise.all([1, 2].map(() => signingIn.post('/api/user/login', { email: 'a' })))
    expect(once.map(({ status }) => status).toSorted()).toEqual([200, 503])
  })

  test('a frozen one costs who waits for it less than two seconds, and later ones nothing', async () => {
    const beside = await openBeside(await silence())
    const timed = async () => {
      const began = performance.now()
      const { status } = await beside.post('/api/orders/create', { a: 1 }, order)
      return { status, ms: performance.now() - began }
    }

    const first = await Promise.all([timed(), timed()])
    const later = await Promise.all(alike.map(timed))

    expect([...first, ...later].map(({ status }) => status)).toEqual([...first, ...later].map(() => 200))
    expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(2000)
    expect(Math.max(...later.map(({ ms }) => ms))).toBeLessThan(500)
  })
})
