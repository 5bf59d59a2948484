import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { EMPTY_SHELF } from '@shop/catalog/articles/article'
import { listingRoutes } from '@shop/catalog/listing/listing.routes'
import { buildSnapshot, withEntries } from '@shop/catalog/snapshot/build-snapshot'
import { createLiveCatalogue } from '@shop/catalog/snapshot/live-catalogue'
import { entryIn } from '@shop/catalog/snapshot/snapshot'
import { generatedParts } from '@shop/catalog/test/generated-parts'
import { createApp } from '@shop/service-kit/app/create-app'
import { listen } from '@shop/service-kit/app/listen'
import { createMetrics } from '@shop/service-kit/app/metrics'
import { createLog } from '@shop/service-kit/log/log'

// The list call and the search as the catalogue serves them, with their log and their numbers, over so many generated articles.
/** Milliseconds: how long it took, and for how long at a time nothing else had a turn. */
type Took = { ms: number; pause: number }
export type StartedList = { port: number; megabytes: number; built: Took; turned: Took }

const count = Number(process.argv[2])
const log = createLog({ name: 'bench' })
const metrics = createMetrics('bench')

const before = takeMemory()
const { built, soldOut } = await build()
const megabytes = (takeMemory() - before) / 1e6
const turned = await measure(() => withEntries(built.result, built.result.key, [soldOut]))

const nothingSold = { from: 0, newest: 0, foundAt: 0, known: new Map<string, number>() }
const key = { ...built.result.key, recent: [], stock: { mark: nothingSold, articles: [] } }
const live = createLiveCatalogue({
  readKey: async () => key,
  load: async () => built.result,
  renew: async () => built.result,
  log,
  freshMs: 1000,
})
const app = createApp({
  name: 'bench',
  log,
  routes: [listingRoutes(live)],
  publicOrigin: null,
  trustedProxies: 0,
  metrics,
})
const { port } = await listen({ app: app.callback(), host: '127.0.0.1', port: 0 })
process.send?.({ port, megabytes, built: built.took, turned: turned.took } satisfies StartedList)

/** The catalogue, and an article in its middle that sells out later: that moves it in every order. */
async function build() {
  const parts = generatedParts(count, { inHeights: true })
  const built = await measure(() => buildSnapshot(parts))
  const article = parts.articles[count >> 1]
  if (!article) throw new Error('nothing to sell')
  return { built, soldOut: entryIn(built.result, article, EMPTY_SHELF) }
}

/** The heap and the buffers beside it once the garbage is gone. */
function takeMemory(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

async function measure<Result>(work: () => Promise<Result>): Promise<{ result: Result; took: Took }> {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  await pause(5)
  delays.reset()
  const began = performance.now()
  const result = await work()
  const ms = performance.now() - began
  await pause(5)
  return { result, took: { ms, pause: delays.max / 1e6 } }
}
