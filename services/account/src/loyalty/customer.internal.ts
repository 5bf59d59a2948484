import { internalCustomerEndpoint } from '@shop/contracts/customers/customers'
import {
  internalAccountExistsEndpoint,
  internalProvedEmailEndpoint,
  internalSessionOwnerEndpoint,
} from '@shop/contracts/customers/session-owner'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import { createInternalCalls, handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Clock } from '@shop/service-kit/process/clock'
import type { CustomerRepository } from '../customers/customer.repository.ts'
import { discountProfile, type LoyaltyDeps } from './loyalty.ts'

type Deps = LoyaltyDeps & { customers: CustomerRepository; sessions: Sessions; clock: Clock }

export function customerCalls(deps: Deps): InternalCalls {
  const { customers, sessions, clock } = deps
  const calls = createInternalCalls()
  handleInternal(calls, internalCustomerEndpoint, async ({ session }) => {
    const id = await sessions.ownerOf(session)
    const customer = id ? await customers.byId(id) : null
    if (!customer) return { customer: null }
    const proved_email = customer.emailVerified ? customer.email : null
    return { customer: { ...(await discountProfile(deps, customer, clock.now())), proved_email } }
  })
  handleInternal(calls, internalSessionOwnerEndpoint, async ({ session }) => ({ id: await sessions.ownerOf(session) }))
  handleInternal(calls, internalAccountExistsEndpoint, async ({ customer_id }) => ({
    exists: (await customers.byId(customer_id)) !== null,
  }))
  handleInternal(calls, internalProvedEmailEndpoint, async ({ session }) => {
    const id = await sessions.ownerOf(session)
    const customer = id ? await customers.byId(id) : null
    return { email: customer?.emailVerified ? customer.email : null }
  })
  return calls
}
