import type { Order } from '../order/order.ts'
import type { PaymentAttempt } from '../order/payment-attempt.ts'

/** For this long after the customer came back from the bank nobody pays or cancels before it answers (docs/rules.md, "Payments"). */
export const ASKING_MS = 60_000
/** Anybody with the order's address can open the return page again and again; that must not poll the bank for ever. */
const MOST_RETURNS = 10

type Tried = { attempts: readonly PaymentAttempt[] }

/** Did the bank answer a question that was asked then or later? *Unknown to me* is an answer, too. */
export function isAnsweredSince({ answered_at }: PaymentAttempt, since: Date): boolean {
  return answered_at !== undefined && answered_at >= since
}

/** Did the customer come back from the bank, and has it not said since what became of this attempt? */
export function isUnanswered(attempt: PaymentAttempt): boolean {
  const { state, returned_at } = attempt
  return state === 'started' && returned_at !== undefined && !isAnsweredSince(attempt, returned_at)
}

/** Is it still without an answer within the minute in which the bank is asked again and again? */
export function isAwaited(attempt: PaymentAttempt, now: Date): boolean {
  return isUnanswered(attempt) && now.getTime() < (attempt.returned_at?.getTime() ?? 0) + ASKING_MS
}

/** Is the bank being asked about the payment that the customer came back from? Then nobody pays or cancels (docs/rules.md, "Payments"). */
export function isAskingBank({ attempts }: Tried, now: Date): boolean {
  return attempts.some(attempt => isAwaited(attempt, now))
}

/**
 * The attempts after the customer came back from the bank: which of the open ones was paid, only the bank can tell.
 * Null when none is open, or the bank is being asked already.
 */
export function withReturn({ attempts }: Tried, merchant: string, now: Date): PaymentAttempt[] | null {
  const isNews = (attempt: PaymentAttempt) =>
    attempt.state === 'started' &&
    attempt.merchant === merchant &&
    !isAwaited(attempt, now) &&
    (attempt.returns ?? 0) < MOST_RETURNS
  if (!attempts.some(isNews)) return null
  return attempts.map(attempt =>
    isNews(attempt) ? { ...attempt, returned_at: now, returns: (attempt.returns ?? 0) + 1 } : attempt,
  )
}

/** May the bank still say something else of this attempt than that it took nothing, as far as it was asked since then? */
function isUnsettled(attempt: PaymentAttempt, since: Date): boolean {
  const { state } = attempt
  return state === 'in_processing' || state === 'review' || (state === 'started' && !isAnsweredSince(attempt, since))
}

/** Is there a payment of which the bank has not said, asked since then, that it took nothing? */
export function isBankSilent({ attempts }: Tried, since: Date): boolean {
  return attempts.some(attempt => isUnsettled(attempt, since))
}

/** Was it cancelled without the bank's answer, so that it may have been charged (docs/rules.md, "Order states")? */
export function isMaybeCharged(order: Order): boolean {
  return order.state === 'cancelled' && !!order.cancel_requested && isBankSilent(order, order.cancel_requested.at)
}
