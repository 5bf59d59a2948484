import { ShopError } from '@shop/contracts/errors'
import type { Context } from 'koa'
import { invalid } from './fields.ts'

export type QueryWords = Readonly<Record<string, string>>

/** The query as single words. A repeated name has two readers in two places, so it is refused, as is `name[$ne]` (ASVS 15.3.7). */
export function queryOf(ctx: Context): QueryWords {
  const words: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(ctx.querystring)) {
    if (name in words) throw invalid(name, 'repeated')
    if (/[[\]]/.test(name)) throw invalid(name)
    words[name] = value
  }
  return words
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
