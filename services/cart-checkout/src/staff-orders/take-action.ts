import { ShopError } from '@shop/contracts/errors'
import type { StaffAction } from '@shop/contracts/staff/orders/order-actions'
import type { Catalog } from '../clients/catalog.ts'
import { assignArrivals } from '../fulfilment/run-watch.ts'
import { isPlaced, itemsOf } from '../order/order.ts'
import { outOfStock } from '../order/order-line.ts'
import { nextOrderState, type Placed } from '../order/order-states.ts'
import { leaseFrom } from '../order/order-tasks.ts'
import { finishTasksOrLeave } from '../order/run-tasks.ts'
import type { AskDeps } from '../payments/ask-bank.ts'
import { cancelUnpaid } from '../payments/cancel-unpaid.ts'
import { withStaffAction } from './order-action-rules.ts'

export type ActionDeps = AskDeps & { catalog: Catalog }
type Wanted = { number: string; who: string; step: StaffAction }

/** One action of staff, with its effects: emails, stock, promo codes. Answers the order before and after. */
export async function takeAction(
  deps: ActionDeps,
  { number, who, step: action }: Wanted,
): Promise<{ before: Placed; after: Placed }> {
  const before = await placed(deps, number)
  if (action.do === 'restocked') await reserveFound(deps, before)
  if (action.do === 'cancel' && before.state === 'awaiting_payment') {
    await cancelUnpaid(deps, before, { who, payload: { reason: action.reason } })
    return { before, after: await placed(deps, number) }
  }
  const by = { who, now: deps.clock.now() }
  await deps.orders.change(number, order => (isPlaced(order) ? withStaffAction(order, action, by) : null))
  await finishTasksOrLeave(deps, number)
  if (action.do === 'receive') await receive(deps, action)
  return { before, after: await placed(deps, number) }
}

/** The items go to those who paid first; this order is one of them, or waits for the next delivery. */
async function receive(deps: ActionDeps, { key, article, size, count }: Extract<StaffAction, { do: 'receive' }>) {
  await deps.catalog.receive(key, { article, size, count })
  await assignArrivals(deps)
}

/** Staff say that the missing items were found: they must be on the shelf. */
async function reserveFound({ catalog, clock }: ActionDeps, order: Placed): Promise<void> {
  nextOrderState(order.state, 'restocked')
  const { reserved, short } = await catalog.reserve(order.number, itemsOf(order.lines), leaseFrom(clock.now()))
  if (!reserved) throw outOfStock(short)
}

async function placed({ orders }: ActionDeps, number: string): Promise<Placed> {
  const order = await orders.byNumber(number)
  if (!order || !isPlaced(order)) throw new ShopError('not_found')
  return order
}
