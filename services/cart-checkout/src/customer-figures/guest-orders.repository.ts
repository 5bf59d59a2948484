import type { Guest } from '@shop/contracts/staff/customers/buyer-figures'
import type { Db } from 'mongodb'
import { guestOf } from '../order/guest.ts'
import { isPlaced, type Order } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import type { FigureOrder } from './customer-figures.repository.ts'

export type GuestOrders = ReturnType<typeof createGuestOrders>
/** What the figures of a guest are made of. */
export type GuestOrder = FigureOrder & Pick<Order, 'customer' | 'forgotten_at' | 'forget_wanted'>

const MAX_READ_MS = 2000
/** More than anybody looks through. */
const MOST_SHOWN = 500
const placed = { $nin: ['placing', 'undone'] as Order['state'][] }
const guestFields = {
  _id: 0,
  customer_id: 1,
  state: 1,
  payment_state: 1,
  created_at: 1,
  sums: 1,
  lines: 1,
  refunds: 1,
  attempts: 1,
  customer: 1,
  delivery: 1,
  delivery_text: 1,
  forgotten_at: 1,
  forget_wanted: 1,
} as const

/** Orders of guests by phone and mailbox. They are changed by the repository of orders alone. */
export function createGuestOrders(db: Db) {
  const orders = db.collection<Order>('orders')
  /** By the index of phones; mailboxes may be typed in capitals, so who reads compares them. */
  const withPhones = (phones: readonly string[]) => ({
    'customer.phone': { $in: [...phones] },
    customer_id: null,
    state: placed,
  })
  return {
    ofGuests: (guests: readonly Guest[]): Promise<GuestOrder[]> =>
      orders
        .find<GuestOrder>(withPhones(guests.map(({ phone }) => phone)), {
          projection: guestFields,
          maxTimeMS: MAX_READ_MS,
        })
        .toArray(),

    async newestOf({ phone, email }: Guest): Promise<Placed[]> {
      const found = orders.find(withPhones([phone]), { projection: { _id: 0 }, maxTimeMS: MAX_READ_MS })
      const newest = await found.sort({ created_at: -1 }).limit(MOST_SHOWN).toArray()
      return newest.filter(isPlaced).filter(order => guestOf(order)?.email === email)
    },
  }
}
