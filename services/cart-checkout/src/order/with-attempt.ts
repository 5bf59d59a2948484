import type { Order } from './order.ts'
import type { PaymentAttempt } from './payment-attempt.ts'
import { searchTerms } from './search-terms.ts'

/** The order with one more attempt, which staff find it by. */
export function withNewAttempt<Known extends Order>(order: Known, attempt: PaymentAttempt): Known {
  const { name, last_name, phone } = order.customer
  const attempts = [...order.attempts, attempt]
  const payment_ids = attempts.map(({ payment_id }) => payment_id)
  const search_terms = searchTerms({ number: order.number, payment_ids, phone, names: [name, last_name] })
  return { ...order, attempts, search_terms }
}
