import { ShopError } from '@shop/contracts/errors'
import { previewOrderChangeEndpoint } from '@shop/contracts/staff/orders/order-change'
import { acceptChangeEndpoint, changeOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { requirePlaced } from '../order/order-states.ts'
import { type ChangeDeps, changeOrder, isDearer } from '../order-changes/change-order.ts'
import { changeWanted, checkRequestOpen } from '../order-changes/change-request.ts'
import { asIfAnswered, withSums } from '../order-changes/changed-payment.ts'
import { type ChangePlan, planChange } from '../order-changes/plan-change.ts'
import type { PollDeps } from '../payments/poll-payments.ts'
import { askBeforeChange } from './ask-before-change.ts'
import { changePreview } from './change-preview.ts'
import { fullOrder } from './staff-order.ts'
import { statesOf } from './take-action.ts'

/** Orders that change until they are in a parcel (docs/rules.md, "Changes of an order"). */
export function addChangeOrderCalls(calls: InternalCalls, deps: ChangeDeps & PollDeps): void {
  const { orders, clock } = deps

  staffRead(calls, previewOrderChangeEndpoint, async ({ params: { number }, body, who }) => {
    const order = requirePlaced(await orders.byNumber(number))
    const plan = await planChange(deps, order, body)
    if (plan.sums !== order.sums && !isDearer(order, plan.sums))
      withSums(asIfAnswered(order, clock.now()), { ...plan.change, sums: plan.sums }, who, clock.now())
    return { preview: changePreview(order, plan) }
  })

  staffWrite(calls, changeOrderEndpoint, async ({ params: { number }, body, who }) => {
    const before = requirePlaced(await orders.byNumber(number))
    const known = await askBeforeChange(deps, before, body)
    const { order, change } = await changeOrder(deps, known, { wish: body, who }).catch(error =>
      showPresent(deps, number, error),
    )
    return {
      answer: { order: fullOrder(order, clock.now()) },
      change: {
        action: 'order_change',
        subject: number,
        asked: body,
        before: statesOf(before),
        after: { ...statesOf(order), changed_parts: changedParts(change) },
      },
    }
  })

  staffWrite(calls, acceptChangeEndpoint, async ({ params: { number }, body, who }) => {
    const before = requirePlaced(await orders.byNumber(number))
    const wish = { ...changeWanted(before, checkRequestOpen(before).wish), ...(body.promo && { promo: body.promo }) }
    const known = await askBeforeChange(deps, before, wish)
    const { order, change } = await changeOrder(deps, known, { wish, who, isRequested: true }).catch(error =>
      showPresent(deps, number, error),
    )
    return {
      answer: { order: fullOrder(order, clock.now()) },
      change: {
        action: 'order_change_accept',
        subject: number,
        asked: body,
        before: statesOf(before),
        after: { ...statesOf(order), changed_parts: changedParts(change) },
      },
    }
  })
}

function changedParts({ changes }: ChangePlan['change']): string[] {
  return [...new Set(changes.map(({ field }) => field))]
}

/** Whom another person was faster than learns what the order is like now. */
export async function showPresent({ orders, clock }: ChangeDeps, number: string, error: unknown): Promise<never> {
  if (!(error instanceof ShopError) || error.code !== 'changed_meanwhile') throw error
  const latest = requirePlaced(await orders.byNumber(number))
  const { who: by, at } = latest.history.findLast(({ payload }) => payload?.change !== undefined) ?? {}
  throw new ShopError('changed_meanwhile', {
    order: fullOrder(latest, clock.now()),
    by: by ?? null,
    at: at?.toISOString() ?? null,
  })
}
