import { defineEndpoint } from '@shop/contracts/endpoint'
import { createBrowser } from '@shop/testing/browser'
import * as z from 'zod/mini'
import { createApp } from '../app/create-app.ts'
import { listen } from '../app/listen.ts'
import { addRoute, createRoutes } from '../calls/routes.ts'
import { createLog } from '../log/log.ts'
import { createInternalCalls, handleInternal } from './internal.ts'
import { createInternalClient, type InternalClient } from './internal-client.ts'
import { internalRoutes } from './internal-routes.ts'

const secret = 'a secret of at least 24 characters'
const priceEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/price',
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
  const url = await open({ name: 'catalog', log, routes: [internalRoutes(calls, secret)] })
  const { browser } = await openCheckout(createInternalClient({ url, secret }))

  const { status, headers } = await browser.get('/api/cart/quote')
  expect(status).toBe(200)
  expect(lines).toMatchObject([{ name: 'catalog', msg: 'the price is old', request_id: headers.get('x-request-id') }])
})

test('a refusal says which service was asked, where, and how long it was waited for', async () => {
  const frozen = await listen({ app: () => undefined, host: '127.0.0.1', port: 0 })
  opened.push(frozen)
  const url = `http://127.0.0.1:${frozen.port}`
  const { browser, lines } = await openCheckout(createInternalClient({ url, secret, timeOutMs: 200 }))

  const { status, body } = await browser.get('/api/cart/quote')
  expect([status, body.error?.code]).toEqual([503, 'busy'])
  expect(JSON.stringify(body)).not.toContain(url)
  expect(lines).toMatchObject([
    {
      ...{ msg: 'request refused', code: 'busy', request_id: body.error?.request_id },
      ...{ asked: '/internal/price', addresses: url },
    },
  ])
  expect(lines[0]?.waited).toBeGreaterThanOrEqual(200)
})
