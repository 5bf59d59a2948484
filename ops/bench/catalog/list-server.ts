import { setImmediate as onTurn } from 'node:timers'
import { setImmediate } from 'node:timers/promises'
import { EMPTY_SHELF } from '@shop/catalog/articles/article'
import { addSearchRoutes, addStoreListRoutes } from '@shop/catalog/listing/listing.routes'
import { buildSnapshot, withEntries } from '@shop/catalog/snapshot/build-snapshot'
import { createLiveCatalogue } from '@shop/catalog/snapshot/live-catalogue'
import { entryIn } from '@shop/catalog/snapshot/snapshot'
import { generatedParts } from '@shop/catalog/test/generated-parts'
import { createApp } from '@shop/service-kit/app/create-app'
import { listen } from '@shop/service-kit/app/listen'
import { createMetrics } from '@shop/service-kit/app/metrics'
import { createRoutes } from '@shop/service-kit/calls/routes'
import { createLog } from '@shop/service-kit/log/log'
import { reportWork } from './work.ts'

// The list call and the search as the catalogue serves them, with their log and their numbers, over so many generated articles.
const count = Number(process.argv[2])
const log = createLog({ name: 'bench' })
const metrics = createMetrics('bench')

const before = kept()
const { built, soldOut } = await build()
const megabytes = (kept() - before) / 1e6
const turned = await timed(() => withEntries(built.result, built.result.key, [soldOut]))

const nothingSold = { from: 0, newest: 0, foundAt: 0, known: new Map<string, number>() }
const key = { ...built.result.key, recent: [], stock: { mark: nothingSold, articles: [] } }
const live = createLiveCatalogue({
  readKey: async () => key,
  load: async () => built.result,
  renew: async () => built.result,
  log,
  freshMs: 1000,
})
const routes = createRoutes()
addStoreListRoutes(routes, live)
addSearchRoutes(routes, live)
const app = createApp({ name: 'bench', log, routes: [routes], publicOrigin: null, trustedProxies: 0, metrics })
const { port } = await listen({ app: app.callback(), host: '127.0.0.1', port: 0 })
reportWork()
process.send?.({ port, megabytes, built: built.took, turned: turned.took })

/** The catalogue, and an article in its middle that sells out later: that moves it in every order. */
async function build() {
  const parts = generatedParts(count, { inHeights: true })
  const built = await timed(() => buildSnapshot(parts))
  const article = parts.articles[count >> 1]
  if (!article) throw new Error('nothing to sell')
  return { built, soldOut: entryIn(built.result, article, EMPTY_SHELF) }
}

/** What stays after the garbage is gone: the heap and the buffers beside it. */
function kept(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** How long the work took, and for how long at a time nothing else had a turn: by the clock, and without what others did meanwhile. */
async function timed<Result>(work: () => Promise<Result>) {
  const pauses = watchPauses()
  await setImmediate()
  const began = performance.now()
  const result = await work()
  return { result, took: { ms: performance.now() - began, ...pauses.stop() } }
}

/** Asks for a turn again and again. Busy neighbours of this process lengthen the clock's pauses, but not the processor's. */
function watchPauses() {
  const now = () => ({ clock: performance.now(), processor: busyMs() })
  let last = now()
  const longest = { pause: 0, work: 0 }
  const measure = () => {
    const { clock, processor } = now()
    longest.pause = Math.max(longest.pause, clock - last.clock)
    longest.work = Math.max(longest.work, processor - last.processor)
    last = { clock, processor }
  }
  const again = () => {
    measure()
    turn = onTurn(again)
  }
  let turn = onTurn(again)
  return {
    stop() {
      clearImmediate(turn)
      measure()
      return longest
    },
  }
}

/** Of the thread that answers; the garbage collector's helpers are others. */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
