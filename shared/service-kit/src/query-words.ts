import { ShopError } from '@shop/contracts/errors'
import type { Context } from 'koa'
import type * as z from 'zod/mini'
import { invalid, parsePart } from './fields.ts'

type QueryWords = Readonly<Record<string, string>>

/** The query as single words. A repeated name has two readers in two places, so it is refused (ASVS 15.3.7). */
export function queryOf(ctx: Context): QueryWords {
  const words: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(ctx.querystring)) {
    if (name in words) throw invalid(name, 'repeated')
    words[name] = value
  }
  return words
}

/** What a call may ask with. A name such as `price[$ne]` means an object to other parsers: only a contract may use brackets. */
export function parseQuery<Query>(schema: z.ZodMiniType<Query> | undefined, words: QueryWords): Query {
  const query = parsePart(schema, words)
  const named = new Set(Object.keys(query ?? {}))
  const foreign = Object.keys(words).find(name => /[[\]]/.test(name) && !named.has(name))
  if (foreign !== undefined) throw invalid(foreign)
  return query
}

/** URLSearchParams and the router let broken percent signs pass as they stand; we do not. */
export function refuseBrokenAddress(ctx: Context): void {
  if (ctx.url.length > 8192) throw new ShopError('validation')
  try {
    decodeURIComponent(ctx.path)
    decodeURIComponent(ctx.querystring.replaceAll('+', ' '))
  } catch {
    throw new ShopError('validation')
  }
}
