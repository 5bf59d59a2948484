import type { Order } from '../orders/order.ts'
import type { PaymentAttempt } from './attempt.ts'

/** For so long after the customer came back from the bank nobody pays or cancels before it has answered (rules §8.2). */
export const ASKING_MS = 60_000

/** Did the bank answer a question that was asked then or later? *Unknown to me* is an answer, too. */
export function isAnsweredSince({ answered_at }: PaymentAttempt, since: Date): boolean {
  return answered_at !== undefined && answered_at >= since
}

/** Did the customer come back from the bank a moment ago, and has it not yet told what became of this attempt? */
export function isAwaited(attempt: PaymentAttempt, now: Date): boolean {
  const { state, returned_at } = attempt
  if (state !== 'started' || !returned_at || isAnsweredSince(attempt, returned_at)) return false
  return now.getTime() < returned_at.getTime() + ASKING_MS
}

/** Is the bank being asked about the payment that the customer came back from? Then there is no pay and no cancel (rules §8.2). */
export function isAskingBank({ attempts }: { attempts: readonly PaymentAttempt[] }, now: Date): boolean {
  return attempts.some(attempt => isAwaited(attempt, now))
}

/** Was it cancelled without the bank's answer, so that nobody may say yet that nothing was charged (rules §8.3)? */
export function isMaybeCharged({ state, attempts, cancel_requested }: Order): boolean {
  if (state !== 'cancelled' || !cancel_requested) return false
  return attempts.some(
    attempt =>
      attempt.state === 'in_processing' ||
      attempt.state === 'review' ||
      (attempt.state === 'started' && !isAnsweredSince(attempt, cancel_requested.at)),
  )
}
