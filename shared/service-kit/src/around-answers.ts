import type { Context, Middleware } from 'koa'
import { answerError } from './answer-errors.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { refuseOddRequest } from './odd-request.ts'
import { refuseBrokenAddress } from './query-words.ts'
import { nameRequest } from './request-id.ts'

/** What goes on around every answer. It is one step and not six: each step on its own has promises to make and to wait for. */
export function aroundAnswers(log: Log, metrics?: Metrics): Middleware {
  return async (ctx, next) => {
    nameRequest(ctx)
    secureAnswer(ctx)
    metrics?.observe(ctx)
    try {
      refuseOddRequest(ctx)
      refuseBrokenAddress(ctx)
      await next()
    } catch (error) {
      answerError(ctx, error, log)
    }
    // Nobody waits any more: the file behind the answer would stay open for ever, for Koa waits for an end that never comes.
    if (ctx.res.destroyed) ctx.body = null
  }
}

/** Answers of the API are data: nothing in them may be run, framed or kept. A handler may set other values. */
function secureAnswer({ res }: Context): void {
  for (const [name, value] of secureHeaders) res.setHeader(name, value)
}

export const secureHeaders = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
})
