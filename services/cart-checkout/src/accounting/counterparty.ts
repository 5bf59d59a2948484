import { createHash } from 'node:crypto'
import { type GuestOwner, MOST_GUESTS } from '@shop/contracts/staff/customers/buyer-figures'
import type { Customers } from '../clients/customers.ts'
import { guestKey, guestOf } from '../order/guest.ts'
import type { Placed } from '../order/order-states.ts'

/** The id of an order's buyer in 1C. */
export type CounterpartyOf = (order: Placed) => string

/**
 * The id of the buyer in 1C by the order alone: of an account `u-…`, of all orders of a guest with one phone and mailbox `g-…`. An order
 * that lost its person stands alone (docs/rules.md, "1C").
 */
export function counterpartyId(order: Placed): string {
  if (order.customer_id) return `u-${order.customer_id}`
  const guest = guestOf(order)
  return guest ? idOfGuest(guest) : `g-${order.number}`
}

/** One for one person: guests whose card was joined to another one, or to an account, have the id of that. Asks the service of customers. */
export async function readCounterparties(
  customers: Pick<Customers, 'fetchGuestOwners'>,
  orders: readonly Placed[],
): Promise<CounterpartyOf> {
  const guests = [
    ...new Map(orders.flatMap(order => guestOf(order) ?? []).map(guest => [guestKey(guest), guest])).values(),
  ]
  const ids = new Map<string, string>()
  for (let from = 0; from < guests.length; from += MOST_GUESTS) {
    const owners = await customers.fetchGuestOwners(guests.slice(from, from + MOST_GUESTS))
    for (const owner of owners) ids.set(guestKey(owner.guest), idOfOwner(owner))
  }
  return order => {
    const guest = guestOf(order)
    return (guest && ids.get(guestKey(guest))) ?? counterpartyId(order)
  }
}

function idOfOwner({ guest, account, card }: GuestOwner): string {
  if (account) return `u-${account}`
  return idOfGuest(card ? { phone: card.phone ?? '', email: card.email } : guest)
}

function idOfGuest(guest: GuestOwner['guest']): string {
  return `g-${createHash('sha256').update(guestKey(guest)).digest('hex').slice(0, 24)}`
}
