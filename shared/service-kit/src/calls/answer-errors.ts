import { statusOfError } from '@shop/contracts/error-status'
import type { ErrorCode } from '@shop/contracts/errors'
import type { Context, Middleware } from 'koa'
import type { Log } from '../log/log.ts'
import { refusalsOf } from '../log/sample-refusals.ts'
import { NotAnswered } from '../trace/not-answered.ts'
import { localeOf } from './locale.ts'
import { asRefusal, envelopeOf, retryAfter } from './refusal.ts'
import { requestIdOf } from './request-id.ts'

// Failed sign-ins and refused permissions may be an attack: each of them is recorded.
const RECORDED_IN_FULL = new Set<ErrorCode>(['bad_credentials', 'forbidden'])

/** The only place where an error becomes an HTTP answer. */
export function answerErrors(log: Log): Middleware {
  return async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      answerError(ctx, error, log)
    }
    if (ctx.res.destroyed) answerNobody(ctx)
  }
}

function answerError(ctx: Context, error: unknown, log: Log): void {
  const refusal = asRefusal(error)
  const facts = {
    ...{ request_id: requestIdOf(ctx), method: ctx.method, route: ctx.state.route, code: refusal.code },
    ...(refusal instanceof NotAnswered && askedOf(refusal)),
  }
  const refusals = refusalsOf(log)
  // A defect of one call must not hide that of another.
  if (refusal !== error)
    refusals.write(`${facts.code} ${facts.route}`, 'error', { ...facts, err: error }, 'request failed')
  else if (RECORDED_IN_FULL.has(refusal.code) && !ctx.state.isForeign) log.info(facts, 'request refused')
  else refusals.write(ctx.state.isForeign ? 'foreign origin' : refusal.code, 'info', facts, 'request refused')
  if (ctx.res.destroyed) return
  const wait = retryAfter(refusal)
  if (wait !== null) ctx.set('Retry-After', String(wait))
  ctx.set('Cache-Control', 'no-store')
  ctx.status = statusOfError[refusal.code]
  ctx.body = envelopeOf(refusal, ctx.state.locale ?? localeOf(ctx), facts.request_id)
}

/** What the log says of a service that did not answer. */
function askedOf({ asked, addresses, waited }: NotAnswered) {
  return { asked, addresses: addresses.join(','), waited }
}

/** The reader has left: no answer is made, and a file behind it is closed, for Koa waits for an end that never comes. */
function answerNobody(ctx: Context): void {
  ctx.body = null
  ctx.respond = false
}
