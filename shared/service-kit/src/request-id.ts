import { randomUUID } from 'node:crypto'
import type { Context, Middleware } from 'koa'

const WELL_FORMED = /^[\w-]{8,64}$/

/** One id follows a request through gateway, services and logs. The gateway strips what strangers send. */
export const nameRequest: Middleware = (ctx, next) => {
  const given = ctx.get('X-Request-Id')
  ctx.state.requestId = WELL_FORMED.test(given) ? given : randomUUID()
  ctx.res.setHeader('X-Request-Id', ctx.state.requestId)
  return next()
}

/** The id of this request; empty before it was named. */
export function requestIdOf(ctx: Context): string {
  return String(ctx.state.requestId ?? '')
}
