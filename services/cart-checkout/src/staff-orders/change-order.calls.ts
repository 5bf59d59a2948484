import { ShopError } from '@shop/contracts/errors'
import { previewOrderChangeEndpoint } from '@shop/contracts/staff/orders/order-change'
import { changeOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { toDecimal } from '@shop/money/money'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { requirePlaced } from '../order/order-states.ts'
import { type ChangeDeps, changeOrder } from '../order-changes/change-order.ts'
import { type ChangePlan, planChange } from '../order-changes/plan-change.ts'
import type { SwapSums } from '../order-changes/swap-lines.ts'
import { fullOrder } from './staff-order.ts'
import { statesOf } from './take-action.ts'

/** Orders that change until they are in a parcel (docs/rules.md, "Changes of an order"). */
export function addChangeOrderCalls(calls: InternalCalls, deps: ChangeDeps): void {
  const { orders, clock } = deps

  staffRead(calls, previewOrderChangeEndpoint, async ({ params: { number }, body }) => {
    const order = requirePlaced(await orders.byNumber(number))
    const plan = await planChange(deps, order, body)
    const { goods, delivery, short, swaps, change } = plan
    const { total } = order.sums
    const preview = {
      currency: order.currency,
      changes: change.changes,
      goods: inDecimals(goods),
      delivery: inDecimals(delivery),
      total: inDecimals({ was: total, will_be: total + differenceOf(goods) + differenceOf(delivery) }),
      short: short.map(line => ({ ...line, title: titleOf(swaps, line) })),
      refusal: refusalOf(plan),
    }
    return { preview }
  })

  staffWrite(calls, changeOrderEndpoint, async ({ params: { number }, body, who }) => {
    const before = requirePlaced(await orders.byNumber(number))
    const { order, change } = await changeOrder(deps, before, { wish: body, who }).catch(error =>
      showPresent(deps, number, error),
    )
    const changed = change.changes.map(({ field }) => field)
    return {
      answer: { order: fullOrder(order, clock.now()) },
      change: {
        action: 'order_change',
        subject: number,
        asked: body,
        before: statesOf(before),
        after: { ...statesOf(order), changed_parts: [...new Set(changed)] },
      },
    }
  })
}

/** Whom another person was faster than learns what the order is like now. */
async function showPresent({ orders, clock }: ChangeDeps, number: string, error: unknown): Promise<never> {
  if (!(error instanceof ShopError) || error.code !== 'changed_meanwhile') throw error
  const latest = requirePlaced(await orders.byNumber(number))
  const { who: by, at } = latest.history.findLast(({ event }) => event === 'change') ?? {}
  throw new ShopError('changed_meanwhile', {
    order: fullOrder(latest, clock.now()),
    by: by ?? null,
    at: at?.toISOString() ?? null,
  })
}

function inDecimals({ was, will_be }: SwapSums): SwapSums {
  return { was: toDecimal(was), will_be: toDecimal(will_be) }
}

function differenceOf({ was, will_be }: SwapSums): number {
  return will_be - was
}

function titleOf(swaps: ChangePlan['swaps'], { article, size }: { article: string; size: string }) {
  const swap = swaps.find(({ to }) => to.article === article && to.size === size)
  return swap?.sellable.title ?? { uk: article, en: article }
}

function refusalOf({ short, goods, delivery }: ChangePlan) {
  if (short.length > 0) return 'out_of_stock'
  return differenceOf(goods) !== 0 || differenceOf(delivery) !== 0 ? 'order_sum_differs' : null
}
