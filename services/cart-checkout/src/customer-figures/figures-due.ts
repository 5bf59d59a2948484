import { paidOrder } from '../customer-orders/paid-order.ts'
import { cityOf, guestKey, guestOf } from '../order/guest.ts'
import { isPlaced, type Order } from '../order/order.ts'
import { isPaid } from '../order/payment-states.ts'

/** The first of the forms of orders (`SEARCH_FORM`) in which the account hears of guests and towns. */
const FIRST_TOLD_FORM = 8

const notCounted: readonly Order['state'][] = ['placing', 'undone', 'cancelled', 'expired']

/** Is it one of the orders that a customer is said to have: placed, and neither cancelled nor given up unpaid? */
export function isCounted({ state }: Pick<Order, 'state'>): boolean {
  return !notCounted.includes(state)
}

/**
 * The order, marked when what changed is other for its customer's figures than before, or for those of a guest: the mark is part of the
 * same write, so that the account hears of it whatever dies (docs/rules.md, "Customer base"). A guest whom the order no longer names is
 * named by the mark until it was told.
 */
export function withFiguresDue<Changed extends Order>(before: Order, after: Changed): Changed {
  const isNews = isFromBefore(before) || contributionOf(before) !== contributionOf(after)
  const isOfAccount = after.customer_id !== null && isPlaced(after) && isNews
  const guests = guestsTouched(before, after)
  if (!isOfAccount && guests.length === 0) return after
  const figures_of = [
    ...new Map([...(after.figures_of ?? []), ...guests].map(guest => [guestKey(guest), guest])).values(),
  ]
  return {
    ...after,
    figures_due_at: after.figures_due_at ?? lastChangeOf(after),
    ...(figures_of.length > 0 && { figures_of }),
  }
}

/** The guests, of before and after, whose card says something else now. */
function guestsTouched(before: Order, after: Order) {
  const guests = [guestOf(before), guestOf(after)].filter(guest => guest !== null)
  return !isFromBefore(before) && cardLineOf(before) === cardLineOf(after) ? [] : guests
}

/** Stored before guests were told of, and the town of the last order: it is stored once more, which tells of them. */
function isFromBefore(order: Order): boolean {
  return isPlaced(order) && (order.search_form ?? 0) < FIRST_TOLD_FORM
}

/** What an order says to the card of its guest. */
function cardLineOf(order: Order): string {
  const guest = guestOf(order)
  return guest ? JSON.stringify([guest, order.customer, contributionOf(order)]) : ''
}

function lastChangeOf({ history, created_at }: Order): Date {
  return history.at(-1)?.at ?? created_at
}

/** What an order says to the figures of its customer. */
function contributionOf(order: Order): string {
  if (!isPlaced(order)) return JSON.stringify([order.customer_id])
  const paid = isPaid(order.payment_state) ? paidOrder(order) : null
  return JSON.stringify([order.customer_id, isCounted(order), paid, cityOf(order)])
}
