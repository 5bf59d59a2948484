import { createHash } from 'node:crypto'
import { guestKey, guestOf } from '../order/guest.ts'
import type { Placed } from '../order/order-states.ts'

/**
 * The id of the buyer in 1C, one for one person: of an account `u-…`, of all orders of a guest with one phone and mailbox `g-…`. An order
 * that lost its person stands alone (docs/rules.md, "1C").
 */
export function counterpartyId(order: Placed): string {
  if (order.customer_id) return `u-${order.customer_id}`
  const guest = guestOf(order)
  return `g-${guest ? digest(guestKey(guest)) : order.number}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
