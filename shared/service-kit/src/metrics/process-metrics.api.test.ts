import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { defineEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { freshDatabase } from '@shop/testing/database'
import { asCaller, callersOf } from '@shop/testing/internal-keys'
import { type Figures, grownBy, scrape } from '@shop/testing/scrape'
import { MongoClient } from 'mongodb'
import * as z from 'zod/mini'
import { createApp } from '../app/create-app.ts'
import { listen } from '../app/listen.ts'
import { createMetrics } from '../app/metrics.ts'
import { createInternalCalls, handleInternal } from '../between-services/internal.ts'
import { createInternalClient } from '../between-services/internal-client.ts'
import { internalRoutes } from '../between-services/internal-routes.ts'
import { silentLog } from '../log/log.ts'
import { createJobs } from '../process/jobs.ts'
import { connectMongo } from '../storage/mongo.ts'
import { addComputedGauge } from './computed-gauge.ts'
import { measureOutsideCall } from './outside-calls.ts'
import { watchDatabase } from './watch-database.ts'

const metrics = createMetrics('cart-checkout', '0a1b2c3d4e5f')
const priceEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/price-of',
  summary: 'A price',
  access: 'internal',
  body: z.object({ article: z.string() }),
  result: z.object({ minor: z.int() }),
})

/** A catalogue that knows one dress and no other. */
async function openCatalog() {
  const calls = createInternalCalls()
  handleInternal(calls, priceEndpoint, async ({ article }) => {
    if (article !== 'DR-1') throw new ShopError('not_found')
    return { minor: 100 }
  })
  const routes = [internalRoutes(calls, { ...callersOf('catalog'), mayAsk: () => true })]
  const app = createApp({ name: 'catalog', log: silentLog, routes, publicOrigin: null, trustedProxies: 0 })
  const { port, stop } = await listen({ app: app.callback(), host: '127.0.0.1', port: 0 })
  return {
    catalog: createInternalClient({ url: `http://127.0.0.1:${port}`, ...asCaller('cart-checkout', 'catalog') }),
    stop,
  }
}

test('each call to another service is measured, by what was asked for and how it ended, for this service and version', async () => {
  const { catalog, stop } = await openCatalog()
  const ask = (article: string) => catalog.call(priceEndpoint, { article }).catch(() => null)
  const grown = await grownBy(metrics, async () => {
    await ask('DR-1')
    await ask('DR-1')
    await ask('DR-2')
    await stop()
    await ask('DR-1')
  })

  const ended = (outcome: string) =>
    grown('service_call_seconds_count', {
      ...{ asked: '/internal/price-of', outcome },
      ...{ service: 'cart-checkout', version: '0a1b2c3d4e5f' },
    })
  expect(['answered', 'refused', 'not_answered'].map(ended)).toEqual([2, 1, 1])
})

test('a question to a system outside is measured: answered, refused or without an answer', async () => {
  const isRefusal = (end: unknown) => end === 'no'
  const grown = await grownBy(metrics, async () => {
    await measureOutsideCall('turbosms', async () => 'yes', isRefusal)
    await measureOutsideCall('turbosms', async () => 'no', isRefusal)
    await measureOutsideCall('turbosms', () => Promise.reject(new Error('no line')), isRefusal).catch(() => null)
  })

  const ended = (outcome: string) => grown('outside_call_seconds_count', { system: 'turbosms', outcome })
  expect(['answered', 'refused', 'not_answered'].map(ended)).toEqual([1, 1, 1])
})

test('commands of the database are measured by name, and failed ones apart; no connection stays in use', async () => {
  const client = await connectMongo(process.env.MONGODB_URI ?? '', { isMeasured: true })
  const { databaseName } = await freshDatabase()
  const goods = client.db(databaseName).collection<{ _id: string }>('goods')
  const grown = await grownBy(metrics, async () => {
    await goods.insertOne({ _id: 'DR-1' })
    await Promise.all(['DR-1', 'DR-2', 'DR-3'].map(_id => goods.findOne({ _id })))
    await client
      .db(databaseName)
      .command({ nonsense: 1 })
      .catch(() => null)
  })
  await client.close()

  const commands = (command: string, outcome: string) => grown('database_command_seconds_count', { command, outcome })
  expect([commands('insert', 'done'), commands('find', 'done'), commands('nonsense', 'failed')]).toEqual([1, 3, 1])
  expect(['in_use', 'waiting'].map(state => grown('database_connections', { pool: 'work', state }))).toEqual([0, 0])
})

test('work that waits for a connection of the pool is counted while it waits, and once it gives up', async () => {
  const line = await openLine()
  const client = new MongoClient(`mongodb://127.0.0.1:${line.port}/?directConnection=true`, {
    ...{ maxPoolSize: 1, waitQueueTimeoutMS: 300 },
  })
  watchDatabase(client, 'limits')
  await client.db('any').command({ ping: 1 })
  line.freeze()
  const before = await scrape(metrics)
  const stuck = client.db('any').command({ ping: 1 })
  const late = client.db('any').command({ ping: 1 })
  const meanwhile = await scrape(metrics)
  await expect(late).rejects.toThrow(/pool/)
  line.cut()
  await expect(stuck).rejects.toThrow()
  await client.close()

  const busy = (state: string) => meanwhile('database_connections', { pool: 'limits', state })
  expect(['in_use', 'waiting'].map(busy)).toEqual([1, 1])
  const after = await scrape(metrics)
  const failures = (figures: Figures) => figures('database_connection_failures_total', { pool: 'limits' })
  expect(failures(after) - failures(before)).toBe(1)
  expect(['in_use', 'waiting'].map(state => after('database_connections', { pool: 'limits', state }))).toEqual([0, 0])
})

/** A line to the database that can freeze. */
async function openLine() {
  const { hostname, port } = new URL(process.env.MONGODB_URI ?? '')
  const ends: Socket[] = []
  const server = createServer(near => {
    const far = connect(Number(port || 27017), hostname)
    ends.push(near, far)
    for (const end of [near, far]) end.on('error', () => {})
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: Object(server.address()).port as number,
    freeze() {
      for (const end of ends) end.unpipe().pause()
    },
    cut() {
      for (const end of ends) end.destroy()
      server.close()
    },
  }
}

test('runs of jobs are measured by name and how they end, with the moment of the last that went well', async () => {
  const time = { now: Date.UTC(2026, 10, 30, 8) }
  const failing = { isAway: false }
  const run = async () => {
    if (failing.isAway) throw new Error('the carrier is away')
  }
  const jobs = createJobs({
    ...{ db: await freshDatabase(), clock: { now: () => new Date(time.now) }, log: silentLog },
    jobs: [{ name: 'track-parcels', everySeconds: 600, run }],
  })
  const grown = await grownBy(metrics, async () => {
    await jobs.runNow('track-parcels')
    failing.isAway = true
    time.now += 60_000
    await jobs.runNow('track-parcels').catch(() => null)
  })

  const ended = (outcome: string) => grown('job_run_seconds_count', { name: 'track-parcels', outcome })
  expect(['done', 'failed'].map(ended)).toEqual([1, 1])
  const figures = await scrape(metrics)
  expect(figures('job_last_success_timestamp_seconds', { name: 'track-parcels' })).toBe(
    Date.UTC(2026, 10, 30, 8) / 1000,
  )
})

test('a job that is due and has not run well here is known with its period', async () => {
  const began = Date.UTC(2026, 10, 30, 9)
  const jobs = createJobs({
    ...{ db: await freshDatabase(), clock: { now: () => new Date(began) }, log: silentLog },
    jobs: [{ name: 'count-stock', everySeconds: 300, run: () => Promise.reject(new Error('away')) }],
  })
  jobs.start()
  await jobs.stop()

  const figures = await scrape(metrics)
  expect(figures('job_period_seconds', { name: 'count-stock' })).toBe(300)
  expect(figures('job_last_success_timestamp_seconds', { name: 'count-stock' })).toBe(began / 1000)
})

test('a figure that cannot be computed is left out, and all others are shown', async () => {
  const database = { isAway: false }
  addComputedGauge(metrics.registry, {
    ...{ name: 'open_questions', help: 'Questions of customers', labelNames: ['kind'] },
    async compute() {
      if (database.isAway) throw new Error('the database is away')
      return [{ labels: { kind: 'size' }, value: 3 }]
    },
  })
  expect((await scrape(metrics))('open_questions', { kind: 'size' })).toBe(3)

  database.isAway = true
  const figures = await scrape(metrics)
  expect(figures('open_questions')).toBe(0)
  expect(figures('process_start_time_seconds')).toBeGreaterThan(0)
})
