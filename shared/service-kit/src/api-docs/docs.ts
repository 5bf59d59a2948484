import { publicEndpoints } from '@shop/contracts/public-endpoints'
import type { Middleware } from 'koa'
import { type Packed, packPieces, sendPacked } from '../calls/prepared/packed.ts'
import { createSharedRuns } from '../calls/shared-runs.ts'
import { DOCS_CSP, docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

const DOCUMENT = '/api/docs/openapi.json'

/** The calls for people at /api/docs, for programs at /api/docs/openapi.json: each written once, for they are long and read by anybody. */
export function docs(): Middleware {
  const prepared = new Map<string, Packed>()
  const preparing = createSharedRuns<Packed>()
  // At the first request: the start has better things to do.
  const prepare = async (path: string) => {
    const written = await packPieces((path === DOCUMENT ? openApiDocument : docsPage)('LEVADA', publicEndpoints))
    prepared.set(path, written)
    return written
  }
  return async (ctx, next) => {
    const { method, path } = ctx
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || (path !== DOCUMENT && path !== '/api/docs')) return next()
    const written = prepared.get(path) ?? (await preparing(path, () => prepare(path)))
    ctx.set('Cache-Control', 'no-cache')
    if (path === DOCUMENT) ctx.type = 'json'
    else {
      ctx.set('Content-Security-Policy', DOCS_CSP)
      ctx.type = 'html'
    }
    sendPacked(ctx, written)
  }
}
