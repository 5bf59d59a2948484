import type { FileBody } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { Context, Middleware } from 'koa'
import { rawBody } from './raw-body.ts'

// Each of them lies in memory while it comes and while it is worked on.
const MOST_AT_ONCE = 8
const MOST_OF_ONE = 4

/**
 * Puts the file that the request carries at `ctx.state.file`. Only so many come at once, of all and of one caller: who is one
 * too many is asked to come back in a moment, before anything is read.
 */
export function fileBody({ types, maxBytes }: FileBody): Middleware {
  const coming = new Map<string, number>()
  let all = 0
  return async (ctx, next) => {
    if (!types.includes(ctx.request.type.toLowerCase())) throw new ShopError('unsupported_media_type')
    const caller = callerOf(ctx)
    const own = coming.get(caller) ?? 0
    // Another service asks for all of its callers, and counts them itself.
    if (caller !== '' && own >= MOST_OF_ONE) throw new ShopError('too_many_requests', { seconds: 2 })
    if (all >= MOST_AT_ONCE) throw new ShopError('busy', { seconds: 2 })
    all += 1
    coming.set(caller, own + 1)
    try {
      ctx.state.file = await rawBody(ctx, maxBytes)
      await next()
    } finally {
      all -= 1
      const left = (coming.get(caller) ?? 1) - 1
      if (left > 0) coming.set(caller, left)
      else coming.delete(caller)
    }
  }
}

function callerOf(ctx: Context): string {
  const { caller } = ctx.state
  return caller?.staff?.id ?? caller?.customer?.id ?? ''
}
