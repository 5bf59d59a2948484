import { defineEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { line, localeSchema } from '@shop/contracts/texts/text'
import * as z from 'zod/mini'
import { createApp } from '../src/app/create-app.ts'
import { listen } from '../src/app/listen.ts'
import { handle } from '../src/calls/handle.ts'
import { handleRaw } from '../src/calls/handle-raw.ts'
import { rawBody } from '../src/calls/raw-body.ts'
import { createRoutes } from '../src/calls/routes.ts'
import type { Log } from '../src/log/log.ts'

const greetEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/greet/:who',
  summary: 'Greets',
  access: 'public',
  params: z.object({ who: z.string().check(z.regex(/^[a-z]+$/)) }),
  query: z.object({ loud: z.optional(z.enum(['0', '1'])) }),
  body: z.object({ locale: z.optional(localeSchema), name: line(5), age: z.optional(z.int()) }),
  result: z.object({ text: z.string() }),
})
const wish = { method: 'GET', access: 'public', summary: '' } as const
const brokenEndpoint = defineEndpoint({ ...wish, path: '/api/broken', result: z.object({ text: z.string() }) })
const busyEndpoint = defineEndpoint({ ...wish, path: '/api/busy', result: z.object({}) })
const staffEndpoint = defineEndpoint({ ...wish, path: '/api/staff', access: 'staff:refunds', result: z.object({}) })
const buyEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/buy',
  summary: 'Buys',
  access: 'customer',
  idempotent: true,
  success: 201,
  result: z.object({ status: z.boolean(), key: z.string(), who: z.string() }),
})

/** A little service with one call of each kind, listening on a free port. */
export async function tryApp(log: Log) {
  const routes = createRoutes({
    customer: async ctx => (ctx.get('X-Test-Customer') ? { id: ctx.get('X-Test-Customer') } : null),
    staff: async ctx => (ctx.get('X-Test-Staff') ? { id: '1', login: 'olena', rights: ['orders'] } : null),
  })
  handle(routes, greetEndpoint, ({ params, body, query }) => {
    const text = `${body.name}, ${params.who}${query.loud === '1' ? '!' : ''}`
    return { text, password: 'never leaves' }
  })
  handle(routes, brokenEndpoint, () => JSON.parse('{"text":1}'))
  handle(routes, busyEndpoint, () => Promise.reject(new ShopError('too_many_requests', { seconds: 7 })))
  handle(routes, staffEndpoint, () => ({}))
  handle(routes, buyEndpoint, ({ customer, idempotencyKey }) => ({
    status: false,
    key: idempotencyKey,
    who: customer().id,
  }))
  handleRaw(routes, { method: 'POST', path: '/api/callback', access: 'provider' }, async ctx => {
    ctx.body = (await rawBody(ctx, 100)).toString()
  })
  const app = createApp({ name: 'try', log, routes: [routes], publicOrigin: null, trustedProxies: 0 })
  const { port, stop } = await listen({ app: app.callback(), host: '127.0.0.1', port: 0 })
  return { url: `http://127.0.0.1:${port}`, port, stop }
}
