import { ShopError } from '@shop/contracts/errors'
import type { Middleware } from 'koa'

/** A call that no service owns is answered as a call, not with a page. */
export const refuseUnknownCalls: Middleware = async (ctx, next) => {
  if (/^\/api(?:\/|$)/i.test(ctx.path)) throw new ShopError('not_found')
  await next()
}
