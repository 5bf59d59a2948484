import { ShopError } from '@shop/contracts/errors'
import { previewOrderChangeEndpoint } from '@shop/contracts/staff/orders/order-change'
import { changeOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { toDecimal } from '@shop/money/money'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { OrderSums } from '../order/order-line.ts'
import { type Placed, requirePlaced } from '../order/order-states.ts'
import { type ChangeDeps, changeOrder, isDearer } from '../order-changes/change-order.ts'
import { overpaidAt, withSums } from '../order-changes/changed-payment.ts'
import { type ChangePlan, planChange } from '../order-changes/plan-change.ts'
import { fullOrder } from './staff-order.ts'
import { statesOf } from './take-action.ts'

/** Orders that change until they are in a parcel (docs/rules.md, "Changes of an order"). */
export function addChangeOrderCalls(calls: InternalCalls, deps: ChangeDeps): void {
  const { orders, clock } = deps

  staffRead(calls, previewOrderChangeEndpoint, async ({ params: { number }, body, who }) => {
    const order = requirePlaced(await orders.byNumber(number))
    const plan = await planChange(deps, order, body)
    if (plan.sums !== order.sums && !isDearer(order, plan.sums))
      withSums(order, { ...plan.change, sums: plan.sums }, who, clock.now())
    const { sums, agreedTotal, short, goods, change } = plan
    const wasAndWillBe = (of: (sums: OrderSums) => number) => ({
      was: toDecimal(of(order.sums)),
      will_be: toDecimal(of(sums)),
    })
    const preview = {
      currency: order.currency,
      changes: change.changes,
      goods: wasAndWillBe(({ subtotal }) => subtotal),
      discount: wasAndWillBe(({ discount }) => discount),
      delivery: wasAndWillBe(({ delivery }) => delivery),
      total: wasAndWillBe(({ total }) => total),
      agreed_total: toDecimal(agreedTotal),
      to_give_back: inCharge(order, overpaidAt(order, sums)),
      to_pay: inCharge(order, -overpaidAt(order, sums)),
      short: short.map(line => ({ ...line, title: titleOf(goods, line) })),
      refusal: refusalOf(order, plan),
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

function inCharge(order: Placed, amount: number) {
  const { currency = order.currency } = order.attempts.find(({ state }) => state === 'approved')?.charge ?? {}
  return amount > 0 ? { amount: toDecimal(amount), currency } : null
}

function titleOf({ swaps, added = [] }: ChangePlan['goods'], { article, size }: { article: string; size: string }) {
  const goods = [...swaps, ...added].map(({ sellable }) => sellable)
  return (
    goods.find(sellable => sellable.article === article && sellable.size === size)?.title ?? {
      uk: article,
      en: article,
    }
  )
}

function refusalOf(order: Placed, { short, sums, change }: ChangePlan) {
  if (short.length > 0) return 'out_of_stock'
  return isDearer(order, sums) && !change.difference && !change.asks_difference ? 'order_sum_differs' : null
}
