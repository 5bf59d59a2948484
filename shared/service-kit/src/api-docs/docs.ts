import { publicEndpoints } from '@shop/contracts/public-endpoints'
import type { Middleware } from 'koa'
import { DOCS_CSP, docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

/** The calls for people at /api/docs, for programs at /api/docs/openapi.json. */
export function docs(): Middleware {
  // Made at the first request: the start has better things to do.
  let made: ReturnType<typeof openApiDocument> | null = null
  const document = () => {
    made ??= openApiDocument('LEVADA', publicEndpoints)
    return made
  }
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (ctx.path === '/api/docs/openapi.json') ctx.body = document()
    else if (ctx.path === '/api/docs') {
      ctx.set('Content-Security-Policy', DOCS_CSP)
      ctx.type = 'html'
      ctx.body = docsPage(document())
    } else await next()
  }
}
