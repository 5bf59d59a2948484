import Koa from 'koa'
import { createHealth } from './health.ts'
import { listen } from './listen.ts'

test('is ready while each check passes, and red as soon as it drains', async () => {
  let database: () => Promise<boolean> = async () => true
  const health = createHealth({ database: () => database() })
  const app = new Koa().use(health.middleware)
  const { port, stop } = await listen({ app: app.callback(), host: '127.0.0.1', port: 0 })
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status

  expect([await ask('/health/live'), await ask('/health/ready')]).toEqual([200, 200])
  database = () => Promise.reject(new Error('away'))
  expect([await ask('/health/live'), await ask('/health/ready')]).toEqual([200, 503])
  database = async () => true
  health.drain()
  expect(await ask('/health/ready')).toBe(503)
  await stop()
})

test('is ready while others are down that it can do without, and says so of the shop', async () => {
  const health = createHealth({ releases: async () => true }, '0a1b2c3d4e5f', { catalog: async () => false })
  const app = new Koa().use(health.middleware)
  const { port, stop } = await listen({ app: app.callback(), host: '127.0.0.1', port: 0 })
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).json()

  expect(await ask('/health/ready')).toMatchObject({ status: true, checks: { releases: true } })
  expect(await ask('/health/shop')).toMatchObject({ status: false, checks: { releases: true, catalog: false } })
  health.drain()
  expect(await ask('/health/ready')).toMatchObject({ status: false, draining: true })
  await stop()
})

test('says which version is ready', async () => {
  const health = createHealth({}, '0a1b2c3d4e5f')
  const { port, stop } = await listen({
    app: new Koa().use(health.middleware).callback(),
    host: '127.0.0.1',
    port: 0,
  })

  const answer = await fetch(`http://127.0.0.1:${port}/health/ready`)

  expect(await answer.json()).toEqual({ status: true, checks: {}, draining: false, version: '0a1b2c3d4e5f' })
  await stop()
})

test('hundreds who ask at once have the database asked once', async () => {
  const answered = Promise.withResolvers<boolean>()
  const database = jest.fn(() => answered.promise)
  const health = createHealth({ database })
  let arrived = 0
  const app = new Koa().use((_, next) => {
    arrived += 1
    return next()
  })
  app.use(health.middleware)
  const { port, stop } = await listen({ app: app.callback(), host: '127.0.0.1', port: 0 })
  const ask = () => fetch(`http://127.0.0.1:${port}/health/ready`)

  const asked = Array.from({ length: 200 }, ask)
  while (arrived < 200) await new Promise(resolve => setImmediate(resolve))
  answered.resolve(true)

  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(database).toHaveBeenCalledTimes(1)
  expect((await ask()).status).toBe(200)
  expect(database).toHaveBeenCalledTimes(2)
  await stop()
})
