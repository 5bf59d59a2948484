import type { Middleware } from 'koa'
import { Download, sendDownload } from '../calls/download.ts'
import { fileBody } from '../calls/file-body.ts'
import { jsonBody } from '../calls/json-body.ts'
import { NothingDone } from '../calls/nothing-done.ts'
import { addRoute, createRoutes, type Routes } from '../calls/routes.ts'
import { authenticateCaller, BESIDE_FILE_HEADER, type CallerProofs } from './authenticate-caller.ts'
import type { InternalCalls } from './internal.ts'

/** Of a refusal: nothing was done. */
export const NOTHING_DONE_HEADER = 'X-Nothing-Done'
export const FILE_TYPE = 'application/octet-stream'
const NO_FILE = Buffer.alloc(0)

/** Serves internal calls over HTTP to the services that may make them, by their signatures. For others they do not exist. */
export function internalRoutes(calls: InternalCalls, proofs: CallerProofs): Routes {
  const routes = createRoutes()
  for (const [path, { run, endpoint }] of calls) {
    const answer: Middleware = async ctx => {
      const body = endpoint.file ? JSON.parse(decodeURIComponent(ctx.get(BESIDE_FILE_HEADER))) : ctx.request.body
      const result = await run(body, ctx.state.file ?? NO_FILE).catch(error => {
        if (error instanceof NothingDone) ctx.set(NOTHING_DONE_HEADER, '1')
        throw error
      })
      if (result instanceof Download) sendDownload(ctx, result)
      else ctx.body = { status: true, result }
    }
    const body = endpoint.file ? fileBody({ ...endpoint.file, types: [FILE_TYPE] }) : jsonBody
    const { before, after } = authenticateCaller(proofs, path)
    addRoute(routes, { method: 'POST', path, access: 'internal', steps: [before, body, after, answer] })
  }
  return routes
}
