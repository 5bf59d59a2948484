import { isTyped } from '@shop/contracts/delivery/delivery'
import type { Guest } from '@shop/contracts/staff/customers/buyer-figures'
import type { Order } from './order.ts'

type Known = Pick<Order, 'state' | 'customer_id' | 'customer' | 'forgotten_at' | 'forget_wanted'>

const unplaced: readonly Order['state'][] = ['placing', 'undone']

/** Whose order it is while it belongs to no account: phone and mailbox as they were typed. Null of one that has a customer, or loses its person. */
export function guestOf(order: Known): Guest | null {
  const { customer_id, customer, forgotten_at, forget_wanted, state } = order
  if (customer_id !== null || forgotten_at || forget_wanted) return null
  if (customer.phone === '' || unplaced.includes(state)) return null
  return { phone: customer.phone, email: customer.email.toLowerCase() }
}

/** Equal for one phone and one mailbox. */
export function guestKey({ phone, email }: Guest): string {
  return `${phone} ${email}`
}

/** The town that the order goes to, in Ukrainian; of a pick-up that of the shop. Null where its line names none. */
export function cityOf({ delivery, delivery_text }: Pick<Order, 'delivery' | 'delivery_text'>): string | null {
  if (delivery.type === 'international') return delivery.city
  if (isTyped(delivery)) return delivery.city
  const parts = delivery_text.uk.split(', ')
  // The line of a pick-up has no area between the way of delivery and the town.
  return (delivery.delivery_method_option === 'self' ? parts[1] : parts[2]) ?? null
}
