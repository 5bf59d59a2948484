import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { WrittenRoutes } from '@shop/contracts/pages'
import { browserRoutes } from '@shop/contracts/routes/browser-routes'
import type { ProxyConfigArrayItem } from 'webpack-dev-server'
import type { AppName } from '../../apps.ts'
import { freshRoutes } from '../../source-routes.ts'
import { headersForBrowser, headersForShop, type Places } from './dev-headers.ts'
import { developmentPage, withOwnApps } from './dev-page.ts'
import { SOCKETS } from './socket-path.ts'

type ProxyOptions = {
  shop: string
  apps: readonly AppName[]
  /** The shop may be a dev server itself, whose remotes wait for their changes. */
  mayBeDevServer?: boolean
}

/** Everything that is not a file of a served app comes from the shop; its pages name the served apps instead of the built ones. */
export function shopProxy({ shop, apps, mayBeDevServer = true }: ProxyOptions): ProxyConfigArrayItem {
  const placesOf = (req: IncomingMessage): Places => ({ shop, dev: `http://${req.headers.host}` })
  const asOwn = (asking: ClientRequest, req: IncomingMessage) => {
    const headers = headersForShop(req.headers, placesOf(req))
    for (const [name, value] of Object.entries(headers)) asking.setHeader(name, value)
  }
  return {
    // Of connections only those of a dev server that is the shop.
    context: (path, req) => !req.headers.upgrade || (mayBeDevServer && path.startsWith(SOCKETS)),
    target: shop,
    ws: true,
    changeOrigin: true,
    selfHandleResponse: true,
    logLevel: 'silent',
    onProxyReq: asOwn,
    onProxyReqWs: asOwn,
    onProxyRes(answer, req, res) {
      // The browser has left meanwhile: the answer has no reader.
      if (res.destroyed) return void answer.destroy()
      const headers = headersForBrowser(answer.headers, placesOf(req))
      const change = changeOf(req, answer, apps)
      if (change) void sendChanged(answer, res, headers, change)
      else {
        res.writeHead(answer.statusCode ?? 502, headers)
        pipeline(answer, res, () => {})
      }
    },
    onError(_, req, res) {
      // Of a connection that waits for changes there is a socket alone.
      if (!('writeHead' in res) || res.headersSent) return void res.destroy()
      // A service that was changed is starting again: the page asks until it is there.
      res.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Refresh: '1' })
      res.end(
        `No shop answers at ${shop} for ${req.url}. Start one with "npm start", or name another: SHOP=https://…\n`,
      )
    },
  }
}

type Change = (body: string) => string | Promise<string>

function changeOf(req: IncomingMessage, answer: IncomingMessage, apps: readonly AppName[]): Change | null {
  if (req.method !== 'GET') return null
  if (answer.headers['content-type']?.startsWith('text/html'))
    return async page => developmentPage(page, apps, await routesOf(apps))
  // With a query it is the one of other hosts, whose schema knows no app of a dev server.
  const isRegistry = req.url === '/registry.json' && answer.statusCode === 200
  return isRegistry ? registry => JSON.stringify(withOwnApps(JSON.parse(registry), apps)) : null
}

/** As the sources of these apps have them now; those of a file that is half written stay as they were built. */
async function routesOf(apps: readonly AppName[]): Promise<WrittenRoutes> {
  const found = apps.map(async app =>
    app === 'host' ? [] : [[app, await freshRoutes(app).then(browserRoutes, () => null)] as const],
  )
  return Object.fromEntries((await Promise.all(found)).flat().filter(([, routes]) => routes))
}

async function sendChanged(
  answer: IncomingMessage,
  res: ServerResponse,
  { etag: _, 'last-modified': __, ...headers }: OutgoingHttpHeaders,
  change: Change,
): Promise<void> {
  try {
    const body = await change(await text(answer))
    res.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': Buffer.byteLength(body) })
    res.end(body)
  } catch (error) {
    res.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    res.end(`${error instanceof Error ? error.message : error}\n`)
  }
}
