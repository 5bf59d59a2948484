import { paidOrder } from '../customer-orders/paid-order.ts'
import { isPlaced, type Order } from '../order/order.ts'
import { isPaid } from '../order/payment-states.ts'

const notCounted: readonly Order['state'][] = ['placing', 'undone', 'cancelled', 'expired']

/** Is it one of the orders that a customer is said to have: placed, and neither cancelled nor given up unpaid? */
export function isCounted({ state }: Pick<Order, 'state'>): boolean {
  return !notCounted.includes(state)
}

/**
 * The order, marked when what changed is other for its customer's figures than before: the mark is part of the same write, so that
 * the account hears of it whatever dies (docs/rules.md, "Customer base"). Only a person who is forgotten is taken out of an order.
 */
export function withFiguresDue<Changed extends Order>(before: Order, after: Changed): Changed {
  if (after.customer_id === null || contributionOf(before) === contributionOf(after)) return after
  return { ...after, figures_due_at: after.figures_due_at ?? lastChangeOf(after) }
}

function lastChangeOf({ history, created_at }: Order): Date {
  return history.at(-1)?.at ?? created_at
}

/** What an order says to the figures of its customer. */
function contributionOf(order: Order): string {
  if (!isPlaced(order)) return JSON.stringify([order.customer_id])
  const paid = isPaid(order.payment_state) ? paidOrder(order) : null
  return JSON.stringify([order.customer_id, isCounted(order), paid])
}
