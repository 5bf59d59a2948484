import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'koa'

const WELL_FORMED = /^[\w-]{8,64}$/

export function nameRequest({ req, res, state }: Context): void {
  state.requestId = idOf(req)
  res.setHeader('X-Request-Id', state.requestId)
}

/** One id follows a request through gateway, services and logs; it has it already, or gets it here. The gateway strips what strangers send. */
export function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
}

/** The id of this request; empty before it was named. */
export function requestIdOf(ctx: Context): string {
  return String(ctx.state.requestId ?? '')
}
