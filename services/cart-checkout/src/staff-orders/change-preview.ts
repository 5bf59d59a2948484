import type { OrderChangePreview } from '@shop/contracts/staff/orders/order-change'
import { toDecimal } from '@shop/money/money'
import type { OrderSums } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { isDearer } from '../order-changes/change-order.ts'
import { overpaidAt } from '../order-changes/changed-payment.ts'
import type { ChangePlan } from '../order-changes/plan-change.ts'
import { promoQuestion } from '../order-changes/promo-choice.ts'

/** What staff see of a change or an exchange before it is made: was and will be, and what stands against it. */
export function changePreview(order: Placed, plan: ChangePlan): OrderChangePreview {
  const { sums, agreedTotal, short, goods, change } = plan
  const wasAndWillBe = (of: (sums: OrderSums) => number) => ({
    was: toDecimal(of(order.sums)),
    will_be: toDecimal(of(sums)),
  })
  return {
    currency: order.currency,
    changes: change.changes,
    goods: wasAndWillBe(({ subtotal }) => subtotal),
    discount: wasAndWillBe(({ discount }) => discount),
    delivery: wasAndWillBe(({ delivery }) => delivery),
    total: wasAndWillBe(({ total }) => total),
    agreed_total: toDecimal(agreedTotal),
    promo: plan.promo ? promoQuestion(plan.promo) : null,
    to_give_back: inCharge(order, overpaidAt(order, sums)),
    to_pay: inCharge(order, -overpaidAt(order, sums)),
    short: short.map(line => ({ ...line, title: titleOf(goods, line) })),
    refusal: refusalOf(order, plan),
  }
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

function refusalOf(order: Placed, { short, sums, change, promo }: ChangePlan) {
  if (short.length > 0) return 'out_of_stock'
  if (promo && !change.promo) return 'promo_choice_required'
  return isDearer(order, sums) && !change.difference && !change.asks_difference ? 'order_sum_differs' : null
}
