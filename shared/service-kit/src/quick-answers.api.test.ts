import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { defineEndpoint } from '@shop/contracts/endpoint'
import * as z from 'zod/mini'
import { createApp } from './create-app.ts'
import { handle } from './handle.ts'
import { listen } from './listen.ts'
import { silentLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { PreparedJson } from './prepared.ts'
import { createRoutes } from './routes.ts'

const dressEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/dress',
  summary: 'A dress',
  access: 'public',
  sameForAll: true,
  query: z.object({ color: z.optional(z.enum(['black', 'red', 'grey'])), long: z.optional(z.string()) }),
  result: z.object({ way: z.string() }),
})
const said = (way: string, onSent?: () => void) => new PreparedJson(JSON.stringify({ status: true, way }), onSent)

const LONG = 'way '.repeat(1000)

const sent = Promise.withResolvers<void>()
const metrics = createMetrics('try')
const app = openApp()
afterAll(async () => (await app).stop())

function openApp() {
  const routes = createRoutes()
  handle(
    routes,
    dressEndpoint,
    ({ query }) => said(query.long ? LONG : 'usual'),
    ({ color, long }) => {
      if (long) return color === 'black' ? said(LONG) : null
      if (color === 'grey') throw new Error('a fault of ours')
      return color === 'black' ? said('quick', sent.resolve) : null
    },
  )
  const app = createApp({
    name: 'try',
    log: silentLog,
    routes: [routes],
    publicOrigin: null,
    trustedProxies: 0,
    metrics,
  })
  return listen({ app: app.callback(), host: '127.0.0.1', port: 0 })
}

async function ask(query: string, init?: RequestInit) {
  const response = await fetch(`http://127.0.0.1:${(await app).port}/api/dress${query}`, init)
  const body = await response.text()
  return { status: response.status, headers: response.headers, body: body === '' ? null : JSON.parse(body) }
}

/** The status of a request as no decent client sends it. */
async function statusOf(...lines: string[]): Promise<string> {
  const socket = connect((await app).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  return (await text(socket)).slice('HTTP/1.1 '.length).slice(0, 3)
}

test('an answer that came the short way cannot be told from another', async () => {
  const [quick, usual] = [await ask('?color=black'), await ask('?color=red')]
  const told = ({ headers }: typeof quick) =>
    [...headers].filter(([name]) => !['date', 'x-request-id', 'content-length'].includes(name))

  expect(quick).toMatchObject({ status: 200, body: { way: 'quick' } })
  expect(usual).toMatchObject({ status: 200, body: { way: 'usual' } })
  expect(told(quick)).toEqual(told(usual))
  expect(quick.headers.get('content-length')).toBe('29')
})

test.each(['br', 'gzip'])('a long answer comes compressed by %s on either way, alike to the byte', async encoding => {
  const headers = { 'accept-encoding': encoding }
  const [quick, usual] = [
    await ask('?color=black&long=yes', { headers }),
    await ask('?color=red&long=yes', { headers }),
  ]

  for (const { body, headers } of [quick, usual]) {
    expect(body).toMatchObject({ way: LONG })
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding'])
  }
  expect(quick.headers.get('content-length')).toBe(usual.headers.get('content-length'))
})

test('it carries the id of its request, or one of its own', async () => {
  const given = await ask('?color=black', { headers: { 'x-request-id': 'given-by-the-door' } })
  expect(given.headers.get('x-request-id')).toBe('given-by-the-door')
  expect((await ask('?color=black')).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('its bytes are given back when they are sent', async () => {
  await ask('?color=black')
  await sent.promise
})

test('what is refused, or asked without the bytes, is answered in the usual way', async () => {
  expect(await ask('?color=white')).toMatchObject({ status: 400, body: { error: { fields: { color: 'invalid' } } } })
  expect(await ask('?color=black&color=black')).toMatchObject({
    status: 400,
    body: { error: { fields: { color: 'repeated' } } },
  })
  expect((await ask('?color=black&x=%zz')).status).toBe(400)
  expect((await ask('?color=black', { method: 'POST' })).status).toBe(405)
  expect(await ask('?color=black', { method: 'HEAD' })).toMatchObject({ status: 200, body: null })
})

test('a request that can be read in two ways is refused here too', async () => {
  const line = 'GET /api/dress?color=black HTTP/1.1'
  expect(await statusOf(line, 'Host: a')).toBe('200')
  expect(await statusOf(line, 'Host: a', 'Host: b')).toBe('400')
  expect(await statusOf(line, 'Host: a/b')).toBe('400')
})

test('a fault on the short way costs the shopper nothing', async () => {
  expect(await ask('?color=grey')).toMatchObject({ status: 200, body: { way: 'usual' } })
})

test('it is counted like any other', async () => {
  const counted = async () => {
    const numbers = await metrics.registry.metrics()
    return Number(/_count\{[^}]*route="\/api\/dress"[^}]*status="200"[^}]*\} (\d+)/.exec(numbers)?.[1] ?? 0)
  }
  const before = await counted()
  for (let turn = 0; turn < 3; turn++) await ask('?color=black', { headers: { connection: 'close' } })
  expect(await counted()).toBe(before + 3)
})

test('only a guest’s reading can be answered before anybody is asked who she is', () => {
  const secret = { ...dressEndpoint, access: 'customer' } as const
  const guards = { customer: async () => null }
  expect(() =>
    handle(
      createRoutes(guards),
      secret,
      () => said('usual'),
      () => said('quick'),
    ),
  ).toThrow('quickly')
})
