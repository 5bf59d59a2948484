import type { Guest, GuestFigures } from '@shop/contracts/staff/customers/buyer-figures'
import { guestKey, guestOf } from '../order/guest.ts'
import { figuresFrom } from './figures-from.ts'
import type { GuestOrder } from './guest-orders.repository.ts'

/** What the orders of each guest come to, kopiyky by hryvnia prices; `as_of`: nothing was read before it (docs/rules.md, "Customer base"). */
export function countGuests(guests: readonly Guest[], orders: readonly GuestOrder[], as_of: string): GuestFigures[] {
  const ordersOf = Map.groupBy(orders, order => {
    const guest = guestOf(order)
    return guest && guestKey(guest)
  })
  return guests.map(guest => {
    const own = ordersOf.get(guestKey(guest)) ?? []
    return { ...guest, person: personOf(own), as_of, ...figuresFrom(own) }
  })
}

function personOf(orders: readonly GuestOrder[]): GuestFigures['person'] {
  const inTurn = orders.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
  const [first, last] = [inTurn.at(0), inTurn.at(-1)]
  if (!first || !last) return null
  const { name, last_name: surname } = last.customer
  return { name, surname, first_order_at: first.created_at.toISOString() }
}
