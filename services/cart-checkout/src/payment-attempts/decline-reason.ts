import type { declineReasons } from '@shop/contracts/orders/orders'
import type { PaymentAttempt } from '../order/payment-attempt.ts'

type DeclineReason = (typeof declineReasons)[number]

/** Codes of WayForPay that a customer can do something about; what the bank keeps to itself stays its own affair. */
const reasons: Record<string, DeclineReason> = {
  '1102': 'cvv',
  '1103': 'card_expired',
  '1104': 'funds',
  '1105': 'card_number',
}

/** Why the last declined attempt was declined; null when the bank did not say, or it helps nobody. */
export function declineReason(attempts: readonly PaymentAttempt[]): DeclineReason | null {
  const declines = attempts.flatMap(({ heard }) => heard).filter(({ status }) => status === 'declined')
  const last = declines.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1)
  return (last && reasons[last.reason_code]) ?? null
}
