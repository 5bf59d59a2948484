import type { AnyEndpoint, Endpoint } from '@shop/contracts/endpoint'
import type { Context } from 'koa'
import type { Answer, Answerer, Call } from './call.ts'
import { compressed } from './compressed.ts'
import { inTime } from './deadline.ts'
import { invalid, parsePart } from './fields.ts'
import { type Asker, accessRule } from './guards.ts'
import { HttpCall } from './http-call.ts'
import { jsonBody } from './json-body.ts'
import { localAnswer } from './local-answer.ts'
import { localeOf } from './locale.ts'
import { PreparedJson } from './prepared.ts'
import { parseQuery, queryOf } from './query-words.ts'
import { addRoute, type QuickAnswer, type Routes } from './routes.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Adds a route that answers only those who may ask, and only requests that match the contract. `quick` may answer a guest's
 * plain questions before all that: it judges by itself whether a question is right.
 */
export function handle<Params, Query, Body, Result>(
  routes: Routes,
  endpoint: Endpoint<Params, Query, Body, Result>,
  answer: Answerer<Params, Query, Body, Result>,
  quick?: QuickAnswer,
): void {
  const { method, path, access } = endpoint
  if (quick && (method !== 'GET' || access !== 'public'))
    throw new Error(`${method} ${path} cannot be answered quickly`)
  const ask = accessRule(access, routes.guards)
  const run = async (ctx: Context) => {
    // What is there already is not waited for: each wait costs as much as a small answer.
    const asked = ask(ctx)
    const asker = asked instanceof Promise ? await asked : asked
    const body = method === 'GET' ? undefined : await jsonBody(ctx)
    const call = readCall(ctx, endpoint, asker, body)
    ctx.status = endpoint.success ?? 200
    const said = answer(call)
    write(ctx, endpoint, said instanceof Promise ? await inTime(endpoint, said) : said)
  }
  const local = access === 'public' ? { local: localAnswer(endpoint, answer) } : {}
  addRoute(routes, { method, path, access, endpoint, run, ...local, ...(quick && { quick }) })
}

function readCall<Params, Query, Body, Result>(
  ctx: Context,
  endpoint: Endpoint<Params, Query, Body, Result>,
  asker: Asker,
  body: unknown,
): Call<Params, Query, Body> {
  // What a body says of the language, refusals must know too.
  if (body !== undefined) ctx.state.locale = localeOf(ctx, body)
  return new HttpCall(ctx, asker, {
    params: parsePart(endpoint.params, ctx.params),
    query: parseQuery(endpoint.query, queryOf(ctx)),
    body: parsePart(endpoint.body, body ?? {}),
    idempotencyKey: endpoint.idempotent ? idempotencyKey(ctx) : '',
  })
}

function write<Params, Query, Body, Result>(
  ctx: Context,
  endpoint: Endpoint<Params, Query, Body, Result>,
  answer: Answer<Result>,
): void {
  if (answer instanceof PreparedJson) {
    if (answer.onSent) ctx.res.once('close', answer.onSent)
    writeJson(ctx, endpoint, answer.text)
    return
  }
  // Parsing drops what the contract does not name, so no field leaves by accident; a mismatch is our bug.
  const checked = { status: true, ...endpoint.result.parse(answer) }
  if (endpoint.sameForAll) writeJson(ctx, endpoint, JSON.stringify(checked))
  else ctx.body = checked
}

function writeJson(ctx: Context, { sameForAll }: Pick<AnyEndpoint, 'sameForAll'>, text: string | Buffer): void {
  ctx.res.setHeader('Content-Type', 'application/json; charset=utf-8')
  if (!sameForAll) {
    ctx.body = text
    return
  }
  const { body, encoding } = compressed(text, ctx.get('Accept-Encoding'))
  ctx.vary('Accept-Encoding')
  if (encoding) ctx.set('Content-Encoding', encoding)
  ctx.body = body
}

function idempotencyKey(ctx: Context): string {
  const key = ctx.get('Idempotency-Key')
  if (!UUID.test(key)) throw invalid('Idempotency-Key', key ? 'invalid' : 'required')
  return key.toLowerCase()
}
