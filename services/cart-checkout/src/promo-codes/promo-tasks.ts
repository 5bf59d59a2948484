import type { Clock } from '@shop/service-kit/process/clock'
import type { OrderRepository } from '../order/order.repository.ts'
import type { Order } from '../order/order.ts'
import type { TaskResult } from '../order/order-tasks.ts'
import { ownHolder } from './own-holder.ts'
import { type PromoCode, type PromoUse, promoProblem, type Taken } from './promo-code.ts'
import type { PromoCodesRepository } from './promo-codes.repository.ts'

export type PromoTaskDeps = {
  promoCodes: PromoCodesRepository
  orders: Pick<OrderRepository, 'byNumber' | 'findAwaitingRefs'>
  clock: Clock
}

/** Reserves the order's code for it; a repeat finds its own reservation. A refusal names the buyer's own order that holds the code. */
export async function reservePromo(deps: PromoTaskDeps, order: Order): Promise<TaskResult> {
  const { promoCodes, clock } = deps
  const { promo, number } = order
  if (!promo) return { isDone: true }
  const use = useOf(order, promo)
  const refusal = await promoCodes.reserve(promo.code, use, validNow(clock))
  if (!refusal) return { isDone: true }
  const code = await promoCodes.findByCode(promo.code)
  const refused = { refusal, customer: [use.customer].flat(), own: number, now: clock.now() }
  const held_by = code && (await ownHolder(deps, order, { code, ...refused }))
  return { isDone: false, refusal, ...(held_by && { details: { held_by } }) }
}

/** The order is over: its reservation goes to the order that takes its place with the same code, or back to everybody. */
export async function releasePromo(deps: PromoTaskDeps, { number, promo }: Order, moves_to?: string): Promise<void> {
  if (!promo) return
  const { promoCodes, orders, clock } = deps
  const heir = moves_to ? await orders.byNumber(moves_to) : null
  // One that is undone meanwhile releases what it was given when it is forgotten.
  if (heir?.state === 'placing' && heir.promo?.code === promo.code)
    await promoCodes.reserve(promo.code, useOf(heir, heir.promo), validNow(clock), number)
  await promoCodes.release(promo.code, number)
}

/** The order is paid: the use is counted. Not done when the code has none left (docs/rules.md, "Promo codes"). */
export async function usePromo(
  { promoCodes, clock }: Omit<PromoTaskDeps, 'orders'>,
  order: Order,
): Promise<TaskResult> {
  const { promo } = order
  if (!promo) return { isDone: true }
  const accepted = promo.accepted === true
  return { isDone: await promoCodes.use(promo.code, useOf(order, promo), { now: clock.now(), accepted }) }
}

function validNow(clock: Clock) {
  return (code: PromoCode | null, taken: Taken) =>
    code ? promoProblem(code, taken, clock.now()) : ('promo_not_found' as const)
}

/** Who was forgotten is nobody's: such uses count for the code only. */
function useOf({ number, forgotten_at }: Order, { customer }: NonNullable<Order['promo']>): PromoUse {
  return { order: number, customer: forgotten_at ? [] : customer }
}
