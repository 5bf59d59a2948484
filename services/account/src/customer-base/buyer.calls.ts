import { internalTakeGuestsEndpoint } from '@shop/contracts/staff/customers/buyer-figures'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Clock } from '@shop/service-kit/process/clock'
import { guestFacts, guestKey } from '../customers/buyer.ts'
import type { Buyers } from '../customers/buyers.repository.ts'

/** Takes what the service of orders says of guests. */
export function addBuyerCalls(calls: InternalCalls, { buyers, clock }: { buyers: Buyers; clock: Clock }): void {
  handleInternal(calls, internalTakeGuestsEndpoint, async ({ guests }) => {
    for (const told of guests) {
      const { person } = told
      if (person) await buyers.take(guestFacts({ ...told, person }))
      else await buyers.remove(guestKey(told), new Date(told.as_of), clock.now())
    }
    return {}
  })
}
