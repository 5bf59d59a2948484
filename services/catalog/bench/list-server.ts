import { createApp } from '@shop/service-kit/create-app'
import { listen } from '@shop/service-kit/listen'
import { silentLog } from '@shop/service-kit/log'
import { createRoutes } from '@shop/service-kit/routes'
import Koa from 'koa'
import { buildSnapshot } from '../src/snapshot/build-snapshot.ts'
import { addStoreListRoutes } from '../src/store-list/store-list.routes.ts'
import { generatedParts } from './generated-parts.ts'
import { questions } from './questions.ts'

// A process with two servers, loaded one after the other: the real list call over so many generated articles, and the
// floor, a bare Koa that has every answer ready and sends the same bytes.
const HOST = '127.0.0.1'
const before = process.memoryUsage().rss
const snapshot = await buildSnapshot(generatedParts(Number(process.argv[2])))
const grown = process.memoryUsage().rss - before

const routes = createRoutes()
addStoreListRoutes(routes, { current: async () => snapshot, refresh: async () => snapshot })
const app = createApp({ name: 'bench', log: silentLog, routes: [routes], publicOrigin: null, trustedProxies: 0 })
const list = await listen({ app: app.callback(), host: HOST, port: 0 })

const ready = new Map<string, Buffer>()
for (const address of questions()) {
  const answer = await fetch(`http://${HOST}:${list.port}${address}`)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  ready.set(address, Buffer.from(await answer.arrayBuffer()))
}
const bare = new Koa()
bare.use(ctx => {
  ctx.type = 'application/json'
  ctx.body = ready.get(ctx.url)
})
const floor = await listen({ app: bare.callback(), host: HOST, port: 0 })

const sizes = [...ready.values()].map(({ length }) => length).sort((a, b) => a - b)
process.send?.({ list: list.port, floor: floor.port, bytes: sizes[sizes.length >> 1], grown })
