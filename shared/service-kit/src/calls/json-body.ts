import { bodyParser } from '@koa/bodyparser'
import { ShopError } from '@shop/contracts/errors'
import type { Context, Middleware, Next } from 'koa'
import { bodyRefusal, refuseEncoded } from './raw-body.ts'

const MAX_JSON_BYTES = 256 * 1024
const MAX_DEPTH = 20
// Such keys have no honest use, and one careless merge would turn them into a hole.
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])
// What a decoder writes in place of bytes that are no UTF-8.
const BROKEN_BYTES = '\uFFFD'

const parseBody = bodyParser({
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  // Which types may come is checked below; the parser is asked only for what may be JSON.
  detectJSON: () => true,
  jsonLimit: String(MAX_JSON_BYTES),
  jsonStrict: false,
  onError: (error, ctx) => {
    const refusal = bodyRefusal(ctx, error)
    throw refusal.code === 'validation' && !isJson(ctx) ? new ShopError('unsupported_media_type') : refusal
  },
})

/** Puts the JSON that the request carries at `ctx.request.body`; undefined when it carries nothing. */
export const jsonBody: Middleware = (ctx, next) => {
  if (ctx.get('Content-Type') && !isJson(ctx)) throw new ShopError('unsupported_media_type')
  refuseEncoded(ctx)
  return parseBody(ctx, () => afterParsing(ctx, next))
}

function afterParsing(ctx: Context, next: Next): Promise<void> {
  const { rawBody = '', body } = ctx.request
  if (rawBody === '') ctx.request.body = undefined
  else {
    if (!isJson(ctx)) throw new ShopError('unsupported_media_type')
    if (rawBody.includes(BROKEN_BYTES)) throw new ShopError('validation')
    refuseHostileShape(body, 1)
  }
  return next()
}

function isJson(ctx: Context): boolean {
  return ctx.request.type.toLowerCase() === 'application/json'
}

function refuseHostileShape(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH) throw new ShopError('validation')
  for (const [key, inner] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw new ShopError('validation')
    refuseHostileShape(inner, depth + 1)
  }
}
