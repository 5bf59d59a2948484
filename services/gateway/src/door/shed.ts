import { ShopError } from '@shop/contracts/errors'
import type { Middleware } from 'koa'

/** Beyond this many answers in flight a new one would only make all of them late: the browser is asked to come back (C6). */
export function shedAbove(most: number): Middleware {
  let inFlight = 0
  return async (_, next) => {
    if (inFlight >= most) throw new ShopError('busy', { seconds: 1 })
    inFlight += 1
    try {
      await next()
    } finally {
      inFlight -= 1
    }
  }
}
