import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import type { Context, Middleware } from 'koa'
import { beginRequestSpan, currentSpan, withRequestId } from '../trace/request-trace.ts'
import { newRequestId, parentSpanOf, readTraceparent } from '../trace/trace-context.ts'

const WELL_FORMED = /^[\w-]{8,64}$/

/** Gives the request its id, and a span where spans are recorded. */
export const assignRequestId: Middleware = (ctx, next) => {
  const { req, res, state } = ctx
  const requestId = idOf(req)
  state.requestId = requestId
  res.setHeader('X-Request-Id', requestId)
  const outer = currentSpan()
  return withRequestId(requestId, () => {
    recordSpan(ctx, parentSpanOf(requestId, req.headers.traceparent), outer)
    return next()
  })
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

/** From now until the answer is sent. Addresses are named by their route: they may hold keys of orders. */
function recordSpan({ req, res, state }: Context, parentId: string | undefined, outer: ReturnType<typeof currentSpan>) {
  // Processes ask each other all the time whether they are well. As it came: what is no address is refused later.
  if (req.url?.startsWith('/health/')) return
  const method = req.method ?? 'GET'
  const facts = { 'http.request.method': method }
  const span = beginRequestSpan({ name: method, kind: 'server', facts }, parentId, outer)
  if (!span) return
  finished(res, () => {
    const route: string | undefined = state.route
    span.end({
      failed: res.statusCode >= 500,
      ...(route && { name: `${method} ${route}` }),
      facts: { 'http.response.status_code': res.statusCode, ...(route && { 'http.route': route }) },
    })
  })
}

/** The id of this request; empty before it was named. */
export function requestIdOf(ctx: Context): string {
  return String(ctx.state.requestId ?? '')
}
