import { internalCustomerEndpoint } from '@shop/contracts/customers'
import { createInternalCalls, handleInternal, type InternalCalls } from '@shop/service-kit/internal'

/** One customer is known: whoever has this session is at the level of 10 percent. */
export const knownSession = 'a-session-that-the-account-service-knows'

export function stubAccount(): InternalCalls {
  const calls = createInternalCalls()
  handleInternal(calls, internalCustomerEndpoint, ({ session }) => ({
    customer: session === knownSession ? { id: 'customer-1', level: 10, birthday: false } : null,
  }))
  return calls
}
