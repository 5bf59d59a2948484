import { createCounter } from '@shop/service-kit/metrics/process-metrics'
import type { ProviderStatus } from '../ports/payment/payment-provider.ts'

/** `repeated`: it was applied before, or changes nothing any more. `unmatched`: of a payment that no order has begun. */
type Outcome = 'applied' | 'repeated' | 'unmatched'

const events = createCounter({
  name: 'payment_events_total',
  help: 'What the bank reported of payments, and what became of it',
  labelNames: ['status', 'outcome'],
})

export function countPaymentEvent(status: ProviderStatus, outcome: Outcome): void {
  events.inc({ status, outcome })
}
