import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context, Middleware } from 'koa'
import { withRequestId } from '../trace/request-trace.ts'

const WELL_FORMED = /^[\w-]{8,64}$/

export const assignRequestId: Middleware = ({ req, res, state }, next) => {
  state.requestId = idOf(req)
  res.setHeader('X-Request-Id', state.requestId)
  return withRequestId(state.requestId, next)
}

/** One id follows a request through gateway, services and logs; it has it already, or gets it here. The gateway strips what clients send. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
}

/** The id of this request; empty before it was named. */
export function requestIdOf(ctx: Context): string {
  return String(ctx.state.requestId ?? '')
}
