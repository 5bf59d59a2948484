import type { Money } from '@shop/money/money'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import type { FrozenEuro } from './charge.ts'
import { newAttempt } from './new-attempt.ts'

/** Money that staff took themselves: by bank transfer, in the showroom. */
export const MANUAL = 'manual'

/** Money that somebody has in hand: an attempt that no bank will speak of. */
export function manualAttempt(
  payable: { number: string; attempts: readonly PaymentAttempt[] },
  paid: FrozenEuro & { total: Money; method: PaymentAttempt['method']; now: Date },
): PaymentAttempt {
  return { ...newAttempt(payable, { name: MANUAL, merchant: MANUAL }, paid), state: 'approved' }
}
