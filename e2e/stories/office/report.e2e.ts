import type { Page } from '@playwright/test'
import type { ResultOf } from '@shop/contracts/endpoint'
import type { AccountantReport, ReportSection } from '@shop/contracts/staff/accountant-report'
import type { fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { type RunningShop, staff, startShop } from '../../support/start-shop.ts'

type FullOrder = ResultOf<typeof fullOrderEndpoint>['order']

const dress = { article: 'DR-1042-BUR-R', size: '38 (M)' }
const basket = [{ ...dress, count: 2 }]
const week = { uk: '7 днів', en: '7 days' } as const
const inMeans = { uk: 'За способом оплати', en: 'By means of payment' } as const

// A shop of its own: the money of its week is that of the orders of this story.
let shop: RunningShop
const numbers: string[] = []
test.beforeAll(async () => {
  shop = await startShop({ env: { BUILD: 'no' } })
})
test.afterAll(() => shop.stop())

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  return (await callShop(page, path, { method: 'GET' })).json()
}

/** What came and went back, counted from the payments of the orders alone, in kopiykas. */
async function recounted(office: Page): Promise<{ received: number; back: number; count: number }> {
  const orders: FullOrder[] = []
  for (const number of numbers)
    orders.push((await read<{ order: FullOrder }>(office, `/api/orders/get-full-info?order=${number}`)).order)
  const payments = orders.flatMap(order => order.payments).filter(({ state }) => state !== 'declined')
  const sum = (of: (payment: (typeof payments)[number]) => number) =>
    payments.reduce((all, payment) => all + Math.round(100 * of(payment)), 0)
  return { received: sum(({ amount }) => amount), back: sum(({ given_back }) => given_back), count: payments.length }
}

test.describe.configure({ mode: 'serial' })

test('the report of a week is what its payments come to, counted again to the kopiyka in every section', async ({
  customer,
}) => {
  for (const language of ['uk', 'en'] as const) {
    const { page: shopper } = await customer({ address: shop.address, language })
    const { number, ref } = await orderByCall(shopper, language, basket)
    await payByCall(shopper, ref)
    numbers.push(number)
  }
  const { page: office } = await customer({ address: shop.address })
  await callShop(office, '/api/admin/login', { data: staff })
  await callShop(office, `/api/admin/orders/${numbers[0]}/refund`, {
    data: { lines: [{ ...dress, count: 1 }], refunded_so_far: 0, comment: 'Замала' },
    headers: { 'idempotency-key': '3f0c6f0e-6f5a-4a0c-9a55-0d8f1d2b7c12' },
  })
  await expect.poll(async () => (await recounted(office)).back).toBeGreaterThan(0)

  const expected = await recounted(office)
  const day = (at: number) => new Date(at).toLocaleDateString('sv-SE', { timeZone: 'Europe/Kyiv' })
  const now = Date.now()
  const report = await read<AccountantReport>(
    office,
    `/api/admin/statistics/report?from=${day(now - 6 * 24 * 60 * 60_000)}&to=${day(now)}`,
  )
  const total = (section: ReportSection, of: 'received' | 'back' | 'count') =>
    report.sections[section].reduce((sum, row) => sum + Math.round((of === 'count' ? 1 : 100) * row[of]), 0)

  expect(expected.count).toBe(2)
  expect(total('means', 'count')).toBe(expected.count)
  expect(total('means', 'received')).toBe(expected.received)
  expect(total('means', 'back')).toBe(expected.back)
  // The bridge leads from prices to the very money, and nothing on the way is unexplained.
  const line = (name: string) => report.sections.bridge.find(row => row.name === name)
  expect(Math.round(100 * (line('money')?.net ?? 0))).toBe(expected.received - expected.back)
  const priced = Math.round(100 * (line('priced')?.net ?? 0))
  const rate = Math.round(100 * (line('rate')?.net ?? 0))
  expect(priced + rate).toBe(expected.received - expected.back)
  expect(line('other')?.net ?? 0).toBe(0)
})

for (const { language, width } of phoneAndDesk)
  test(`an accountant reads the report of the last seven days (${language}, ${width} px)`, async ({ customer }) => {
    const { page: office } = await customer({ address: shop.address, language, width })
    await callShop(office, '/api/admin/login', { data: staff })
    const { received } = await recounted(office)
    await office.goto('/admin/other/report')
    await office.getByText(week[language], { exact: true }).click()

    await expect(office.getByText(inMeans[language]).first()).toBeVisible()
    const digits = (text: string) => text.replaceAll(/\D/g, '')
    const hryvnias = String(Math.floor(received / 100))
    await expect.poll(async () => digits((await office.getByRole('main').textContent()) ?? '')).toContain(hryvnias)
    expect(await settledViolations(office)).toEqual([])
  })
