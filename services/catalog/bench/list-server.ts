import { createServer } from 'node:http'
import { createApp } from '@shop/service-kit/create-app'
import { listen } from '@shop/service-kit/listen'
import { silentLog } from '@shop/service-kit/log'
import { createRoutes } from '@shop/service-kit/routes'
import { buildSnapshot } from '../src/snapshot/build-snapshot.ts'
import { answerList } from '../src/store-list/answer-list.ts'
import { addStoreListRoutes } from '../src/store-list/store-list.routes.ts'
import { generatedParts } from './generated-parts.ts'

/** A process that serves the real list call over so many generated articles, and a bare floor that sends as many bytes. */
const snapshot = await buildSnapshot(generatedParts(Number(process.argv[2])))
const routes = createRoutes()
addStoreListRoutes(routes, { current: async () => snapshot, refresh: async () => snapshot })
const app = createApp({ name: 'bench', log: silentLog, routes: [routes], publicOrigin: null, trustedProxies: 0 })
const list = await listen({ app: app.callback(), host: '127.0.0.1', port: 0 })

const page = answerList(snapshot.index, { limit: 24 })
const floor = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': page.length })
  response.end(page)
})
floor.listen(0, '127.0.0.1', () => {
  const address = floor.address()
  process.send?.({ list: list.port, floor: typeof address === 'object' ? address?.port : 0, bytes: page.length })
})
