import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { defineEndpoint } from '@shop/contracts/endpoint'
import * as z from 'zod/mini'
import { createApp } from '../app/create-app.ts'
import { listen } from '../app/listen.ts'
import { createMetrics } from '../app/metrics.ts'
import { createLocalApi } from '../between-services/local-api.ts'
import { silentLog } from '../log/log.ts'
import { handle } from './handle.ts'
import { createRoutes } from './routes.ts'
import { PrevalidatedResponse, utf8Of, WrittenJson } from './written-json.ts'

const dressEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/dress',
  summary: 'A dress',
  access: 'public',
  sameForAll: true,
  query: z.object({ color: z.optional(z.enum(['black', 'red'])), long: z.optional(z.string()) }),
  result: z.object({ dresses: z.array(z.object({ color: z.string() })) }),
})

const metrics = createMetrics('try')
const routes = createRoutes()
handle(routes, dressEndpoint, ({ query }) => {
  const dresses = Array.from({ length: query.long ? 200 : 1 }, () => ({ color: query.color ?? 'grey' }))
  // Black ones are there in writing.
  if (query.color !== 'black') return { dresses }
  return new PrevalidatedResponse({ dresses: new WrittenJson(utf8Of(JSON.stringify(dresses))) })
})
const app = createApp({
  name: 'try',
  log: silentLog,
  routes: [routes],
  publicOrigin: null,
  trustedProxies: 0,
  metrics,
})
const listening = listen({ app: app.callback(), host: '127.0.0.1', port: 0 })
afterAll(async () => (await listening).stop())

async function ask(query: string, init?: RequestInit) {
  const response = await fetch(`http://127.0.0.1:${(await listening).port}/api/dress${query}`, init)
  const body = await response.text()
  return { status: response.status, headers: response.headers, body: body === '' ? null : JSON.parse(body) }
}

/** The status of a request as no decent client sends it. */
async function statusOf(...lines: string[]): Promise<string> {
  const socket = connect((await listening).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  return (await text(socket)).slice('HTTP/1.1 '.length).slice(0, 3)
}

test('an answer that was written before equals one that is written now', async () => {
  const [before, now] = [await ask('?color=black'), await ask('?color=red')]
  const comparable = ({ headers }: typeof now) =>
    [...headers].filter(([name]) => !['date', 'x-request-id', 'content-length'].includes(name))

  expect(before).toMatchObject({ status: 200, body: { status: true, dresses: [{ color: 'black' }] } })
  expect(now).toMatchObject({ status: 200, body: { status: true, dresses: [{ color: 'red' }] } })
  expect(comparable(before)).toEqual(comparable(now))
  expect(before.headers.get('content-length')).toBe('45')
})

test.each(['br', 'gzip'])('a long answer that is the same for all comes compressed by %s', async encoding => {
  for (const color of ['black', 'red']) {
    const { body, headers } = await ask(`?color=${color}&long=yes`, { headers: { 'accept-encoding': encoding } })

    expect(body.dresses).toHaveLength(200)
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding'])
  }
})

test('carries the id of its request, or one of its own', async () => {
  const given = await ask('?color=black', { headers: { 'x-request-id': 'given-by-the-gateway' } })
  expect(given.headers.get('x-request-id')).toBe('given-by-the-gateway')
  expect((await ask('?color=black')).headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/)
})

test('refuses what the contract does not know, and answers a question for the head alone without a body', async () => {
  expect(await ask('?color=white')).toMatchObject({ status: 400, body: { error: { fields: { color: 'invalid' } } } })
  expect(await ask('?color=black&color=black')).toMatchObject({
    status: 400,
    body: { error: { fields: { color: 'repeated' } } },
  })
  expect((await ask('?color=black&x=%zz')).status).toBe(400)
  expect((await ask('?color=black', { method: 'POST' })).status).toBe(405)
  expect(await ask('?color=black', { method: 'HEAD' })).toMatchObject({ status: 200, body: null })
})

test('refuses an ambiguous request', async () => {
  const line = 'GET /api/dress?color=black HTTP/1.1'
  expect(await statusOf(line, 'Host: a')).toBe('200')
  expect(await statusOf(line, 'Host: a', 'Host: b')).toBe('400')
  expect(await statusOf(line, 'Host: a/b')).toBe('400')
})

test('counts every answer under its route', async () => {
  const counted = async () => {
    const exposition = await metrics.registry.metrics()
    return Number(/_count\{[^}]*route="\/api\/dress"[^}]*status="200"[^}]*\} (\d+)/.exec(exposition)?.[1] ?? 0)
  }
  const before = await counted()
  for (let turn = 0; turn < 3; turn++) await ask('?color=black', { headers: { connection: 'close' } })
  expect(await counted()).toBe(before + 3)
})

test('a local call of this process gets the same answer as a call over HTTP', async () => {
  const api = createLocalApi([routes])
  for (const color of ['black', 'red'])
    expect(await api.call(dressEndpoint, { query: { color } })).toEqual({ dresses: [{ color }] })
})

test('where two routes fit, the literal one wins over the one with a parameter', async () => {
  const routes = createRoutes()
  const orders = { ...dressEndpoint, query: z.object({}), result: z.object({ route: z.string() }) }
  handle(routes, { ...orders, path: '/api/orders/:number' }, () => ({ route: 'any' }))
  handle(routes, { ...orders, path: '/api/orders/mine' }, () => ({ route: 'mine' }))
  const app = createApp({ name: 'try', log: silentLog, routes: [routes], publicOrigin: null, trustedProxies: 0 })
  const { port, stop } = await listen({ app: app.callback(), host: '127.0.0.1', port: 0 })
  const routeOf = async (order: string) => (await fetch(`http://127.0.0.1:${port}/api/orders/${order}`)).json()

  expect([await routeOf('mine'), await routeOf('26-000001')]).toMatchObject([{ route: 'mine' }, { route: 'any' }])
  await stop()
})
