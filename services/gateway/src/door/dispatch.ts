import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { ServiceName } from '@shop/service-kit/surroundings'
import type { Middleware } from 'koa'
import { ownerOf } from './owners.ts'

export type Listeners = Readonly<Record<ServiceName, RequestListener>>

/** Hands a request to the service that owns its address, in this process. */
export function dispatchHere(listeners: Listeners): Middleware {
  return async (ctx, next) => {
    const owner = ownerOf(ctx.path)
    if (!owner) return next()
    ctx.req.headers['x-request-id'] = ctx.state.requestId
    ctx.respond = false
    listeners[owner](ctx.req, ctx.res)
    // The door counts the request as in flight until its answer is out.
    if (!ctx.res.closed) await once(ctx.res, 'close')
  }
}
