import { MINUTE_MS } from '@shop/calendar/durations'
import { ShopError } from '@shop/contracts/errors'
import type { StaffMeans } from '@shop/contracts/orders/payment-means'
import type { Money } from '@shop/money/money'
import type { Order } from '../order/order.ts'
import { paymentId } from '../order/order-ref.ts'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import type { PaymentProvider } from '../ports/payment/payment-provider.ts'
import { isUnanswered } from './asking.ts'
import { chargeOf, type FrozenEuro } from './charge.ts'

type Method = PaymentAttempt['method']

/** How long one attempt is handed out again and again. */
export const ATTEMPT_MS = 30 * MINUTE_MS

type Payable = { number: string; attempts: readonly PaymentAttempt[] }

/** So often somebody may begin to pay one order (docs/rules.md, "Payments"). */
const MOST_ATTEMPTS = 10

/**
 * The attempt that may be handed out once more; null when a new one is needed. One that the customer came back from, and
 * that the bank says nothing of, is the only one that may be: two could both be paid (docs/rules.md, "Payments").
 */
export function openAttempt(
  { attempts }: Payable,
  { merchant }: PaymentProvider,
  method: Method,
  now: Date,
): PaymentAttempt | null {
  const last = attempts.at(-1)
  if (last?.state !== 'started' || last.merchant !== merchant) return null
  if (isUnanswered(last)) return last
  if (last.method !== method) return null
  return now.getTime() - last.created_at.getTime() < ATTEMPT_MS ? last : null
}

/** @throws ShopError payment_attempts_limit when there were enough of them. */
export function checkAttemptsLeft({ attempts }: Payable): void {
  if (attempts.length >= MOST_ATTEMPTS) throw new ShopError('payment_attempts_limit')
}

/** One more attempt. Where the bank charges hryvnias, a sum in euros goes along. */
export function newAttempt(
  { number, attempts }: Payable,
  { name, merchant }: Pick<PaymentProvider, 'name' | 'merchant'>,
  { total, method, now, ...frozen }: FrozenEuro & { total: Money; method: Method; now: Date },
): PaymentAttempt {
  const charge = chargeOf(total, frozen)
  return {
    payment_id: paymentId(number, attempts.length + 1),
    provider: name,
    merchant,
    method,
    state: 'started',
    created_at: now,
    charge,
    alternative: total.currency === charge.currency ? null : total,
    heard: [],
  }
}

/** Money that staff took themselves: by bank transfer, in the showroom. */
export const MANUAL = 'manual'

/** Money that somebody has in hand: an attempt that no bank will speak of. */
export function manualAttempt(
  payable: Payable,
  { means, ...paid }: FrozenEuro & { total: Money; method: Method; means: StaffMeans; now: Date },
): PaymentAttempt {
  return { ...newAttempt(payable, { name: MANUAL, merchant: MANUAL }, paid), means, state: 'approved' }
}

/** The order with one more attempt. */
export function withNewAttempt<Known extends Order>(order: Known, attempt: PaymentAttempt): Known {
  return { ...order, attempts: [...order.attempts, attempt] }
}
