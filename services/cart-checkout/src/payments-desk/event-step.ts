import type { UnmatchedEvent } from '@shop/contracts/staff/orders/payments-desk'
import type { PaymentEvent } from '../ports/payment/payment-provider.ts'

/** What is to be done about an event that no order explains. */
export function eventStep({ status }: Pick<PaymentEvent, 'status'>): UnmatchedEvent['next'] {
  if (status === 'approved') return 'match'
  return status === 'pending' ? 'ask' : 'close'
}
