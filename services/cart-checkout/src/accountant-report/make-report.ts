import { kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import { isStaffMeans, paymentMeans } from '@shop/contracts/orders/payment-means'
import {
  type AccountantReport,
  booksStates,
  bridgeLines,
  MOST_OPEN_IN_1C,
  MOST_REPORT_ORDERS,
  reportSections,
} from '@shop/contracts/staff/accountant-report'
import { toDecimal } from '@shop/money/money'
import { isPlaced, type Order } from '../order/order.ts'
import { isThirdPartyNumber } from '../order/order-ref.ts'
import type { BookedMoney } from '../payments-desk/booked-money.ts'
import type { PaymentChecks } from '../payments-desk/payment-checks.repository.ts'
import type { SalesFactsRepository } from '../sales/sales-facts.repository.ts'
import type { UncountedOrders } from '../sales/uncounted-orders.repository.ts'
import type { StaffOrders } from '../staff-orders/staff-orders.repository.ts'
import type { ThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import { addLink, addOrder, type Period } from './add-order.ts'
import { createReportSums } from './report-sums.ts'

export type ReportDeps = {
  salesFacts: Pick<SalesFactsRepository, 'numbersBetween'>
  uncountedOrders: Pick<UncountedOrders, 'findNumbers'>
  staffOrders: Pick<StaffOrders, 'findByNumbers'>
  thirdPartyOrders: Pick<ThirdPartyOrders, 'findNamed'>
  paymentChecks: Pick<PaymentChecks, 'findOfDays'>
}

const BATCH = 250
/** Just after a change of how sales are counted there may be more: then the report waits for them. */
const MOST_UNCOUNTED = 1000
const names = { means: paymentMeans, bridge: bridgeLines, accounting: booksStates, currencies: ['UAH', 'EUR'] } as const

/**
 * Money of some days in Kyiv, and how it agrees with the bank and 1C (docs/rules.md, "Report for an accountant").
 * @throws ShopError busy while too many orders are not counted yet; validation where more orders fall into these days than one report takes.
 */
export async function makeReport(deps: ReportDeps, period: Period): Promise<AccountantReport> {
  const sums = createReportSums()
  const bankDays = new Set<string>()
  const open: AccountantReport['open_in_1c'] = []
  const numbers = await numbersOf(deps, period)
  for (let from = 0; from < numbers.length; from += BATCH) {
    const batch = numbers.slice(from, from + BATCH)
    const [orders, links] = await Promise.all([
      deps.staffOrders.findByNumbers(batch.filter(number => !isThirdPartyNumber(number))),
      deps.thirdPartyOrders.findNamed(batch.filter(isThirdPartyNumber)),
    ])
    for (const order of orders.filter(isPlaced)) {
      const money = addOrder(sums, order, period)
      for (const day of bankDaysOf(order, money)) bankDays.add(day)
      open.push(...openInBooks(order, money))
    }
    for (const link of links) for (const day of bankDaysOf(link, addLink(sums, link, period))) bankDays.add(day)
  }
  const sections = reportSections.map(section => {
    const order = section in names ? names[section as keyof typeof names] : []
    return [section, sums.rowsOf(section, order)] as const
  })
  return {
    ...period,
    sections: Object.fromEntries(sections) as AccountantReport['sections'],
    bank: await comparedWithBank(deps, [...bankDays].sort()),
    open_in_1c: open.slice(0, MOST_OPEN_IN_1C),
    left_out: Math.max(0, open.length - MOST_OPEN_IN_1C),
  }
}

async function numbersOf({ salesFacts, uncountedOrders }: ReportDeps, { from, to }: Period): Promise<string[]> {
  const [counted, uncounted] = await Promise.all([
    salesFacts.numbersBetween(from, to, MOST_REPORT_ORDERS + 1),
    uncountedOrders.findNumbers(MOST_UNCOUNTED + 1),
  ])
  if (uncounted.length > MOST_UNCOUNTED) throw new ShopError('busy', { seconds: 60 })
  if (counted.length > MOST_REPORT_ORDERS) throw new ShopError('validation', { fields: { to: 'report_too_large' } })
  return [...new Set([...counted, ...uncounted])].sort()
}

/** The days on which payments of a bank began: those are what is compared with it. */
function bankDaysOf({ attempts }: Pick<Order, 'attempts'>, money: readonly BookedMoney[]): string[] {
  const byBank = new Set(money.filter(({ means }) => !isStaffMeans(means)).map(({ payment_id }) => payment_id))
  return attempts.filter(({ payment_id }) => byBank.has(payment_id)).map(({ created_at }) => kyivDay(created_at))
}

async function comparedWithBank(
  { paymentChecks }: ReportDeps,
  days: readonly string[],
): Promise<AccountantReport['bank']> {
  const checks = (await paymentChecks.findOfDays(days)).filter(({ state }) => state === 'done')
  const compared = new Set(checks.map(({ _id }) => _id))
  return {
    days: days.length,
    not_compared: days.filter(day => !compared.has(day)),
    silent: checks.reduce((sum, { silent }) => sum + silent, 0),
    differences: checks.flatMap(({ _id: day, differences }) => differences.map(known => ({ ...known, day }))),
  }
}

/** Orders whose money 1C does not have yet, or refused. */
function openInBooks({ number, accounting }: Order, money: readonly BookedMoney[]): AccountantReport['open_in_1c'] {
  const state = accounting?.state ?? 'none'
  if (state === 'taken' || state === 'confirmed') return []
  const reason = (state === 'failed' && accounting?.refusal?.reason) || null
  return [...new Set(money.map(({ currency }) => currency))].map(currency => {
    const own = money.filter(one => one.currency === currency)
    const net = own.reduce((sum, { kind, amount }) => sum + (kind === 'payment' ? amount : -amount), 0)
    return { order: number, state, reason, currency, net: toDecimal(net) }
  })
}
