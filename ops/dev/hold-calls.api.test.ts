import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { listen } from '@shop/service-kit/app/listen'
import { createHeldAddress } from './hold-calls.ts'

const LONG_MS = 60_000
const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers) await close()
})

async function openHolding(patienceMs = LONG_MS) {
  const address = createHeldAddress('catalog', patienceMs)
  const { port, stop } = await listen({ app: address.listener, host: '127.0.0.1', port: 0 })
  closers.push(stop)
  return { ...address, ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init) }
}

async function serve(listener: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close())
  return { server, port: (server.address() as AddressInfo).port }
}

test('a call that comes before its service waits, and is answered with all that was sent', async () => {
  const { ask, open } = await openHolding()
  const answers = Promise.all(
    ['one', 'two'].map(body => ask('/api/orders?a=1', { method: 'POST', body, headers: { 'x-request-id': body } })),
  )
  const { port } = await serve(async (req, res) => {
    res.setHeader('X-Sum', '1').writeHead(201)
    res.end(`${req.method} ${req.url} ${req.headers['x-request-id']} ${await text(req)}`)
  })
  open(port)

  const found = await answers
  expect(found.map(({ status, headers }) => [status, headers.get('x-sum')])).toEqual([
    [201, '1'],
    [201, '1'],
  ])
  expect(await Promise.all(found.map(answer => answer.text()))).toEqual([
    'POST /api/orders?a=1 one one',
    'POST /api/orders?a=1 two two',
  ])
})

test('a call waits no longer than the bound, and is refused as busy', async () => {
  const { ask } = await openHolding(20)
  const answer = await ask('/api/products')

  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: false, error: { code: 'busy', seconds: 2 } })
})

test('while a service did not start its calls are refused at once, those that waited too, and pages say where to look', async () => {
  const { ask, refuse } = await openHolding()
  const waiting = ask('/api/products')
  refuse()

  expect((await waiting).status).toBe(503)
  expect(await (await ask('/store')).text()).toBe('catalog does not run: its terminal says why\n')
})

test('before a process is replaced the calls under way have their answers, and new ones go to the next process', async () => {
  const { ask, open, hold } = await openHolding()
  const asked = Promise.withResolvers<() => void>()
  const before = await serve((_, res) => asked.resolve(() => res.end('before')))
  const after = await serve((_, res) => res.end('after'))
  open(before.port)
  const underWay = ask('/api/products')
  const answerIt = await asked.promise
  let isDrained = false
  const drained = hold(LONG_MS).then(() => (isDrained = true))
  const next = ask('/api/products')
  open(after.port)
  expect(await (await next).text()).toBe('after')
  expect(isDrained).toBe(false)
  answerIt()

  expect(await (await underWay).text()).toBe('before')
  await drained
})

test('a process that breaks off before it answers costs that call alone', async () => {
  const { ask, open } = await openHolding()
  const { port } = await serve((req, res) => (req.url === '/api/broken' ? req.destroy() : res.end('well')))
  open(port)

  expect((await ask('/api/broken')).status).toBe(503)
  expect(await (await ask('/api/products')).text()).toBe('well')
})
