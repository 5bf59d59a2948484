import type { IncomingHttpHeaders } from 'node:http'
import { defineEndpoint } from '@shop/contracts/endpoint'
import { createBrowser } from '@shop/testing/browser'
import { asCaller, callersOf } from '@shop/testing/internal-keys'
import * as z from 'zod/mini'
import { createApp } from '../app/create-app.ts'
import { listen } from '../app/listen.ts'
import { addRoute, createRoutes } from '../calls/routes.ts'
import { createLog } from '../log/log.ts'
import { readTraceparent } from '../trace/trace-context.ts'
import { createInternalCalls, handleInternal } from './internal.ts'
import { createInternalClient, type InternalClient } from './internal-client.ts'
import { internalRoutes } from './internal-routes.ts'

const asCheckout = asCaller('cart-checkout', 'catalog')
const priceEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/catalog/shops',
  summary: 'A price',
  access: 'internal',
  body: z.object({}),
  result: z.object({ minor: z.int() }),
})
const opened: { stop(): Promise<void> }[] = []
afterAll(() => Promise.all(opened.map(({ stop }) => stop())))

async function open(options: Pick<Parameters<typeof createApp>[0], 'name' | 'log' | 'routes'>): Promise<string> {
  const app = createApp({ ...options, publicOrigin: null, trustedProxies: 0 })
  const server = await listen({ app: app.callback(), host: '127.0.0.1', port: 0 })
  opened.push(server)
  return `http://127.0.0.1:${server.port}`
}

/** A log whose lines a test reads. */
function aLog(name: string) {
  const lines: Record<string, unknown>[] = []
  const log = createLog({ name, level: 'info', destination: { write: line => void lines.push(JSON.parse(line)) } })
  return { lines, log }
}

/** A service that asks the catalogue for each call of a shopper. */
async function openCheckout(catalog: InternalClient) {
  const { lines, log } = aLog('cart-checkout')
  const routes = createRoutes()
  addRoute(routes, {
    method: 'GET',
    path: '/api/cart/quote',
    access: 'public',
    steps: [
      async ctx => {
        ctx.body = await catalog.call(priceEndpoint, {})
      },
    ],
  })
  const browser = createBrowser(await open({ name: 'cart-checkout', log, routes: [routes] }))
  return { browser, lines }
}

test('what a service writes for another stands under the id that the shopper got', async () => {
  const { lines, log } = aLog('catalog')
  const calls = createInternalCalls()
  handleInternal(calls, priceEndpoint, async () => {
    log.warn({}, 'the price is old')
    return { minor: 100 }
  })
  const url = await open({ name: 'catalog', log, routes: [internalRoutes(calls, callersOf('catalog'))] })
  const { browser } = await openCheckout(createInternalClient({ url, ...asCheckout }))

  const { status, headers } = await browser.get('/api/cart/quote')
  expect(status).toBe(200)
  expect(lines).toMatchObject([{ name: 'catalog', msg: 'the price is old', request_id: headers.get('x-request-id') }])
})

test('the trace goes along, with one span for all that a request asks', async () => {
  const asked: IncomingHttpHeaders[] = []
  const listening = await listen({
    host: '127.0.0.1',
    port: 0,
    app: (req, res) => {
      asked.push(req.headers)
      res.end(JSON.stringify({ status: true, result: { minor: 100 } }))
    },
  })
  opened.push(listening)
  const { browser } = await openCheckout(
    createInternalClient({ url: `http://127.0.0.1:${listening.port}`, ...asCheckout }),
  )

  const first = await browser.get('/api/cart/quote')
  const id = first.headers.get('x-request-id') ?? ''
  expect(asked[0]).toMatchObject({
    'x-request-id': id,
    traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/),
  })
  expect(readTraceparent(asked[0]?.traceparent)?.traceId).toBe(id)
  const second = await browser.get('/api/cart/quote')
  expect(readTraceparent(asked[1]?.traceparent)?.traceId).toBe(second.headers.get('x-request-id'))
})

test('a request that comes with a trace and no id of its own has the id of the trace', async () => {
  const { browser } = await openCheckout(
    createInternalClient({ url: 'http://127.0.0.1:1', ...asCheckout, timeOutMs: 1 }),
  )
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const idOf = async (headers: Record<string, string>) =>
    (await browser.get('/api/cart/quote', headers)).headers.get('x-request-id')

  expect(await idOf({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` })).toBe(traceId)
  expect(await idOf({ traceparent: `00-${traceId}-00f067aa0ba902b7-01`, 'x-request-id': 'from-the-door' })).toBe(
    'from-the-door',
  )
  expect(await idOf({ traceparent: `00-${traceId}-${'0'.repeat(16)}-01` })).not.toBe(traceId)
})

test('a refusal says which service was asked, where, and how long it was waited for', async () => {
  const frozen = await listen({ app: () => undefined, host: '127.0.0.1', port: 0 })
  opened.push(frozen)
  const url = `http://127.0.0.1:${frozen.port}`
  const { browser, lines } = await openCheckout(createInternalClient({ url, ...asCheckout, timeOutMs: 200 }))

  const { status, body } = await browser.get('/api/cart/quote')
  expect([status, body.error?.code]).toEqual([503, 'busy'])
  expect(JSON.stringify(body)).not.toContain(url)
  expect(lines).toMatchObject([
    {
      ...{ msg: 'request refused', code: 'busy', request_id: body.error?.request_id },
      ...{ asked: '/internal/catalog/shops', addresses: url },
    },
  ])
  expect(lines[0]?.waited).toBeGreaterThanOrEqual(200)
})
