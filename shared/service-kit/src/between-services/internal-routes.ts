import { createHash, timingSafeEqual } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import type { Middleware } from 'koa'
import { jsonBody } from '../calls/json-body.ts'
import { addRoute, createRoutes, type Routes } from '../calls/routes.ts'
import type { InternalCalls } from './internal.ts'

export const SECRET_HEADER = 'X-Internal-Secret'

/** Serves internal calls over HTTP to whoever knows the shared secret. To others they do not exist. */
export function internalRoutes(calls: InternalCalls, secret: string): Routes {
  const routes = createRoutes()
  for (const [path, { run }] of calls) {
    const answer: Middleware = async ctx => {
      ctx.body = { status: true, result: await run(ctx.request.body) }
    }
    addRoute(routes, { method: 'POST', path, access: 'internal', steps: [letInWith(secret), jsonBody, answer] })
  }
  return routes
}

function letInWith(secret: string): Middleware {
  return (ctx, next) => {
    if (!same(ctx.get(SECRET_HEADER), secret)) throw new ShopError('not_found')
    return next()
  }
}

// Digests have one length whatever was sent, so the comparison tells nothing.
function same(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
