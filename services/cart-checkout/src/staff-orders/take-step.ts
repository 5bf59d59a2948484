import { ShopError } from '@shop/contracts/errors'
import type { StaffStep } from '@shop/contracts/order-actions'
import type { Catalog } from '../clients/catalog.ts'
import { assignArrivals } from '../fulfilment/run-watch.ts'
import type { Placed } from '../order/move-order.ts'
import { isPlaced, piecesOf } from '../order/order.ts'
import { nextOrderState } from '../order/order-states.ts'
import { leaseFrom } from '../order/order-tasks.ts'
import { finishTasksOrLeave } from '../order/run-tasks.ts'
import { outOfStock } from '../order/short-line.ts'
import type { AskDeps } from '../payments/ask-bank.ts'
import { cancelUnpaid } from '../payments/cancel-unpaid.ts'
import { withStaffStep } from './order-action-rules.ts'

export type StepDeps = AskDeps & { catalog: Catalog }
type Wanted = { number: string; who: string; step: StaffStep }

/** One step of staff, with what it moves: letters, pieces, promo codes. Answers the order before and after. */
export async function takeStep(
  deps: StepDeps,
  { number, who, step }: Wanted,
): Promise<{ before: Placed; after: Placed }> {
  const before = await placed(deps, number)
  if (step.do === 'restocked') await holdFound(deps, before)
  if (step.do === 'cancel' && before.state === 'awaiting_payment') {
    await cancelUnpaid(deps, before, { who, payload: { reason: step.reason } })
    return { before, after: await placed(deps, number) }
  }
  const by = { who, now: deps.clock.now() }
  await deps.orders.change(number, order => (isPlaced(order) ? withStaffStep(order, step, by) : null))
  await finishTasksOrLeave(deps, number)
  if (step.do === 'receive') await receive(deps, step)
  return { before, after: await placed(deps, number) }
}

/** The pieces go to those who paid first; this order is one of them, or waits for the next delivery. */
async function receive(deps: StepDeps, { key, article, size, count }: Extract<StaffStep, { do: 'receive' }>) {
  await deps.catalog.receive(key, { article, size, count })
  await assignArrivals(deps)
}

/** Somebody says that the missing pieces were found: they must be on the shelf. */
async function holdFound({ catalog, clock }: StepDeps, order: Placed): Promise<void> {
  nextOrderState(order.state, 'restocked')
  const { held, short } = await catalog.hold(order.number, piecesOf(order.lines), leaseFrom(clock.now()))
  if (!held) throw outOfStock(short)
}

async function placed({ orders }: StepDeps, number: string): Promise<Placed> {
  const order = await orders.byNumber(number)
  if (!order || !isPlaced(order)) throw new ShopError('not_found')
  return order
}
