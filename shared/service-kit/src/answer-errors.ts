import { type ErrorCode, errorStatus } from '@shop/contracts/errors'
import type { Context } from 'koa'
import { localeOf } from './locale.ts'
import type { Log } from './log.ts'
import { asRefusal, envelopeOf, retryAfter } from './refusal.ts'
import { requestIdOf } from './request-id.ts'

// Refusals that may be somebody's attack (ASVS 16.3): whoever watches the shop must see them come.
const WORTH_KNOWING = new Set<ErrorCode>([
  'bad_credentials',
  'forbidden',
  'too_many_requests',
  'too_many_attempts',
  'unpaid_orders_limit',
])

/** The only place where an error becomes an HTTP answer. */
export function answerError(ctx: Context, error: unknown, log: Log): void {
  const refusal = asRefusal(error)
  const facts = { request_id: requestIdOf(ctx), method: ctx.method, route: ctx.state.route, code: refusal.code }
  if (refusal !== error) log.error({ ...facts, err: error }, 'request failed')
  else if (WORTH_KNOWING.has(refusal.code)) log.info(facts, 'request refused')
  const wait = retryAfter(refusal)
  if (wait !== null) ctx.set('Retry-After', String(wait))
  ctx.set('Cache-Control', 'no-store')
  ctx.status = errorStatus[refusal.code]
  ctx.body = envelopeOf(refusal, ctx.state.locale ?? localeOf(ctx), facts.request_id)
}
