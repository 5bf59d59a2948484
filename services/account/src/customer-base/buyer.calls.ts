import { internalGuestOwnersEndpoint, internalTakeGuestsEndpoint } from '@shop/contracts/staff/customers/buyer-figures'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Clock } from '@shop/service-kit/process/clock'
import { guestFacts, guestKey } from '../customers/buyer.ts'
import type { Buyers } from '../customers/buyers.repository.ts'

/** Takes what the service of orders says of guests, and tells it to whom they belong. */
export function addBuyerCalls(calls: InternalCalls, { buyers, clock }: { buyers: Buyers; clock: Clock }): void {
  handleInternal(calls, internalTakeGuestsEndpoint, async ({ guests }) => {
    for (const told of guests) {
      const { person } = told
      if (person) await buyers.take(guestFacts({ ...told, person }))
      else await buyers.remove(guestKey(told), new Date(told.as_of), clock.now())
    }
    return {}
  })

  handleInternal(calls, internalGuestOwnersEndpoint, async ({ guests }) => {
    const joined = await buyers.findJoined(guests.map(guestKey))
    const cards = new Map((await buyers.findByIds(joined.values())).map(card => [card._id, card]))
    const owners = guests.flatMap(guest => {
      const owner = joined.get(guestKey(guest))
      const card = owner === undefined ? undefined : cards.get(owner)
      if (owner === undefined) return []
      return [
        card
          ? { guest, account: null, card: { phone: card.phone, email: card.email } }
          : { guest, account: owner, card: null },
      ]
    })
    return { owners }
  })
}
