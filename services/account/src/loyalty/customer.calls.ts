import { internalAccountEndpoint, internalCustomerEndpoint } from '@shop/contracts/customers/customers'
import { internalProvedEmailEndpoint, internalSessionOwnerEndpoint } from '@shop/contracts/customers/session-owner'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Clock } from '@shop/service-kit/process/clock'
import type { CustomerRepository } from '../customers/customer.repository.ts'
import type { Customer } from '../customers/customer.ts'
import { discountProfile, type LoyaltyDeps } from './loyalty.ts'

type Deps = LoyaltyDeps & { customers: CustomerRepository; sessions: Sessions; clock: Clock }

export function addCustomerCalls(calls: InternalCalls, deps: Deps): void {
  const { customers, sessions, clock } = deps
  async function profileOf(customer: Customer) {
    const proved_email = customer.emailVerified ? customer.email : null
    return { ...(await discountProfile(deps, customer, clock.now())), proved_email }
  }
  handleInternal(calls, internalCustomerEndpoint, async ({ session }) => {
    const id = await sessions.ownerOf(session)
    const customer = id ? await customers.findById(id) : null
    return { customer: customer && (await profileOf(customer)) }
  })
  handleInternal(calls, internalAccountEndpoint, async ({ id }) => {
    const customer = await customers.findById(id)
    if (!customer) return { customer: null }
    const { name, surname, email, phone } = customer
    return { customer: { ...(await profileOf(customer)), name, surname, email, phone } }
  })
  handleInternal(calls, internalSessionOwnerEndpoint, async ({ session }) => ({ id: await sessions.ownerOf(session) }))
  handleInternal(calls, internalProvedEmailEndpoint, async ({ session }) => {
    const id = await sessions.ownerOf(session)
    const customer = id ? await customers.findById(id) : null
    return { email: customer?.emailVerified ? customer.email : null }
  })
}
