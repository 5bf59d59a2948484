import { ShopError } from '@shop/contracts/errors'
import type { Context, Middleware } from 'koa'
import type * as z from 'zod/mini'
import { invalid, parseCallField } from './fields.ts'

export type QueryParams = Readonly<Record<string, string>>

/** The query as single parameters. A repeated name has two readers in two places, so it is refused (ASVS 15.3.7). */
export function queryOf({ querystring }: Pick<Context, 'querystring'>): QueryParams {
  const params: Record<string, string> = Object.create(null)
  // URLSearchParams reads the same parameters at three times the price; percent signs are whole by now (see below).
  const pairs = querystring.startsWith('?') ? querystring.slice(1) : querystring
  // Where no sign that divides parameters is hidden, all of them are decoded at once.
  const isPlain = !HIDDEN_SIGN.test(pairs)
  const decoded = isPlain ? String : decode
  for (const pair of (isPlain ? decode(pairs) : pairs).split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const name = decoded(equals < 0 ? pair : pair.slice(0, equals))
    if (name in params) throw invalid(name, 'repeated')
    params[name] = equals < 0 ? '' : decoded(pair.slice(equals + 1))
  }
  return params
}

// % & + =
const HIDDEN_SIGN = /%(?:2[56B]|3D)/i

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  return spaced.includes('%') ? decodeURIComponent(spaced) : spaced
}

/** What a call may ask with. A name such as `price[$ne]` means an object to other parsers: only a contract may use brackets. */
export function parseQuery<Query>(schema: z.ZodMiniType<Query> | undefined, params: QueryParams): Query {
  const query = parseCallField(schema, params)
  for (const name in params) if (isBracketed(name) && !isNamed(query, name)) throw invalid(name)
  return query
}

function isBracketed(name: string): boolean {
  return name.includes('[') || name.includes(']')
}

function isNamed(query: unknown, name: string): boolean {
  return Object.keys(query ?? {}).includes(name)
}

// Signs that stand for themselves in any text. More than one byte to a character, or no character at all, is checked in full.
const PLAIN_SIGNS = /^[^%]*(?:%[0-7][\da-f][^%]*)*$/i

/** A broken address is refused before anything reads it. */
export const refuseBrokenAddresses: Middleware = (ctx, next) => {
  refuseBrokenAddress(ctx)
  return next()
}

/** URLSearchParams and the router let broken percent signs pass as they stand; we do not. */
export function refuseBrokenAddress({ url }: Pick<Context, 'url'>): void {
  if (url.length > 8192) throw new ShopError('validation')
  if (PLAIN_SIGNS.test(url)) return
  try {
    decodeURIComponent(url)
  } catch {
    throw new ShopError('validation')
  }
}
