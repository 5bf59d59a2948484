import { addDays, KYIV, kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import { isStaffMeans } from '@shop/contracts/orders/payment-means'
import type { Locale } from '@shop/contracts/texts/text'
import { quotesBreaks, toLine } from '@shop/service-kit/csv/cells'
import { stringify } from 'csv-stringify/sync'
import { isThirdPartyNumber } from '../order/order-ref.ts'
import { meansTexts } from '../payment-attempts/payment-means.ts'
import type { SalesFactsRepository } from '../sales/sales-facts.repository.ts'
import type { UncountedOrders } from '../sales/uncounted-orders.repository.ts'
import type { StaffOrders } from '../staff-orders/staff-orders.repository.ts'
import type { ThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import { type BookedMoney, moneyOfDay } from './booked-money.ts'

export type ExportDeps = {
  salesFacts: Pick<SalesFactsRepository, 'numbersOf'>
  uncountedOrders: Pick<UncountedOrders, 'findNumbers'>
  staffOrders: Pick<StaffOrders, 'findByNumbers'>
  thirdPartyOrders: Pick<ThirdPartyOrders, 'findNamed'>
}
type Asked = { month: string; language: Locale }

const MINOR = 100
/** Just after a change of how sales are counted there may be more: then the file waits for them. */
const MOST_UNCOUNTED = 1000
const heads = {
  uk: [
    'Дата',
    'Час',
    'Замовлення',
    'Номер оплати',
    'Спосіб',
    'Надійшло',
    'Повернено',
    'Валюта',
    'Комісія банку',
    'Коментар',
    'Провайдер',
  ],
  en: [
    'Date',
    'Time',
    'Order',
    'Payment id',
    'Method',
    'Received',
    'Refunded',
    'Currency',
    'Bank fee',
    'Comment',
    'Provider',
  ],
} as const
/** Table programs in Ukraine take a dot between digits for a date. */
const decimals = { uk: ',', en: '.' } as const

/**
 * Payments, fees and refunds of a month in Kyiv (`2026-11`) as CSV, a day at a time, each sum as the bank moved it: semicolons and a byte
 * order mark, as Excel in Ukraine reads it (docs/rules.md, "Payments desk").
 * @throws ShopError busy while too many orders are not counted yet to tell on which days their money moved.
 */
export async function* exportPayments(deps: ExportDeps, { month, language }: Asked): AsyncGenerator<string> {
  const format = { delimiter: ';', record_delimiter: '\r\n', ...quotesBreaks } as const
  const uncounted = await deps.uncountedOrders.findNumbers(MOST_UNCOUNTED + 1)
  if (uncounted.length > MOST_UNCOUNTED) throw new ShopError('busy', { seconds: 60 })
  yield stringify([[...heads[language]]], { ...format, bom: true })
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) {
    const numbers = [...new Set([...(await deps.salesFacts.numbersOf(day)), ...uncounted])]
    const [orders, byLink] = await Promise.all([
      deps.staffOrders.findByNumbers(numbers.filter(number => !isThirdPartyNumber(number))),
      deps.thirdPartyOrders.findNamed(numbers.filter(isThirdPartyNumber)),
    ])
    const rows = moneyOfDay([...orders, ...byLink], day)
    if (rows.length > 0)
      yield stringify(
        rows.map(row => cells(row, language)),
        format,
      )
  }
}

function cells(row: BookedMoney, language: Locale): string[] {
  const { kind, at, order, payment_id, provider, means, amount, currency, fee, comment } = row
  const sum = (minor: number | null) => (minor === null ? '' : decimal(minor, language))
  return [
    kyivDay(at),
    time.format(at),
    toLine(order),
    toLine(payment_id),
    meansTexts[language][means],
    kind === 'payment' ? sum(amount) : '',
    kind === 'refund' ? sum(amount) : '',
    toLine(currency),
    sum(fee),
    toLine(comment),
    // No bank stands behind what staff took.
    isStaffMeans(means) ? '' : toLine(provider),
  ]
}

const time = new Intl.DateTimeFormat('en-GB', { timeZone: KYIV, hour: '2-digit', minute: '2-digit' })

/** 1908010 → `19080,10`, without passing through a binary fraction. */
function decimal(minor: number, language: Locale): string {
  return `${Math.floor(minor / MINOR)}${decimals[language]}${String(minor % MINOR).padStart(2, '0')}`
}
