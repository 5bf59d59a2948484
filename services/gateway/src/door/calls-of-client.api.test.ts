import { createHealth } from '@shop/service-kit/app/health'
import { listen } from '@shop/service-kit/app/listen'
import { silentLog } from '@shop/service-kit/log/log'
import { createBrowser } from '@shop/testing/browser'
import type { Middleware } from 'koa'
import { createDoor } from './door.ts'

const opened: { stop(): Promise<void> }[] = []
afterAll(() => Promise.all(opened.map(({ stop }) => stop())))

const MOST = 3
const LONG_MS = 60_000

/** A door before services that answer nothing until `open`; how many calls are at work there, by address. */
async function startDoor({ waitMs = LONG_MS, mostWaiting = 100 } = {}) {
  const gate = Promise.withResolvers<void>()
  const atWork = new Map<string, number>()
  const calls: Middleware = async ctx => {
    atWork.set(ctx.ip, (atWork.get(ctx.ip) ?? 0) + 1)
    await gate.promise
    ctx.body = { status: true }
  }
  const door = await listen({
    app: createDoor({
      log: silentLog,
      health: createHealth({}),
      trustedProxies: 1,
      calls,
      clientLimits: { calls: MOST, files: 2 * MOST, mostWaiting, waitMs },
    }),
    host: '127.0.0.1',
    port: 0,
  })
  opened.push(door)
  const url = `http://127.0.0.1:${door.port}`
  const ask = (from: string, path = '/api/products/search', headers = {}, signal?: AbortSignal) =>
    fetch(`${url}${path}`, { headers: { 'x-forwarded-for': from, ...headers }, ...(signal && { signal }) })
  const workOf = (client: string) => atWork.get(client) ?? 0
  return { url, ask, workOf, open: () => gate.resolve() }
}

type Door = Awaited<ReturnType<typeof startDoor>>
const times = <Made>(count: number, make: () => Made) => Array.from({ length: count }, make)
const busy = '203.0.113.7'

/** Until the door has let all of them come so far as they may. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(resolve => setImmediate(resolve))
}

/** As many as the client may have; then others see what is left to them. */
async function fill(door: Door, from = busy, more = 5): Promise<Promise<Response>[]> {
  const asked = times(MOST + more, () => door.ask(from))
  await until(() => door.workOf(from) === MOST)
  return asked
}

test('a client has so many calls at work, the next wait for their turn, and all are answered', async () => {
  const door = await startDoor()
  const asked = await fill(door)

  expect((await door.ask(busy, '/health/live')).status).toBe(200)
  expect(door.workOf(busy)).toBe(MOST)
  door.open()
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(times(MOST + 5, () => 200))
})

test('another client does not wait for them', async () => {
  const door = await startDoor()
  const asked = await fill(door)

  const other = door.ask('198.51.100.7')
  await until(() => door.workOf('198.51.100.7') === 1)
  door.open()
  expect((await other).status).toBe(200)
  await Promise.all(asked)
})

test('who has waited for a moment is refused in their language, and told when to come back', async () => {
  const door = await startDoor({ waitMs: 1 })
  const asked = await fill(door, busy, 1)

  const refused = await Promise.race(asked)

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  expect(await refused.json()).toMatchObject({
    status: false,
    error: { code: 'too_many_requests', message: 'Забагато спроб, зачекайте 1 с', request_id: expect.any(String) },
  })
  const english = await createBrowser(door.url).get('/api/categories/all', {
    'x-forwarded-for': busy,
    'accept-language': 'en',
  })
  expect(english.body.error?.message).toBe('Too many tries, wait 1 s')
  door.open()
  await Promise.all(asked)
})

test('when too many wait already, the next is refused at once', async () => {
  const door = await startDoor({ mostWaiting: 2 })
  const asked = await fill(door, busy, 2)

  const answers = await Promise.all(times(4, () => door.ask(busy)))

  expect(answers.map(({ status }) => status)).toEqual(times(4, () => 429))
  door.open()
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(times(MOST + 2, () => 200))
})

test('all addresses of an IPv6 /64 are one client, the next /64 is another', async () => {
  const door = await startDoor()
  const asked = times(MOST + 4, () => door.ask('2001:db8:1:2::7'))
  await until(() => door.workOf('2001:db8:1:2::7') === MOST)

  asked.push(door.ask('2001:db8:1:2:ffff::8'))
  asked.push(door.ask('2001:db8:1:3::7'))
  await until(() => door.workOf('2001:db8:1:3::7') === 1)

  expect(door.workOf('2001:db8:1:2:ffff::8')).toBe(0)
  door.open()
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('files and pictures are counted apart: a page full of pictures keeps nobody from a call', async () => {
  const door = await startDoor()
  const pictures = times(2 * MOST + 1, () => door.ask(busy, '/images/coat-camel-front/320.webp'))
  await until(() => door.workOf(busy) === 2 * MOST)

  const call = door.ask(busy)
  await until(() => door.workOf(busy) === 2 * MOST + 1)

  door.open()
  expect((await call).status).toBe(200)
  await Promise.all(pictures)
})

test('the bank may call back as often as it likes', async () => {
  const door = await startDoor({ waitMs: 1 })
  const paid = times(30, () => door.ask(busy, '/api/payments/wayforpay/callback/'))

  await until(() => door.workOf(busy) === 30)
  door.open()
  expect(new Set((await Promise.all(paid)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('who leaves while waiting gives up their place', async () => {
  const door = await startDoor({ mostWaiting: 1 })
  const asked = await fill(door, busy, 0)
  const leaving = new AbortController()
  const gone = door.ask(busy, undefined, {}, leaving.signal).catch(() => 'gone')
  await until(() => true)
  leaving.abort()
  expect(await gone).toBe('gone')

  // Its place is free as soon as the door notices.
  let answer = await Promise.race([door.ask(busy), waiting()])
  while (answer !== 'waits') answer = await Promise.race([door.ask(busy), waiting()])
  door.open()
  await Promise.all(asked)
})

/** What was asked before has been refused by then, if it is refused at once. */
async function waiting(): Promise<'waits'> {
  for (let turn = 0; turn < 200; turn++) await new Promise(resolve => setImmediate(resolve))
  return 'waits'
}

test('calls of one client begin one after the other, so that those of others come between', async () => {
  const order: string[] = []
  const calls: Middleware = ctx => {
    order.push(ctx.ip)
    ctx.body = { status: true }
  }
  const clientLimits = { calls: 20, files: 100, mostWaiting: 200, waitMs: LONG_MS }
  const app = createDoor({ log: silentLog, health: createHealth({}), trustedProxies: 1, calls, clientLimits })
  const door = await listen({ app, host: '127.0.0.1', port: 0 })
  opened.push(door)
  const url = `http://127.0.0.1:${door.port}/api/products/search`
  const ask = (from: string) => fetch(url, { headers: { 'x-forwarded-for': from } })
  // Lines that are open already bring their calls in one turn of the event loop.
  await Promise.all([...times(40, () => ask(busy)), ask('198.51.100.7')])
  order.length = 0

  await Promise.all([...times(40, () => ask(busy)), ask('198.51.100.7')])

  expect(order.indexOf('198.51.100.7')).toBeLessThan(40)
})
