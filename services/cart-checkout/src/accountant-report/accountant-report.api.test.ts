import { DAY_MS } from '@shop/calendar/durations'
import { newThirdPartyOrderEndpoint } from '@shop/contracts/orders/third-party-orders'
import {
  type AccountantReport,
  accountantReportEndpoint,
  accountantReportFileEndpoint,
  MOST_REPORT_ORDERS,
  type ReportSection,
} from '@shop/contracts/staff/accountant-report'
import { sendOrdersTo1cEndpoint } from '@shop/contracts/staff/orders/order-bulk'
import { checkPaymentsEndpoint, paymentCheckEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import { monthStatisticsEndpoint } from '@shop/contracts/staff/staff-statistics'
import { readXlsx } from 'hucre/xlsx'
import { enterCode } from '../../test/autumn-code.ts'
import { decide } from '../../test/bank.ts'
import { orderAsOwner, startToPay, toWarsaw, twoDresses } from '../../test/shopping.ts'
import { paidOrder, refundOrder, takeStaffAction } from '../../test/staff.ts'
import { type Api, startApi } from '../../test/start-api.ts'

const week = { from: '2026-11-21', to: '2026-11-27' }

async function report(api: Api, period = week): Promise<AccountantReport> {
  await api.service.jobs.runNow('count-sales')
  return api.staff.read(accountantReportEndpoint, { query: period })
}
const row = ({ sections }: AccountantReport, section: ReportSection, name: string, currency = 'UAH') =>
  sections[section].find(known => known.name === name && known.currency === currency)
/** In kopiyky: sums of decimals are compared as whole numbers. */
const minor = (decimal: number | undefined) => Math.round((decimal ?? 0) * 100)
const total = (rows: AccountantReport['sections'][ReportSection], field: 'received' | 'back' | 'net') =>
  rows.filter(({ currency }) => currency === 'UAH').reduce((sum, known) => sum + minor(known[field]), 0)

async function compareWithBank(api: Api, day: string): Promise<void> {
  await api.staff.write(checkPaymentsEndpoint, { body: { day } })
  for (let tries = 0; tries < 5000; tries++) {
    await api.service.jobs.runNow('check-payments')
    const { check } = await api.staff.read(paymentCheckEndpoint, { query: { day } })
    if (check?.state === 'done') return
    await new Promise(resolve => setImmediate(resolve))
  }
  throw new Error('The comparison does not end')
}

/** What the bank was asked to take, as the browser posts it. */
const charged = (fields: [string, string][]) =>
  Number(fields.find(([name]) => name === 'amount')?.[1] ?? Number.NaN) * 100

/** A week of a shop: the test keeps its own books of what was taken and given back, in kopiyky. */
async function weekOfShop() {
  const api = await startApi()
  const books = { card: 0, cash: 0, back: 0, euroOrders: 0 }
  await enterCode(api)
  const plain = await paidOrder({}, api)
  books.card += charged(plain.fields)
  api.wait(DAY_MS)
  const byCode = await paidOrder({ promo_code: 'OSIN15', lines: twoDresses }, api)
  books.card += charged(byCode.fields)
  const abroad = await paidOrder({ currency: 'EUR', delivery: toWarsaw }, api)
  books.card += charged(abroad.fields)
  books.euroOrders = charged(abroad.fields)
  api.wait(DAY_MS)
  const { number } = await orderAsOwner(api)
  await takeStaffAction(api, number, { action: 'manual_paid', means: 'cash', reason: 'Шоурум' })
  books.cash += 507_000
  const body = { amount: 1500, currency: 'UAH' as const, note: 'Шоурум', hours: 72 }
  const link = (await api.staff.write(newThirdPartyOrderEndpoint, { body })).order
  await decide(api, (await startToPay(api, link.ref)).fields, 'approve')
  books.card += 150_000
  api.wait(DAY_MS)
  await refundOrder(api, plain.number, { amount: 70.5 })
  await refundOrder(api, abroad.number, { amount: 1000 })
  books.back += 7050 + 100_000
  return { api, books, numbers: { plain: plain.number, cash: number, abroad: abroad.number } }
}

test('the report of a week is the recount of its orders, to the kopiyka', async () => {
  const { api, books } = await weekOfShop()
  const found = await report(api)

  expect(minor(row(found, 'means', 'card')?.received)).toBe(books.card)
  expect(minor(row(found, 'means', 'card')?.back)).toBe(books.back)
  expect(row(found, 'means', 'card')).toMatchObject({ count: 4, back_count: 2 })
  expect(minor(row(found, 'means', 'cash')?.received)).toBe(books.cash)
  expect(row(found, 'bridge', 'money')).toMatchObject({ count: 5, back_count: 2 })
  expect(minor(row(found, 'bridge', 'money')?.net)).toBe(books.card + books.cash - books.back)
  expect(row(found, 'sources', 'link')).toMatchObject({ count: 0, received: 1500 })
  expect(row(found, 'sources', 'site')).toMatchObject({ count: 4 })
  expect(row(found, 'discounts', 'promo OSIN15')).toMatchObject({ count: 1, discount: 1497 })
  expect(row(found, 'discounts', 'none')).toMatchObject({ count: 3, discount: 0 })
  expect(total(found.sections.categories, 'received')).toBe(total(found.sections.collections, 'received'))
  expect(total(found.sections.refunds, 'back')).toBe(minor(row(found, 'bridge', 'priced')?.back))
})

test('the rate of the bank for orders in euros is a line of its own, and with it prices and money meet', async () => {
  const { api, books, numbers } = await weekOfShop()
  const found = await report(api)
  const stored = await api.db.collection('orders').findOne({ number: numbers.abroad })
  const prices =
    stored?.sums.uah.goods + Math.round((stored?.sums.delivery * stored?.sums.uah.subtotal) / stored?.sums.subtotal)

  expect(books.euroOrders - prices).not.toBe(0)
  expect(minor(row(found, 'bridge', 'rate')?.received)).toBe(books.euroOrders - prices)
  expect(row(found, 'bridge', 'in_euros')).toBeUndefined()
  for (const field of ['received', 'back', 'net'] as const) {
    const money = minor(row(found, 'bridge', 'money')?.[field])
    expect(total(found.sections.bridge, field) - money).toBe(money)
  }
  const { now } = await api.staff.read(monthStatisticsEndpoint, { query: { year: 2026, month: 11 } })
  expect([row(found, 'bridge', 'priced')?.received, row(found, 'bridge', 'priced')?.back]).toEqual([
    now.totals.paid_uah,
    now.totals.given_back_uah,
  ])
})

test('money stands on its own day: a payment before the week is not in it, its refund is', async () => {
  const { api, numbers } = await weekOfShop()
  const last = { from: '2026-11-24', to: '2026-11-24' }

  expect(row(await report(api, last), 'bridge', 'money')).toMatchObject({ count: 0, received: 0, back: 1070.5 })
  expect(row(await report(api, { from: '2026-11-22', to: '2026-11-22' }), 'means', 'card')).toMatchObject({ count: 2 })
  expect((await report(api, { from: '2026-10-01', to: '2026-10-31' })).sections.means).toEqual([])
  expect(numbers.plain).toBeDefined()
})

test('a day that was not compared with the bank is named, and a compared one shows each difference', async () => {
  const { api, numbers } = await weekOfShop()
  expect((await report(api)).bank).toMatchObject({
    days: 3,
    not_compared: ['2026-11-21', '2026-11-22', '2026-11-23'],
    differences: [],
  })

  await api.db.collection('sandbox_payments').deleteOne({ _id: `${numbers.plain}-1` as never })
  await compareWithBank(api, '2026-11-21')
  const { bank } = await report(api)
  expect(bank.not_compared).toEqual(['2026-11-22', '2026-11-23'])
  expect(bank.differences).toMatchObject([
    { day: '2026-11-21', payment_id: `${numbers.plain}-1`, kind: 'unpaid_there', ours: { amount: 5070 }, bank: null },
  ])
})

test('the money of orders adds up by where they stand in 1C, and what is not there is named', async () => {
  const { api, numbers } = await weekOfShop()
  const body = { which: { by: 'numbers' as const, numbers: [numbers.plain] } }
  await api.staff.write(sendOrdersTo1cEndpoint, { body, idempotencyKey: '6f1b6f0e-3f52-4d0c-8a51-0d2f3a4b5c6d' })
  const found = await report(api)

  expect(total(found.sections.accounting, 'net')).toBe(minor(row(found, 'bridge', 'money')?.net))
  expect(row(found, 'accounting', 'link')).toMatchObject({ count: 1, received: 1500 })
  expect(row(found, 'accounting', 'queued')).toMatchObject({ count: 1, net: 5070 - 70.5 })
  expect(found.open_in_1c).toContainEqual({
    order: numbers.plain,
    state: 'queued',
    reason: null,
    currency: 'UAH',
    net: 5070 - 70.5,
  })
  expect(found.open_in_1c).toHaveLength(4)
})

test('the file has a row for each line, as a workbook with numbers', async () => {
  const { api } = await weekOfShop()
  const found = await report(api)
  const query = { ...week, language: 'uk' as const }

  const csv = await api.staff.download(accountantReportFileEndpoint, { query })
  expect(csv).toContain('Від цін до грошей;Курсова різниця замовлень у євро;UAH;')
  expect(csv).toContain('За знижкою та промокодом;OSIN15;UAH;1;')
  expect(csv).toContain('Розбіжності з банком;2026-11-21;;;;;;;;;День не звіряли з банком')
  const { fileName, bytes } = await api.staff.downloadFile(accountantReportFileEndpoint, {
    query: { ...query, format: 'xlsx' },
  })
  expect(fileName).toBe('report-2026-11-21-2026-11-27.xlsx')
  const rows = (await readXlsx(bytes)).sheets[0]?.rows ?? []
  const money = rows.find(([, name]) => name === 'Рух гривень, як у файлі оплат')
  expect(money?.slice(3, 8)).toEqual([
    5,
    row(found, 'bridge', 'money')?.received,
    2,
    row(found, 'bridge', 'money')?.back,
    row(found, 'bridge', 'money')?.net,
  ])
})

test('days with more orders than one report takes are refused', async () => {
  const api = await startApi()
  const fact = (_: unknown, index: number) => ({ _id: `26-${index}`, version: 0, keys: ['2026-11-21'], entries: [] })
  const facts = Array.from({ length: MOST_REPORT_ORDERS + 1 }, fact)
  await api.db.collection<{ _id: string }>('sales_facts').insertMany(facts)

  const asked = api.staff.read(accountantReportEndpoint, { query: week })
  await expect(asked).rejects.toMatchObject({ code: 'validation', details: { fields: { to: 'report_too_large' } } })
})

test.each([
  [{ from: '2026-11-28', to: '2026-11-27' }, 'to'],
  [{ from: '2025-11-27', to: '2026-11-28' }, 'to'],
  [{ from: '2026-02-31', to: '2026-11-28' }, 'from'],
  [{ from: '2026-11-27' }, 'to'],
])('a report of %j is refused', async (query, field) => {
  const api = await startApi()
  for (const asked of [
    api.staff.read(accountantReportEndpoint, { query }),
    api.staff.download(accountantReportFileEndpoint, { query: { ...query, language: 'uk' } }),
  ])
    await expect(asked).rejects.toMatchObject({ details: { fields: { [field]: expect.anything() } } })
})
