import { defineEndpoint } from '@shop/contracts/endpoint'
import { createBrowser } from '@shop/testing/browser'
import { freshDatabase } from '@shop/testing/database'
import { asCaller, callersOf } from '@shop/testing/internal-keys'
import { grownBy } from '@shop/testing/scrape'
import { openTraceSink, type SentSpan } from '@shop/testing/trace-sink'
import * as z from 'zod/mini'
import { createApp } from '../../app/create-app.ts'
import { listen } from '../../app/listen.ts'
import { createMetrics } from '../../app/metrics.ts'
import { createInternalCalls, handleInternal } from '../../between-services/internal.ts'
import { createInternalClient } from '../../between-services/internal-client.ts'
import { internalRoutes } from '../../between-services/internal-routes.ts'
import { addRoute, createRoutes } from '../../calls/routes.ts'
import { silentLog } from '../../log/log.ts'
import { createOutbox } from '../../outbox/outbox.repository.ts'
import { createOutboxRunner } from '../../outbox/outbox-runner.ts'
import { systemClock } from '../../process/clock.ts'
import { createJobs } from '../../process/jobs.ts'
import { withRequestId } from '../request-trace.ts'
import { exportSpans } from './exporting.ts'

const request = '4bf92f3577b34da6a3ce929d0e0e4736'
const priceEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/price',
  summary: 'A price',
  access: 'internal',
  body: z.object({}),
  result: z.object({ minor: z.int() }),
})
const metrics = createMetrics('cart-checkout')
const opened: { stop(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.stop()
})

async function open(name: string, routes: Parameters<typeof createApp>[0]['routes']): Promise<string> {
  const app = createApp({ name, log: silentLog, routes, publicOrigin: null, trustedProxies: 0 })
  const server = await listen({ app: app.callback(), host: '127.0.0.1', port: 0 })
  opened.push(server)
  return `http://127.0.0.1:${server.port}`
}

/** A checkout that asks a catalogue over HTTP for each call of a shopper, and a collector of what it records. */
async function openTraced({ lines = [] as object[] } = {}) {
  const sink = await openTraceSink()
  const log = { ...silentLog, warn: (facts: object, msg: string) => void lines.push({ ...facts, msg }) }
  const collector = { endpoint: `${sink.endpoint}/`, headers: { 'x-key': 'of the collector' } }
  const exporting = exportSpans({ collector, service: 'cart-checkout', version: '0a1b2c3d4e5f', log, everyMs: 20 })
  opened.push(exporting)
  const calls = createInternalCalls()
  handleInternal(calls, priceEndpoint, async () => ({ minor: 100 }))
  const catalog = createInternalClient({
    url: await open('catalog', [internalRoutes(calls, { ...callersOf('catalog'), mayAsk: () => true })]),
    ...asCaller('cart-checkout', 'catalog'),
  })
  const routes = createRoutes()
  addRoute(routes, {
    method: 'GET',
    path: '/api/orders/:ref',
    access: 'public',
    steps: [
      async ctx => {
        if (ctx.params.ref === 'broken') throw new Error('a bug')
        ctx.body = await catalog.call(priceEndpoint, {})
      },
    ],
  })
  const browser = createBrowser(await open('cart-checkout', [routes]))
  return { sink, exporting, browser }
}

const spansOfName = (spans: SentSpan[], name: string) => spans.filter(span => span.name === name)
const only = (spans: SentSpan[], name: string): SentSpan => {
  const [span, ...others] = spansOfName(spans, name)
  if (!span || others.length > 0) throw new Error(`${others.length + (span ? 1 : 0)} spans of ${name}`)
  return span
}

test('a request, what it asks another service and what that one does are one trace, each beneath the other', async () => {
  const { sink, exporting, browser } = await openTraced()
  const { headers } = await browser.get('/api/orders/26-000042-secret', { 'x-request-id': request })
  await exporting.stop()

  const served = only(sink.spans, 'GET /api/orders/:ref')
  const asked = only(sink.spans, '/internal/price')
  const answered = only(sink.spans, 'POST /internal/price')
  expect(headers.get('x-request-id')).toBe(request)
  expect(sink.spans.map(({ traceId }) => traceId)).toEqual([request, request, request])
  expect([served.parentSpanId, asked.parentSpanId, answered.parentSpanId]).toEqual([
    undefined,
    served.spanId,
    asked.spanId,
  ])
  expect([served.kind, asked.kind, answered.kind]).toEqual([2, 3, 2])
  expect(served).toMatchObject({ service: 'levada/cart-checkout', version: '0a1b2c3d4e5f', status: { code: 0 } })
  expect(served.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  expect(served.startTimeUnixNano).toMatch(/^\d{19}$/)
  // Addresses hold keys of orders.
  expect(JSON.stringify(sink.spans)).not.toContain('secret')
  expect([...sink.state.paths]).toEqual(['POST /v1/traces application/json'])
  expect(sink.state.headers).toMatchObject({ 'x-key': 'of the collector' })
})

test('a request that came from a span elsewhere is beneath it; one of another trace is believed nothing', async () => {
  const { sink, exporting, browser } = await openTraced()
  const traceparent = `00-${request}-00f067aa0ba902b7-01`
  await browser.get('/api/orders/one', { 'x-request-id': request, traceparent })
  await browser.get('/api/orders/other', { 'x-request-id': 'a'.repeat(32), traceparent })
  await exporting.stop()

  const parents = spansOfName(sink.spans, 'GET /api/orders/:ref').map(({ traceId, parentSpanId }) => [
    traceId,
    parentSpanId,
  ])
  expect(parents).toEqual([
    [request, '00f067aa0ba902b7'],
    ['a'.repeat(32), undefined],
  ])
})

test('a bug is a failed span, and a check of health is none', async () => {
  const { sink, exporting, browser } = await openTraced()
  expect((await browser.get('/api/orders/broken')).status).toBe(500)
  await browser.get('/health/ready')
  await exporting.stop()

  expect(sink.spans).toMatchObject([{ name: 'GET /api/orders/:ref', status: { code: 2 } }])
})

test('a run of a job is a span of its own trace, and an effect one of the request that caused it', async () => {
  const { sink, exporting } = await openTraced()
  const db = await freshDatabase()
  const ran = Promise.withResolvers<void>()
  const outbox = createOutbox(db)
  await withRequestId(request, () =>
    outbox.enqueue({ key: 'email 1', effect: 'letter', facts: {}, now: systemClock.now() }),
  )
  const effects = { letter: async () => 'done' as const }
  const common = { clock: systemClock, log: silentLog }
  const runner = createOutboxRunner({ ...common, outbox, effects, random: () => 0.5 })
  const run = () => runner.run().finally(ran.resolve)
  const jobs = createJobs({ ...common, db, jobs: [{ name: 'send-letters', everySeconds: 3600, run }] })
  jobs.start()
  await ran.promise
  await jobs.stop()
  await exporting.stop()

  const job = only(sink.spans, 'job send-letters')
  expect(job.parentSpanId).toBeUndefined()
  expect(job.traceId).not.toBe(request)
  expect(only(sink.spans, 'effect letter')).toMatchObject({ traceId: request, status: { code: 0 } })
})

test('a collector that is overloaded or away disturbs no request; it is told once, and what is lost is counted', async () => {
  const lines: { msg?: string }[] = []
  const { sink, exporting, browser } = await openTraced({ lines })
  const grown = await grownBy(metrics, async () => {
    sink.state.status = 503
    expect((await browser.get('/api/orders/one')).status).toBe(200)
    while (sink.state.asked === 0) expect((await browser.get('/api/orders/two')).status).toBe(200)
    sink.state.status = 400
    while (lines.length === 0) expect((await browser.get('/api/orders/three')).status).toBe(200)
    sink.close()
    expect((await browser.get('/api/orders/four')).status).toBe(200)
    await exporting.stop()
  })

  expect(sink.spans).toEqual([])
  expect(lines.map(({ msg }) => msg)).toEqual(['the collector of traces takes none'])
  expect(grown('trace_spans_lost_total')).toBeGreaterThanOrEqual(3)
})

test('the end of a process waits two seconds for a collector that does not answer, and no longer', async () => {
  const silent = await listen({ app: () => new Promise(() => {}), host: '127.0.0.1', port: 0 })
  const collector = { endpoint: `http://127.0.0.1:${silent.port}`, headers: {} }
  const exporting = exportSpans({ collector, service: 'admin', version: 'working-tree', log: silentLog })
  const browser = createBrowser(await open('admin', [createRoutes()]))
  await browser.get('/api/nothing')

  const began = performance.now()
  await exporting.stop()
  expect(performance.now() - began).toBeGreaterThan(1900)
  silent.server.closeAllConnections()
  silent.server.close()
})
