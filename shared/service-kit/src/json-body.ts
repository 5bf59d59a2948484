import { ShopError } from '@shop/contracts/errors'
import type { Context } from 'koa'
import { rawBody } from './raw-body.ts'

const MAX_JSON_BYTES = 256 * 1024
const MAX_DEPTH = 20
// Such keys have no honest use, and one careless merge would turn them into a hole (D22).
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** The JSON that the request carries; undefined when it carries nothing. */
export async function jsonBody(ctx: Context): Promise<unknown> {
  const isJson = ctx.request.type.toLowerCase() === 'application/json'
  if (ctx.get('Content-Type') && !isJson) throw new ShopError('unsupported_media_type')
  const bytes = await rawBody(ctx, MAX_JSON_BYTES)
  if (bytes.length === 0) return undefined
  if (!isJson) throw new ShopError('unsupported_media_type')
  const value = parse(bytes)
  refuseHostileShape(value, 1)
  return value
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ShopError('validation')
  }
}

function refuseHostileShape(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH) throw new ShopError('validation')
  for (const [key, inner] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw new ShopError('validation')
    refuseHostileShape(inner, depth + 1)
  }
}
