import type { Sellable } from '@shop/contracts/catalog/stock'
import type { promoChoiceReasons } from '@shop/contracts/staff/orders/order-change'
import { toDecimal } from '@shop/money/money'
import { uahTotal } from '@shop/pricing/line-price'
import type { Order } from '../order/order.ts'
import { isSameLine, type OrderLine } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { isUndone } from '../order/refund.ts'
import { type PromoCode, promoProblem } from '../promo-codes/promo-code.ts'
import { promoTerms } from '../promo-codes/promo-terms.ts'
import { type ChangedGoods, cartLineOf, changeGoods } from './changed-sums.ts'
import { hasAgreedPrice, type PricedSwap } from './swap-lines.ts'

type Reason = (typeof promoChoiceReasons)[number]

/** The choice that staff have where the terms of the order's code do not hold for what it becomes; totals in minor units. */
export type PromoQuestion = { code: string; reason: Reason; withoutTotal: number | null; keepTotal: number }

type Judged = { goods: ChangedGoods; reason: Reason | null }
/** The code as it is today; null when there is none any more. */
type Known = { code: PromoCode | null; now: Date }

/**
 * Do the terms of the order's code hold for what it becomes (docs/rules.md, "Changes of an order")? Then it counts for the new goods, too;
 * otherwise it counts for none of them, and the reason is what staff have to decide on. Goods at the agreed price of their line are not new.
 */
export function judgeCode(order: Placed, goods: ChangedGoods, known: Known): Judged {
  if (!order.promo) return { goods, reason: null }
  const isDiscount = order.sums.discount_kind === 'promo'
  const { code, now } = known
  const isOpen = code !== null && promoProblem(code, { total: 0, byCustomer: 0 }, now) === null
  // A code for a free parcel is for some of its goods, not for each.
  const covers = (sellable: Sellable) => !isDiscount || code === null || isCovered(code, sellable)
  const judged = withCode(order, goods, covers, isDiscount && isOpen)
  const { lines } = changeGoods(order, judged, 'today')
  const reason = reasonAgainst(order, { goods: judged, lines, code, isOpen })
  return reason ? { goods: withCode(order, goods, covers, false), reason } : { goods: judged, reason }
}

type Changing = { goods: ChangedGoods; lines: readonly OrderLine[]; code: PromoCode | null; isOpen: boolean }

function reasonAgainst(order: Placed, { goods, lines, code, isOpen }: Changing): Reason | null {
  const { swaps, added = [] } = goods
  const isDiscount = order.sums.discount_kind === 'promo'
  const isNew = (swap: PricedSwap) => swap.leavesCode || !isAtAgreedPrice(order, swap)
  const hasNew = added.length > 0 || swaps.some(isNew)
  if (hasNew && !isOpen) return 'ended'
  const isLeft = swaps.some(swap => swap.leavesCode) || (isDiscount && added.some(one => !isCoveredBy(code, one)))
  if (isLeft) return 'not_covered'
  const least = code?.min_goods_uah ?? 0
  const isBelow = (all: readonly OrderLine[]) => uahTotal(all.map(cartLineOf)) < least
  // Below it already staff have kept the code; only more goods are a question again.
  if (isBelow(lines) && (hasNew || !isBelow(order.lines))) return 'min_goods'
  return isDiscount && lines.every(line => line.discount_share === 0) ? 'not_applicable' : null
}

/** `isGiven`: does the code count for new goods that it is for? */
function withCode(
  order: Placed,
  goods: ChangedGoods,
  covers: (sellable: Sellable) => boolean,
  isGiven: boolean,
): ChangedGoods {
  const { promo } = order
  const percent = promo?.gift.kind === 'percent' ? promo.gift.percent : 0
  const swaps = goods.swaps.map(swap => {
    const isOther = swap.to.article !== swap.article && !covers(swap.sellable)
    return { ...swap, ...(isOther && { leavesCode: true as const }), byCode: isGiven && covers(swap.sellable) }
  })
  const added = goods.added?.map(one => (isGiven && covers(one.sellable) ? { ...one, percent } : one))
  return { ...goods, swaps, ...(added && { added }) }
}

function isAtAgreedPrice(order: Placed, swap: PricedSwap): boolean {
  const line = order.lines.find(known => isSameLine(known, swap))
  return line !== undefined && hasAgreedPrice(order, line, swap)
}

function isCoveredBy(code: PromoCode | null, { sellable }: { sellable: Sellable }): boolean {
  return code === null || isCovered(code, sellable)
}

function isCovered(code: PromoCode, sellable: Sellable): boolean {
  return promoTerms(code, [sellable]).onlyArticles?.includes(sellable.article) ?? true
}

/** Items whose money went back went back under the code: it cannot be taken from the others then. */
export function canDropCode({ refunds = [] }: Pick<Order, 'refunds'>): boolean {
  return !refunds.some(refund => !isUndone(refund) && refund.lines.length > 0)
}

/** The choice as staff read it. */
export function promoQuestion({ code, reason, withoutTotal, keepTotal }: PromoQuestion) {
  const without_total = withoutTotal === null ? null : toDecimal(withoutTotal)
  return { code, reason, without_total, keep_total: toDecimal(keepTotal) }
}
