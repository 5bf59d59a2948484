import type { IncomingMessage } from 'node:http'
import type { Context, Middleware } from 'koa'
import { withRequestId } from '../trace/request-trace.ts'
import { newRequestId, readTraceparent } from '../trace/trace-context.ts'

const WELL_FORMED = /^[\w-]{8,64}$/

export const assignRequestId: Middleware = ({ req, res, state }, next) => {
  state.requestId = idOf(req)
  res.setHeader('X-Request-Id', state.requestId)
  return withRequestId(state.requestId, next)
}

/**
 * One id follows a request through gateway, services and logs; it has it already, or gets it here. nginx and the gateway strip what
 * clients send of it and of the trace.
 */
function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  if (typeof given === 'string' && WELL_FORMED.test(given)) return given
  return readTraceparent(headers.traceparent)?.traceId ?? newRequestId()
}

/** The id of this request; empty before it was named. */
export function requestIdOf(ctx: Context): string {
  return String(ctx.state.requestId ?? '')
}
