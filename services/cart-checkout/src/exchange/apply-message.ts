import { ShopError } from '@shop/contracts/errors'
import { BY_1C, withConfirmed, withFailed } from '../accounting/accounting-state.ts'
import { isPlaced, type Order } from '../order/order.ts'
import { finishTasksOrLeave } from '../order/run-tasks.ts'
import { type ActionDeps, takeAction } from '../staff-orders/take-action.ts'
import type { Refused } from './exchange.ts'
import type { OrderMessage } from './order-message.ts'
import { Refusal, withMessage } from './with-message.ts'

type Outcome = 'applied' | 'unchanged' | Refused

/**
 * Applies what 1C says of an order, once: through the states and the stock of the shop, in one write with the mark that it is known. What
 * is refused leaves the order as it was, and the order says why.
 */
export async function applyMessage(deps: ActionDeps, message: OrderMessage): Promise<Outcome> {
  const { orders, clock } = deps
  const order = await orders.byNumber(message.order)
  if (!order || !isPlaced(order)) return { order: message.order, reason: 'order_unknown', detail: message.order }
  if (isKnown(order, message)) return 'unchanged'
  try {
    if (message.isCancelled && order.state === 'awaiting_payment') await cancelAsking(deps, order.number)
    let isNew = false
    await orders.change(order.number, current => {
      if (!isPlaced(current) || isKnown(current, message)) return null
      const changed = withConfirmed(withMessage(current, message, clock.now()), message, clock.now())
      isNew = changed.history.length > current.history.length
      return changed
    })
    await finishTasksOrLeave(deps, order.number)
    return isNew ? 'applied' : 'unchanged'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { reason, detail } = error
    await orders.change(order.number, current => withFailed(current, { reason, detail }, clock.now()))
    return { order: order.number, reason, detail }
  }
}

/** Nobody has paid yet: the bank is asked before it is given up, as when staff cancel. */
async function cancelAsking(deps: ActionDeps, number: string): Promise<void> {
  try {
    await takeAction(deps, { number, who: BY_1C, action: { action: 'cancel', reason: '1С' } })
  } catch (error) {
    if (error instanceof ShopError && error.code === 'illegal_transition')
      throw new Refusal('illegal_cancel', 'awaiting_payment')
    throw error
  }
}

function isKnown({ accounting }: Order, { fingerprint }: OrderMessage): boolean {
  return accounting?.documents.includes(fingerprint) ?? false
}
