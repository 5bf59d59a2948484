import type { IncomingMessage } from 'node:http'
import { ShopError } from '@shop/contracts/errors'
import { docs } from '@shop/service-kit/api-docs/docs'
import { createApp } from '@shop/service-kit/app/create-app'
import type { Health } from '@shop/service-kit/app/health'
import type { Answerer } from '@shop/service-kit/app/listen'
import { refuseUnknownCalls } from '@shop/service-kit/app/unknown-calls'
import type { Log } from '@shop/service-kit/log/log'
import { CALLS_IN_FLIGHT } from '@shop/service-kit/process/service-environment'
import type { Middleware } from 'koa'
import { type ClientLimits, clientLimitsFor, limitClients } from './limit-clients.ts'

type DoorDeps = {
  log: Log
  health: Health
  /** Proxies of ours in front of the door. */
  trustedProxies: number
  /** Brings calls to their owners: in this process or over HTTP. */
  calls: Middleware
  /** Pages for developers; unset in production. */
  dev?: Middleware
  /** Pages and files; unset where `calls` brings them to the host too. */
  pages?: Middleware
  /** What one client may have at work; unset: the default of `CALLS_IN_FLIGHT`. */
  clientLimits?: ClientLimits
}

const MOST_IN_FLIGHT = 1000

/** The one public door of the shop. */
export function createDoor({
  log,
  health,
  trustedProxies,
  calls,
  dev,
  pages,
  clientLimits = clientLimitsFor(CALLS_IN_FLIGHT),
}: DoorDeps): Answerer {
  const first = [
    health.middleware,
    refusePrivate,
    limitClients(clientLimits),
    shedAbove(MOST_IN_FLIGHT),
    docs(),
    ...(dev ? [dev] : []),
    calls,
    ...(pages ? [refuseUnknownCalls, pages] : []),
  ]
  // Behind the cleaning there is exactly one address in X-Forwarded-For, and it is true.
  const app = createApp({ name: 'gateway', log, routes: [], publicOrigin: null, trustedProxies: 1, first })
  const answer = app.callback()
  return (req, res) => {
    cleanRequest(req, trustedProxies)
    return answer(req, res)
  }
}

/** Calls between services are not public. */
const refusePrivate: Middleware = async (ctx, next) => {
  if (/^\/+internal(?:\/|$)/i.test(ctx.path)) throw new ShopError('not_found')
  await next()
}

// Headers that only our own processes may set; from outside they would be a lie.
const OURS =
  /^(?:x-internal-|x-forwarded-|x-real-ip$|x-request-id$|trace(?:parent|state)$|forwarded$|x-http-method-override$)/

/**
 * Removes headers that clients may not set, and writes down where the request came from. `trustedProxies` of ours
 * stand in front: each added one address at the right end of X-Forwarded-For, so only that many are believed.
 */
function cleanRequest(req: IncomingMessage, trustedProxies: number): void {
  const address = addressOf(req, trustedProxies)
  for (const name of Object.keys(req.headers)) if (OURS.test(name)) delete req.headers[name]
  req.headers['x-forwarded-for'] = address
}

function addressOf(req: IncomingMessage, trustedProxies: number): string {
  const peer = req.socket.remoteAddress ?? ''
  const forwarded = String(req.headers['x-forwarded-for'] ?? '').split(',')
  const believed = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : ''
  return believed || peer
}

/** Beyond this many answers in flight a new one would only make all of them late: the browser is asked to come back. */
function shedAbove(most: number): Middleware {
  let inFlight = 0
  return async (_, next) => {
    if (inFlight >= most) throw new ShopError('busy', { seconds: 1 })
    inFlight += 1
    try {
      await next()
    } finally {
      inFlight -= 1
    }
  }
}
