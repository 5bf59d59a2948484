import { ownerOf } from '@shop/gateway/door/owners'
import type { Answerer } from '@shop/service-kit/app/listen'
import type { ServiceName } from '@shop/service-kit/process/service-environment'
import type { Middleware } from 'koa'

type Listeners = Readonly<Record<ServiceName, Answerer>>

/** Hands a request to the service that owns its address, in this process. */
export function dispatchHere(listeners: Listeners): Middleware {
  return async (ctx, next) => {
    const owner = ownerOf(ctx.path)
    if (!owner) return next()
    ctx.req.headers['x-request-id'] = ctx.state.requestId
    ctx.respond = false
    // In flight until its work is done: a client that does not read its answer must not use up the room of the others.
    await listeners[owner](ctx.req, ctx.res)
  }
}
