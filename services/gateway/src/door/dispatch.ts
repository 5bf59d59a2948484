import { once } from 'node:events'
import type { Answerer } from '@shop/service-kit/listen'
import type { ServiceName } from '@shop/service-kit/surroundings'
import type { Middleware } from 'koa'
import { ownerOf } from './owners.ts'

export type Listeners = Readonly<Record<ServiceName, Answerer>>

/** Hands a request to the service that owns its address, in this process. */
export function dispatchHere(listeners: Listeners): Middleware {
  return async (ctx, next) => {
    const owner = ownerOf(ctx.path)
    if (!owner) return next()
    ctx.req.headers['x-request-id'] = ctx.state.requestId
    ctx.respond = false
    // The request is in flight until its answer is out, and its work done even when nobody waits for the answer any more.
    const work = listeners[owner](ctx.req, ctx.res)
    if (!ctx.res.closed) await once(ctx.res, 'close')
    await work
  }
}
