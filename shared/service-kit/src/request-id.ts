import { randomUUID } from 'node:crypto'
import type { Context } from 'koa'

const WELL_FORMED = /^[\w-]{8,64}$/

/** One id follows a request through gateway, services and logs. The gateway strips what strangers send. */
export function nameRequest({ req, res, state }: Context): void {
  const given = req.headers['x-request-id']
  state.requestId = typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
  res.setHeader('X-Request-Id', state.requestId)
}

/** The id of this request; empty before it was named. */
export function requestIdOf(ctx: Context): string {
  return String(ctx.state.requestId ?? '')
}
