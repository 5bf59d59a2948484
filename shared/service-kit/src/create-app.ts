import Router from '@koa/router'
import { ShopError } from '@shop/contracts/errors'
import Koa, { type Context, type Middleware } from 'koa'
import { aroundAnswers } from './around-answers.ts'
import type { Answerer } from './listen.ts'
import { refusalsOf } from './log/sample-refusals.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { refuseStrangers } from './own-origin.ts'
import { quickAnswers } from './quick-answers.ts'
import type { Route, Routes } from './routes.ts'

type AppParts = {
  name: string
  log: Log
  routes: readonly Routes[]
  /** Where browsers find the shop, e.g. https://levada.example; null: this machine, under the port that it listens on. */
  publicOrigin: string | null
  /** How many proxies of ours stand in front; their X-Forwarded-For is believed, nobody else's. */
  trustedProxies: number
  metrics?: Metrics
  /** Runs before the routes; what it answers, the routes do not see (the gateway's dispatch). */
  first?: readonly Middleware[]
}

/** What a server listens with. */
export type App = { callback(): Answerer }

/** A Koa app that answers with its routes and nothing else: ids, limits, headers and the envelope of refusals are the same in every service. */
export function createApp({ name, log, routes, publicOrigin, trustedProxies, metrics, first = [] }: AppParts): App {
  const list = routes.flatMap(({ list }) => list)
  const app = new Koa({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies })
  const router = new Router()
  for (const route of list) register(router, route, publicOrigin)
  app.on('error', error => {
    const message = `${name}: answer could not be sent`
    if (isHangUp(error)) log.debug({ err: error }, message)
    else refusalsOf(log).write(message, 'error', { err: error, service: name }, message)
  })
  app.use(aroundAnswers(log, metrics))
  for (const middleware of first) app.use(middleware)
  app.use(plainRoutes(list, publicOrigin)).use(router.routes()).use(unmatched(router))
  const usual = app.callback()
  const quick = quickAnswers(list, metrics)
  return { callback: () => (quick ? (req, res) => (quick(req, res) ? undefined : usual(req, res)) : usual) }
}

function register(router: Router, route: Route, publicOrigin: string | null): void {
  router.register(route.path, [route.method], ctx => runRoute(ctx, route, publicOrigin))
}

function runRoute(ctx: Context, route: Route, publicOrigin: string | null): Promise<void> | void {
  ctx.state.route = route.path
  refuseStrangers(ctx, route, publicOrigin)
  return route.run(ctx)
}

/** Most addresses have no parameters: they are looked up. Whatever else is asked, the router tries in turn. */
function plainRoutes(routes: readonly Route[], publicOrigin: string | null): Middleware {
  const plain = routes.filter(({ path }) => !/[^\w/.-]/.test(path))
  const byPath = Map.groupBy(plain, ({ path }) => path)
  return (ctx, next) => {
    const route = byPath.get(ctx.path)?.find(({ method }) => method === ctx.method)
    if (!route) return next()
    ctx.params = {}
    return runRoute(ctx, route, publicOrigin)
  }
}

// Clients that leave or dawdle are everyday life, not a fault of ours.
const HANG_UPS = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_HTTP_REQUEST_TIMEOUT',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
])

function isHangUp(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false
  // HPE: the parser met bytes in a body that are no HTTP; Node has answered 400 already.
  return HANG_UPS.has(String(error.code)) || String(error.code).startsWith('HPE_')
}

function unmatched(router: Router): Middleware {
  return async (ctx: Context) => {
    const methods = new Set(router.match(ctx.path, ctx.method).path.flatMap(({ methods }) => methods))
    if (methods.size === 0) throw new ShopError('not_found')
    ctx.set('Allow', [...methods, 'OPTIONS'].join(', '))
    if (ctx.method !== 'OPTIONS') throw new ShopError('method_not_allowed')
    ctx.status = 204
  }
}
