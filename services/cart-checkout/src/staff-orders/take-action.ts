import type { StaffAction } from '@shop/contracts/staff/orders/order-actions'
import { bodyHash, refuseOtherRequest } from '@shop/service-kit/calls/body-hash'
import type { Catalog } from '../clients/catalog.ts'
import { withRestocked } from '../fulfilment/fulfil-order.ts'
import { itemsToSend } from '../fulfilment/left-to-send.ts'
import { assignArrivals } from '../fulfilment/run-watch.ts'
import { isPlaced, type Order, type StatesOfOrder, withAlert } from '../order/order.ts'
import { outOfStock } from '../order/order-line.ts'
import { type Placed, requirePlaced } from '../order/order-states.ts'
import { leaseFrom } from '../order/order-tasks.ts'
import { checkDiscountDecided, PROMO_USED_UP } from '../order/promo-use.ts'
import { changeAndFinish } from '../order/run-tasks.ts'
import { cancelUnpaid } from '../payments/cancel-unpaid.ts'
import type { PollDeps } from '../payments/poll-payments.ts'
import type { PromoCodesRepository } from '../promo-codes/promo-codes.repository.ts'
import { usePromo } from '../promo-codes/promo-tasks.ts'
import { withStaffAction } from './order-action-rules.ts'
import { hasEndedUnpaid, payEndedOrder } from './pay-ended-order.ts'

export type ActionDeps = PollDeps & { catalog: Catalog; promoCodes: PromoCodesRepository }
/** `key`: for an action that counts once for each; a repeat under it is the same action. */
type Wanted = { number: string; who: string; action: StaffAction; key?: string | undefined }

/**
 * One action of staff, with its effects: emails, stock, promo codes. Answers what the order was like before, and the order
 * after it; a repeat under the same key answers what it was like before the first.
 * @throws ShopError not_found; idempotency_conflict when the key is another action's; what the rules of the action refuse it with.
 */
export async function takeAction(
  deps: ActionDeps,
  { number, who, action, key }: Wanted,
): Promise<{ before: StatesOfOrder; after: Placed }> {
  const order = requirePlaced(await deps.orders.byNumber(number))
  if (action.action === 'receive') return receive(deps, order, action, { who, key: key ?? '' })
  return { before: statesOf(order), after: requirePlaced(await changeByAction(deps, order, action, who)) }
}

async function changeByAction(deps: ActionDeps, order: Placed, action: StaffAction, who: string): Promise<Order> {
  if (action.action === 'cancel' && order.state === 'awaiting_payment')
    return (await cancelUnpaid(deps, order, { who, payload: { reason: action.reason } })).order
  if (action.action === 'manual_paid' && hasEndedUnpaid(order)) return payEndedOrder(deps, order, { who, action })
  if (action.action === 'restocked') await reserveFound(deps, order)
  const by = { who, now: deps.clock.now() }
  return changeAndFinish(deps, order, latest => (isPlaced(latest) ? withStaffAction(latest, action, by) : null))
}

/** What the audit log keeps of an order: no words about its customer, because it outlives them. */
export function statesOf({ state, payment_state }: Placed): StatesOfOrder {
  return { order_status: state, payment_status: payment_state }
}

/**
 * The items go to those who paid first; this order is one of them, or waits for the next delivery. The key is written down
 * with what the order was like, before anything moves: the repeat finds it there, though the order waits for nothing more.
 */
async function receive(
  deps: ActionDeps,
  order: Placed,
  action: Extract<StaffAction, { action: 'receive' }>,
  { who, key }: { who: string; key: string },
) {
  const by = { who, now: deps.clock.now() }
  const body_hash = bodyHash({ who, action })
  const noted = await changeAndFinish(deps, order, latest => {
    if (!isPlaced(latest)) return null
    const first = receiptOf(latest, key)
    refuseOtherRequest(first?.body_hash, body_hash)
    if (first) return null
    withStaffAction(latest, action, by)
    return { ...latest, received: [...(latest.received ?? []), { key, body_hash, before: statesOf(latest) }] }
  })
  const { article, size, count } = action
  await deps.catalog.receive(key, { article, size, count })
  const assigned = await assignArrivals(deps)
  const after = requirePlaced(assigned.get(order.number) ?? noted)
  return { before: receiptOf(after, key)?.before ?? statesOf(after), after }
}

function receiptOf({ received = [] }: Placed, key: string) {
  return received.find(known => known.key === key)
}

/** Staff say that the missing items were found: they must be on the shelf, and its code must have a use for it. */
async function reserveFound(deps: ActionDeps, order: Placed): Promise<void> {
  const { catalog, clock } = deps
  withRestocked(order, { who: '', now: clock.now() })
  // It goes to work at once, so nobody could be asked about the discount afterwards.
  if (!(await usePromo(deps, order)).isDone) {
    const alerted = await deps.orders.change(order.number, latest => withAlert(latest, PROMO_USED_UP), { known: order })
    checkDiscountDecided(alerted ?? order)
  }
  // What was given back meanwhile is not looked for any more.
  const { reserved, short } = await catalog.reserve(order.number, itemsToSend(order), leaseFrom(clock.now()))
  if (!reserved) throw outOfStock(short)
}
