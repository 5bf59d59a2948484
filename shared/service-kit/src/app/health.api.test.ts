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
