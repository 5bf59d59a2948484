import { addDays, KYIV, kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import { isStaffMeans } from '@shop/contracts/orders/payment-means'
import type { FileColumn, FileTable } from '@shop/service-kit/list-files/table'
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

const time = new Intl.DateTimeFormat('en-GB', { timeZone: KYIV, hour: '2-digit', minute: '2-digit' })

/** Just after a change of how sales are counted there may be more: then the file waits for them. */
const MOST_UNCOUNTED = 1000

const columns: readonly FileColumn<BookedMoney>[] = [
  { head: { uk: 'Дата', en: 'Date' }, kind: 'day', of: ({ at }) => kyivDay(at) },
  { head: { uk: 'Час', en: 'Time' }, kind: 'text', of: ({ at }) => time.format(at) },
  { head: { uk: 'Замовлення', en: 'Order' }, kind: 'text', of: ({ order }) => order },
  { head: { uk: 'Номер оплати', en: 'Payment id' }, kind: 'text', of: ({ payment_id }) => payment_id },
  { head: { uk: 'Спосіб', en: 'Method' }, kind: 'text', of: ({ means }, language) => meansTexts[language][means] },
  {
    head: { uk: 'Надійшло', en: 'Received' },
    kind: 'sum',
    of: ({ kind, amount }) => (kind === 'payment' ? amount : null),
  },
  {
    head: { uk: 'Повернено', en: 'Refunded' },
    kind: 'sum',
    of: ({ kind, amount }) => (kind === 'refund' ? amount : null),
  },
  { head: { uk: 'Валюта', en: 'Currency' }, kind: 'text', of: ({ currency }) => currency },
  { head: { uk: 'Комісія банку', en: 'Bank fee' }, kind: 'sum', of: ({ fee }) => fee },
  { head: { uk: 'Коментар', en: 'Comment' }, kind: 'text', of: ({ comment }) => comment },
  {
    head: { uk: 'Провайдер', en: 'Provider' },
    kind: 'text',
    // No bank stands behind what staff took.
    of: ({ means, provider }) => (isStaffMeans(means) ? null : provider),
  },
]

/**
 * Payments, fees and refunds of a month in Kyiv (`2026-11`) as a file, a day at a time, each sum as the bank moved it
 * (docs/rules.md, "Payments desk").
 * @throws ShopError busy while too many orders are not counted yet to tell on which days their money moved.
 */
export async function paymentsTable(deps: ExportDeps, month: string): Promise<FileTable<BookedMoney>> {
  const uncounted = await deps.uncountedOrders.findNumbers(MOST_UNCOUNTED + 1)
  if (uncounted.length > MOST_UNCOUNTED) throw new ShopError('busy', { seconds: 60 })
  return { columns, batches: moneyByDay(deps, month, uncounted) }
}

async function* moneyByDay(
  deps: ExportDeps,
  month: string,
  uncounted: readonly string[],
): AsyncGenerator<BookedMoney[]> {
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) {
    const numbers = [...new Set([...(await deps.salesFacts.numbersOf(day)), ...uncounted])]
    const [orders, byLink] = await Promise.all([
      deps.staffOrders.findByNumbers(numbers.filter(number => !isThirdPartyNumber(number))),
      deps.thirdPartyOrders.findNamed(numbers.filter(isThirdPartyNumber)),
    ])
    yield moneyOfDay([...orders, ...byLink], day)
  }
}
