import { ShopError } from '@shop/contracts/errors'
import { docs } from '@shop/service-kit/api-docs/docs'
import { createApp } from '@shop/service-kit/app/create-app'
import type { Health } from '@shop/service-kit/app/health'
import type { Answerer } from '@shop/service-kit/app/listen'
import { refuseUnknownCalls } from '@shop/service-kit/app/unknown-calls'
import type { Log } from '@shop/service-kit/log/log'
import type { Middleware } from 'koa'
import { cleanRequest } from './clean-request.ts'
import { shedAbove } from './shed.ts'

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
}

const MOST_IN_FLIGHT = 1000

/** The one public door of the shop. */
export function createDoor({ log, health, trustedProxies, calls, dev, pages }: DoorDeps): Answerer {
  const first = [
    health.middleware,
    refusePrivate,
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
