import { ShopError } from '@shop/contracts/errors'
import type { changeRequestSchema } from '@shop/contracts/orders/changed-field'
import type { OrderChange } from '@shop/contracts/staff/orders/order-change'
import type * as z from 'zod/mini'
import type { ChangeRequest } from '../order/change-request.ts'
import { isPlaced, type Order, withAlert, withHistory, withoutAlert } from '../order/order.ts'
import { outOfStock } from '../order/order-line.ts'
import type { ChangeContext, Placed } from '../order/order-states.ts'
import { changeAndFinish, type TaskDeps } from '../order/run-tasks.ts'
import { checkChangeable, revisionOf } from './changeable.ts'
import { type PlanDeps, planChange } from './plan-change.ts'

/** The alert of an order whose customer asks for a change. */
const CHANGE_ASKED = 'change_asked'

/**
 * Notes a change down that the customer asks for; nothing of the order changes before staff accept it.
 * @throws ShopError illegal_transition when the order cannot be changed now, or a wish is open already; validation,
 * out_of_stock, delivery_not_available when it cannot be changed so.
 */
export async function requestChange(
  deps: TaskDeps & PlanDeps,
  order: Placed,
  wish: ChangeRequest['wish'],
): Promise<Order> {
  checkRequestable(order)
  const { change, short } = await planChange(deps, order, changeWanted(order, wish))
  if (change.changes.length === 0) throw new ShopError('validation', { fields: { swaps: 'nothing_changed' } })
  if (short.length > 0) throw outOfStock(short)
  const at = deps.clock.now()
  return changeAndFinish(deps, order, latest => {
    if (!isPlaced(latest)) return null
    checkRequestable(latest)
    const { state } = latest
    const row = {
      at,
      event: 'request_change',
      from: state,
      to: state,
      who: 'customer',
      payload: { changes: change.changes },
    }
    const change_request: ChangeRequest = { at, wish, changes: change.changes, state: 'open' }
    return withAlert(withHistory({ ...latest, change_request }, row), CHANGE_ASKED)
  })
}

/** What staff would send to make it. What costs more the customer is asked to pay. */
export function changeWanted(order: Placed, { phone, delivery, swaps }: ChangeRequest['wish']): OrderChange {
  const { email, ...person } = order.customer
  return {
    seen: revisionOf(order),
    ask_difference: true,
    ...(phone !== undefined && { customer: { ...person, phone, ...(email && { email }) } }),
    ...(delivery && { delivery }),
    ...(swaps && { swaps }),
  }
}

/** May its customer ask for a change now? */
export function isRequestable(order: Placed): boolean {
  try {
    checkRequestable(order)
    return true
  } catch (error) {
    if (error instanceof ShopError) return false
    throw error
  }
}

function checkRequestable(order: Placed): void {
  if (order.awaiting_difference || order.change_request?.state === 'open') throw notNow(order)
  checkChangeable(order)
}

/** @throws ShopError illegal_transition when no wish of the customer is open; difference_awaited while another change waits. */
export function checkRequestOpen(order: Placed): ChangeRequest {
  if (order.change_request?.state !== 'open') throw notNow(order)
  checkChangeable(order)
  return order.change_request
}

/**
 * The order whose customer is refused the change; the reason is for them to read.
 * @throws ShopError illegal_transition when no wish of theirs is open.
 */
export function withRequestRefused(order: Placed, reason: string, { who, now }: ChangeContext): Placed {
  if (order.change_request?.state !== 'open') throw notNow(order)
  const { changes } = order.change_request
  const row = { at: now, event: 'refuse_change', from: order.state, to: order.state, who, payload: { changes, reason } }
  return withRequestDecided(withHistory(order, row), 'refused', reason)
}

/** The order whose open wish for a change was decided on; the order itself where none is open. */
export function withRequestDecided<Known extends Order>(
  order: Known,
  state: Exclude<ChangeRequest['state'], 'open'>,
  reason?: string,
): Known {
  const { change_request: asked } = order
  if (asked?.state !== 'open') return order
  return withoutAlert({ ...order, change_request: { ...asked, state, ...(reason && { reason }) } }, CHANGE_ASKED)
}

/** The order after whatever happened to it: a wish for a change is over once the order is in a parcel, or ended. */
export function withRequestOver(order: Order): Order {
  if (order.change_request?.state !== 'open' || !isPlaced(order)) return order
  const isOpen = ['awaiting_payment', 'paid', 'processing'].includes(order.state) && !order.parts?.length
  return isOpen ? order : withRequestDecided(order, 'over')
}

/** The newest wish as its owner and staff read it. */
export function requestInfo({ change_request: asked }: Order): z.infer<typeof changeRequestSchema> | undefined {
  if (!asked) return undefined
  const { at, state, changes, reason } = asked
  return { at: at.toISOString(), state, changes, ...(reason && { reason }) }
}

function notNow({ state }: Placed): ShopError {
  return new ShopError('illegal_transition', { from: state, event: 'request_change' })
}
