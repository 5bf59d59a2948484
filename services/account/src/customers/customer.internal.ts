import { internalCustomerEndpoint } from '@shop/contracts/customers'
import type { Clock } from '@shop/service-kit/clock'
import { createInternalCalls, handleInternal, type InternalCalls } from '@shop/service-kit/internal'
import type { Sessions } from '@shop/service-kit/sessions'
import type { CustomerRepository } from './customer.repository.ts'
import { discountProfile } from './customer.ts'

type Deps = { customers: CustomerRepository; sessions: Sessions; clock: Clock }

export function customerCalls({ customers, sessions, clock }: Deps): InternalCalls {
  const calls = createInternalCalls()
  handleInternal(calls, internalCustomerEndpoint, async ({ session }) => {
    const id = await sessions.ownerOf(session)
    const customer = id ? await customers.byId(id) : null
    return { customer: customer && discountProfile(customer, clock.now()) }
  })
  return calls
}
