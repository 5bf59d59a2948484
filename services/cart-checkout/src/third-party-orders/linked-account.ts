import type { ReckonedLink } from '@shop/contracts/staff/customers/staff-customers'
import { toDecimal, uahFromEur } from '@shop/money/money'
import type { PaidOrder } from '@shop/pricing/loyalty'
import { isPaid } from '../order/payment-states.ts'
import { type ThirdPartyOrder, thirdPartyInfo } from './third-party-order.ts'

/**
 * What a paid order by link counts for the account that staff linked it to, in kopiyky; null while its money is not the shop's.
 * It names no goods and no delivery, so all of its sum is goods (docs/rules.md, "Orders by link").
 */
export function paidLink({ state, total, eur_rate }: ThirdPartyOrder): PaidOrder | null {
  if (!isPaid(state)) return null
  const uah = total.currency === 'UAH' ? total.amount : uahFromEur(total.amount, eur_rate)
  return { subtotalUah: uah, goodsUah: uah, refundedSubtotalUah: 0, refundedGoodsUah: 0 }
}

/** A line of how the level of its account is reckoned. Hryvnias. */
export function reckonedLink(order: ThirdPartyOrder, now: Date): ReckonedLink {
  const { number, date, amount, currency, status } = thirdPartyInfo(order, now)
  const paid = paidLink(order)
  return { number, date, amount, currency, status, counts_uah: paid && toDecimal(paid.goodsUah) }
}

/**
 * The order, marked with the accounts to which it says another sum than before. One that it was taken from stands in no other field
 * any more, so the mark names it until it was told (docs/rules.md, "Customer base").
 */
export function withFiguresDue(before: ThirdPartyOrder, after: ThirdPartyOrder): ThirdPartyOrder {
  const isSame = before.customer_id === after.customer_id && sumOf(before) === sumOf(after)
  const touched = [before.customer_id, after.customer_id].filter(id => typeof id === 'string')
  if (isSame || touched.length === 0) return after
  const figures_of = [...new Set([...(after.figures_of ?? []), ...touched])]
  return { ...after, figures_of, figures_due_at: after.figures_due_at ?? after.history.at(-1)?.at ?? after.created_at }
}

/** Taken from an account that is forgotten, with what staff wrote about the person. */
export function withoutAccount(order: ThirdPartyOrder, now: Date): ThirdPartyOrder {
  return { ...withTextsErased(order, now), customer_id: null }
}

/** The order without what staff wrote in it, which may be about its payer. */
export function withTextsErased(order: ThirdPartyOrder, now: Date): ThirdPartyOrder {
  const row = { at: now, event: 'person_forgotten', from: order.state, to: order.state, who: 'shop' }
  const history = order.history.map(known => ({ ...known, event: withoutReason(known.event) }))
  return { ...order, note: '', forgotten_at: now, history: [...history, row] }
}

function withoutReason(event: string): string {
  return event.replace(/: .*$/s, '')
}

function sumOf(order: ThirdPartyOrder): number {
  return paidLink(order)?.goodsUah ?? 0
}
