import { createHmac, timingSafeEqual } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import type { Order } from '../order/order.ts'

type CodeProblem = 'code_wrong' | 'code_expired' | 'too_many_attempts'

const VALID_MS = 10 * 60_000
const MAX_TRIES = 5

/**
 * Six digits that only the shop can compute. They are derived from the moment they were requested, so the code itself
 * is kept nowhere: neither in the order nor in the email that waits.
 */
export function orderCode(secret: string, number: string, sent: Date): string {
  const digest = createHmac('sha256', secret).update(`${number} ${sent.toISOString()}`).digest()
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0')
}

/** One more code is on its way to the mailbox of the order; earlier ones are void. */
export function withCodeSent(order: Order, now: Date): Order {
  const row = { at: now, event: 'send_code', from: order.state, to: order.state, who: 'customer' }
  return { ...order, history: [...order.history, row], code_tries: 0 }
}

/** A try counts before it is judged, so that many at once are no more than as many one after another. */
export function withCodeTried(order: Order): Order {
  return { ...order, code_tries: (order.code_tries ?? 0) + 1 }
}

/** A code opens once. */
export function withCodeUsed<Known extends Order>(order: Known): Known {
  return { ...order, code_tries: MAX_TRIES + 1 }
}

/** @throws ShopError code_wrong, code_expired or too_many_attempts. */
export function checkCode(order: Order, typed: string, secret: string, now: Date): void {
  const problem = codeProblem(order, typed, secret, now)
  if (problem) throw new ShopError(problem)
}

/** Why the code does not open the order now; null when it does. */
export function codeProblem(order: Order, typed: string, secret: string, now: Date): CodeProblem | null {
  const sent = order.history.findLast(({ event }) => event === 'send_code')?.at
  if (!sent) return 'code_wrong'
  if (now.getTime() - sent.getTime() > VALID_MS) return 'code_expired'
  if ((order.code_tries ?? 0) > MAX_TRIES) return 'too_many_attempts'
  const isRight = timingSafeEqual(
    Buffer.from(typed.padEnd(6).slice(0, 6)),
    Buffer.from(orderCode(secret, order.number, sent)),
  )
  return isRight ? null : 'code_wrong'
}
