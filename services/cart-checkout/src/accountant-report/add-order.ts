import { kyivDay } from '@shop/calendar/kyiv-days'
import type { Order } from '../order/order.ts'
import { sourceOf } from '../order-export/order-source.ts'
import { type BookedMoney, moneyOf } from '../payments-desk/booked-money.ts'
import { salesOfLink } from '../sales/link-sales.ts'
import { moneyBack } from '../sales/money-back.ts'
import { salesOfOrder } from '../sales/order-sales.ts'
import { paymentsOfOrder } from '../sales/payments.ts'
import type { SalesEntry } from '../sales/sales-entry.ts'
import type { ThirdPartyOrder } from '../third-party-orders/third-party-order.ts'
import type { ReportSums } from './report-sums.ts'

/** Days of Kyiv, both included: `2026-11-21`. */
export type Period = { from: string; to: string }

/**
 * Adds what an order brought and gave back in these days, under every section, and answers the money that moved
 * (docs/rules.md, "Report for an accountant").
 */
export function addOrder(sums: ReportSums, order: Order, period: Period): BookedMoney[] {
  const entries = salesOfOrder(order).filter(({ day }) => isIn(period, day))
  const money = moneyOf(order).filter(({ at }) => isIn(period, kyivDay(at)))
  addMoney(sums, money)
  addPriced(sums, entries, { currency: order.currency, source: sourceOf(order) })
  addGoods(sums, entries)
  addDiscount(sums, order, entries)
  addRateDifferences(sums, order, period, money)
  addToBooks(sums, order.accounting?.state ?? 'none', money)
  return money
}

/** Adds an order by link, which has no goods and is not sent to 1C, and answers its money. */
export function addLink(sums: ReportSums, order: ThirdPartyOrder, period: Period): BookedMoney[] {
  const entries = salesOfLink(order).filter(({ day }) => isIn(period, day))
  const money = moneyOf(order).filter(({ at }) => isIn(period, kyivDay(at)))
  addMoney(sums, money)
  addPriced(sums, entries, { currency: order.total.currency, source: 'link' })
  const { received, back } = sumOf(inHryvnias(money))
  const priced = pricedSum(entries)
  addDifference(sums, order.total.currency === 'EUR' ? 'rate' : 'other', {
    received: received - priced.received,
    back: back - priced.back,
  })
  addToBooks(sums, 'link', money)
  return money
}

function isIn({ from, to }: Period, day: string): boolean {
  return from <= day && day <= to
}

/** What moved, by means and in its own currency. */
function addMoney(sums: ReportSums, money: readonly BookedMoney[]): void {
  for (const { kind, means, amount, currency, fee } of money) {
    const moved = kind === 'payment' ? { count: 1, received: amount, fee: fee ?? 0 } : { back_count: 1, back: amount }
    sums.add('means', means, moved, currency)
    if (currency === 'UAH') sums.add('bridge', 'money', moved)
  }
}

/** What was sold and given back by hryvnia prices, as the statistics count it. */
function addPriced(
  sums: ReportSums,
  entries: readonly SalesEntry[],
  { currency, source }: { currency: string; source: string },
): void {
  for (const entry of entries) {
    if (entry.kind === 'order') sums.add('sources', source, { count: 1 })
    if (entry.kind !== 'paid' && entry.kind !== 'given_back') continue
    const { uah } = entry
    const moved = entry.kind === 'paid' ? { received: uah } : { back: uah }
    const counted = entry.kind === 'paid' ? { count: 1, ...moved } : { back_count: 1, ...moved }
    sums.add('sources', source, moved)
    sums.add('currencies', currency, counted)
    sums.add('bridge', 'priced', counted)
    if (entry.kind === 'given_back') sums.add('refunds', 'rest', { back: uah })
  }
}

function addGoods(sums: ReportSums, entries: readonly SalesEntry[]): void {
  for (const entry of entries) {
    if (entry.kind !== 'sold' && entry.kind !== 'refunded') continue
    const { items, uah } = entry
    const moved = entry.kind === 'sold' ? { count: items, received: uah } : { back_count: items, back: uah }
    sums.add('categories', entry.category, moved)
    sums.add('collections', entry.collection, moved)
    if (entry.kind === 'sold') continue
    // What is not of goods is the delivery, money that came twice, or an order by link.
    sums.add('refunds', 'goods', moved)
    sums.add('refunds', 'rest', { back: -uah })
  }
}

function addDiscount(
  sums: ReportSums,
  { sums: { discount_kind }, promo, lines }: Order,
  entries: readonly SalesEntry[],
) {
  if (!entries.some(({ kind }) => kind === 'order')) return
  const name = discount_kind === 'promo' && promo ? `promo ${promo.code}` : discount_kind
  const discount = lines.reduce((sum, { uah }) => sum + uah.discount_share, 0)
  const received = lines.reduce((sum, { uah, count }) => sum + uah.unit * count, 0) - discount
  sums.add('discounts', name, { count: 1, received, discount })
}

/**
 * Of each payment the difference between the hryvnias that moved and its hryvnia prices: of an order in euros it is the rate of the bank. One
 * that was charged in euros moved none.
 */
function addRateDifferences(sums: ReportSums, order: Order, period: Period, money: readonly BookedMoney[]): void {
  for (const payment of paymentsOfOrder(order)) {
    const { payment_id, charge } = payment.attempt
    const backs = moneyBack(order, [payment]).filter(({ at }) => isIn(period, kyivDay(at)))
    const received = isIn(period, kyivDay(payment.at)) ? payment.uah : 0
    const back = backs.reduce((sum, { uah }) => sum + uah, 0)
    const moved = sumOf(inHryvnias(money.filter(one => one.payment_id === payment_id)))
    const line = charge.currency !== 'UAH' ? 'in_euros' : order.currency === 'EUR' ? 'rate' : 'other'
    addDifference(sums, line, { received: moved.received - received, back: moved.back - back })
  }
}

function addDifference(sums: ReportSums, line: string, difference: { received: number; back: number }): void {
  if (difference.received !== 0 || difference.back !== 0) sums.add('bridge', line, difference)
}

/** By where the order stands in 1C: the same money once more, so that both agree. */
function addToBooks(sums: ReportSums, state: string, money: readonly BookedMoney[]): void {
  for (const currency of new Set(money.map(one => one.currency))) {
    const { received, back } = sumOf(money.filter(one => one.currency === currency))
    sums.add('accounting', state, { count: 1, received, back }, currency)
  }
}

function inHryvnias(money: readonly BookedMoney[]): BookedMoney[] {
  return money.filter(({ currency }) => currency === 'UAH')
}

function sumOf(money: readonly BookedMoney[]): { received: number; back: number } {
  const total = (wanted: BookedMoney['kind']) =>
    money.filter(({ kind }) => kind === wanted).reduce((sum, { amount }) => sum + amount, 0)
  return { received: total('payment'), back: total('refund') }
}

function pricedSum(entries: readonly SalesEntry[]): { received: number; back: number } {
  const sum = { received: 0, back: 0 }
  for (const entry of entries) {
    if (entry.kind === 'paid') sum.received += entry.uah
    if (entry.kind === 'given_back') sum.back += entry.uah
  }
  return sum
}
