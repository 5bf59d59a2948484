import Router, { type Layer } from '@koa/router'
import { ShopError } from '@shop/contracts/errors'
import Koa, { type Middleware } from 'koa'
import { answerErrors } from '../calls/answer-errors.ts'
import { refuseBrokenAddresses } from '../calls/query-params.ts'
import { assignRequestId } from '../calls/request-id.ts'
import type { Route, Routes } from '../calls/routes.ts'
import type { Log } from '../log/log.ts'
import { refusalsOf } from '../log/sample-refusals.ts'
import { refuseAmbiguousRequests } from './ambiguous-request.ts'
import { type Metrics, measure } from './metrics.ts'
import { requireOwnOrigin } from './own-origin.ts'
import { sendTogether } from './send-together.ts'

type AppOptions = {
  name: string
  log: Log
  routes: readonly Routes[]
  /** Where browsers find the shop, e.g. https://levada.example; null: this machine, under the port that it listens on. */
  publicOrigin: string | null
  /** How many proxies of ours stand in front; their X-Forwarded-For is believed, no other. */
  trustedProxies: number
  metrics?: Metrics
  /** Runs before the routes; what it answers, the routes do not see (the gateway's dispatch). */
  first?: readonly Middleware[]
}

/** A Koa app that answers with its routes and nothing else: ids, limits, headers and the envelope of refusals are the same in every service. */
export function createApp({ name, log, routes, publicOrigin, trustedProxies, metrics, first = [] }: AppOptions): Koa {
  const app = new Koa({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies })
  app.on('error', error => {
    const message = `${name}: answer could not be sent`
    if (isHangUp(error)) log.debug({ err: error }, message)
    else refusalsOf(log).write(message, 'error', { err: error, service: name }, message)
  })
  app.use(assignRequestId).use(secureHeaders)
  if (metrics) app.use(measure(metrics))
  app.use(answerErrors(log)).use(sendTogether).use(refuseAmbiguousRequests).use(refuseBrokenAddresses)
  for (const middleware of first) app.use(middleware)
  const list = routes.flatMap(({ list }) => list)
  app.use(routerOf(list, publicOrigin).routes()).use(refuseUnmatched)
  return app
}

/** Where two addresses fit, the one with fewer parameters is meant: /orders/mine, not /orders/:number. */
function routerOf(list: readonly Route[], publicOrigin: string | null): Router {
  const router = new Router({ exclusive: 'specificity' })
  for (const { method, path, access, steps } of list) {
    const ours = method === 'GET' ? [] : [requireOwnOrigin(access, publicOrigin)]
    router.register(path, [method], [nameRoute(path), ...ours, ...steps])
  }
  return router
}

/** For the log and the metrics. */
function nameRoute(path: string): Middleware {
  return (ctx, next) => {
    ctx.state.route = path
    return next()
  }
}

const refuseUnmatched: Middleware = ctx => {
  const methods = new Set(ctx.matched.flatMap(({ methods }: Layer) => methods))
  if (methods.size === 0) throw new ShopError('not_found')
  ctx.set('Allow', [...methods, 'OPTIONS'].join(', '))
  if (ctx.method !== 'OPTIONS') throw new ShopError('method_not_allowed')
  ctx.status = 204
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

const HEADERS = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
})

/** Answers of the API are data: nothing in them may be run, framed or kept. A handler may set other values. */
const secureHeaders: Middleware = ({ res }, next) => {
  for (const [name, value] of HEADERS) res.setHeader(name, value)
  return next()
}
