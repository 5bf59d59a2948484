import type { Endpoint } from '@shop/contracts/endpoint'
import type { Context, Middleware } from 'koa'
import type { Answer, Answerer } from './call.ts'
import { compressText } from './compress-text.ts'
import { inTime } from './deadline.ts'
import { Download, sendDownload } from './download.ts'
import { invalid, parseCallField } from './fields.ts'
import { fileBody } from './file-body.ts'
import { checkAccess, checkStepUp } from './guards.ts'
import { HttpCall } from './http-call.ts'
import { jsonBody } from './json-body.ts'
import { localAnswer } from './local-answer.ts'
import { localeOf } from './locale.ts'
import { sendPacked } from './prepared/packed.ts'
import { PreparedAnswer } from './prepared/prepared-answer.ts'
import { parseQuery, queryOf } from './query-params.ts'
import { addRoute, type Routes } from './routes.ts'
import { PrevalidatedResponse, writeAnswer } from './written-json.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Adds a route that answers only those who may ask, and only requests that match the contract. */
export function handle<Params, Query, Body, Result>(
  routes: Routes,
  endpoint: Endpoint<Params, Query, Body, Result>,
  answer: Answerer<Params, Query, Body, Result>,
): void {
  const { method, path, access, file } = endpoint
  const body = file ? [fileBody(file)] : method === 'GET' ? [] : [jsonBody]
  const steps = [
    checkAccess(access, routes.guards),
    ...checkStepUp(endpoint, routes.guards),
    ...body,
    answerByContract(endpoint, answer),
  ]
  const local = access === 'public' ? { local: localAnswer(endpoint, answer) } : {}
  addRoute(routes, { method, path, access, endpoint, steps, ...local })
}

/** Reads the call by the contract, has it answered in time, and lets nothing leave that the contract does not name. */
function answerByContract<Params, Query, Body, Result>(
  endpoint: Endpoint<Params, Query, Body, Result>,
  answer: Answerer<Params, Query, Body, Result>,
): Middleware {
  return async ctx => {
    const call = readCall(ctx, endpoint)
    ctx.status = endpoint.success ?? 200
    const result = answer(call)
    // What is there already is not waited for: a timer costs as much as a small answer.
    write(ctx, endpoint, result instanceof Promise ? await inTime(endpoint, result) : result)
  }
}

function readCall<Params, Query, Body, Result>(
  ctx: Context,
  endpoint: Endpoint<Params, Query, Body, Result>,
): HttpCall<Params, Query, Body> {
  const { body } = ctx.request
  // Refusals must use the language that a body names.
  if (body !== undefined) ctx.state.locale = localeOf(ctx, body)
  return new HttpCall(ctx, {
    params: parseCallField(endpoint.params, ctx.params),
    query: parseQuery(endpoint.query, queryOf(ctx)),
    body: parseCallField(endpoint.body, body ?? {}),
    idempotencyKey: endpoint.idempotent ? idempotencyKey(ctx) : '',
  })
}

function write<Params, Query, Body, Result>(
  ctx: Context,
  { result, sameForAll }: Endpoint<Params, Query, Body, Result>,
  answer: Answer<Result>,
): void {
  if (answer instanceof Download) {
    sendDownload(ctx, answer)
    return
  }
  ctx.res.setHeader('Content-Type', 'application/json; charset=utf-8')
  if (answer instanceof PreparedAnswer) {
    // Kept, yet asked for each time: a browser that has it already gets no second one.
    ctx.set('Cache-Control', 'no-cache')
    sendPacked(ctx, answer.packed)
  } else if (answer instanceof PrevalidatedResponse) {
    const written = writeAnswer(answer)
    const body = sameForAll ? compressBody(ctx, written, 'latin1') : null
    if (body) ctx.body = body
    else ctx.state.written = written
  } else {
    // Parsing drops what the contract does not name, so no field leaves by accident; a mismatch is our bug.
    const text = JSON.stringify({ status: true, ...result.parse(answer) })
    ctx.body = sameForAll ? (compressBody(ctx, text) ?? text) : text
  }
}

/** The answer as small as the client can read it; null where it goes uncompressed. */
function compressBody(ctx: Context, text: string, encoding?: BufferEncoding): Buffer | null {
  ctx.res.setHeader('Vary', 'Accept-Encoding')
  const packed = compressText(text, ctx.req.headers['accept-encoding'], encoding)
  if (packed) ctx.set('Content-Encoding', packed.encoding)
  return packed?.body ?? null
}

function idempotencyKey(ctx: Context): string {
  const key = ctx.get('Idempotency-Key')
  if (!UUID.test(key)) throw invalid('Idempotency-Key', key ? 'invalid' : 'required')
  return key.toLowerCase()
}
