import type { Page } from '@playwright/test'
import type { ResultOf } from '@shop/contracts/endpoint'
import type { monthStatisticsEndpoint, salesOfOrderEndpoint } from '@shop/contracts/staff/staff-statistics'
import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { type RunningShop, staff, startShop } from '../../support/start-shop.ts'

type Month = ResultOf<typeof monthStatisticsEndpoint>
type OrderSales = ResultOf<typeof salesOfOrderEndpoint>

const dress = { article: 'DR-1042-BUR-R', size: '38 (M)' }
const basket = [
  { article: 'CO-2014-CAM-R', size: '38 (M)', count: 1 },
  { ...dress, count: 2 },
]
const texts = {
  uk: {
    paid: 'Надійшло коштів',
    byCategory: 'За категоріями',
    table: 'Таблицею',
    article: 'Артикул',
    show: 'Показати',
    sold: 'Продано 4 одиниці',
    sew: 'Що пошити ще',
  },
  en: {
    paid: 'Money in',
    byCategory: 'By category',
    table: 'As a table',
    article: 'Article',
    show: 'Show',
    sold: '4 items sold',
    sew: 'What to sew again',
  },
}

// A shop of its own: its figures are those of the orders of this story.
let shop: RunningShop
const numbers: string[] = []
test.beforeAll(async () => {
  shop = await startShop({ env: { BUILD: 'no' } })
})
test.afterAll(() => shop.stop())

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  return (await callShop(page, path, { method: 'GET' })).json()
}

/** What the lines of the orders come to, counted again: goods sold, and given back for them. */
async function recounted(office: Page): Promise<{ goods: number; refunded: number; pieces: number }> {
  const orders = []
  for (const number of numbers) orders.push(await read<OrderSales>(office, `/api/sales/get-by-order?order=${number}`))
  const lines = orders.flatMap(order => order.lines)
  const sum = (count: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + count(line), 0)
  return {
    goods: sum(line => line.sum_uah - line.discount_share_uah),
    refunded: sum(line => line.refunded_uah),
    pieces: sum(line => line.count),
  }
}

test.describe.configure({ mode: 'serial' })

test('figures of the month are those of its orders, counted again to the minor unit', async ({ customer }) => {
  for (const language of ['uk', 'en'] as const) {
    const { page: shopper } = await customer({ address: shop.address, language })
    const { number, ref } = await orderByCall(shopper, language, basket)
    await payByCall(shopper, ref)
    numbers.push(number)
  }
  const { page: office } = await customer({ address: shop.address })
  await callShop(office, '/api/admin/login', { data: staff })
  const refund = { lines: [{ ...dress, count: 1 }], refunded_so_far: 0, comment: 'Замала' }
  await callShop(office, `/api/admin/orders/${numbers[0]}/refund`, {
    data: refund,
    headers: { 'idempotency-key': '3f0c6f0e-6f5a-4a0c-9a55-0d8f1d2b7c11' },
  })

  const expected = await recounted(office)
  const month = () => read<Month>(office, '/api/admin/statistics/month')
  await expect.poll(async () => (await month()).now.totals.returned_pieces).toBe(1)
  const { now } = await month()

  expect(expected.pieces).toBe(6)
  expect(now.totals).toMatchObject({ orders: 2, pieces: 6, goods_uah: expected.goods })
  expect(now.totals.given_back_uah).toBe(expected.refunded)
  expect(now.categories.reduce((sum, { sum_uah }) => sum + sum_uah, 0)).toBe(expected.goods)
  expect(now.days.reduce((sum, { paid_uah }) => sum + paid_uah, 0)).toBe(now.totals.paid_uah)
})

for (const { language, width } of phoneAndDesk)
  test(`an accountant reads the month and what a dress sold, in charts and tables (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const words = texts[language]
    const { page: office } = await customer({ address: shop.address, language, width })
    await callShop(office, '/api/admin/login', { data: staff })

    await office.goto('/admin/dashboard')
    await expect(office.getByText(words.paid, { exact: true }).first()).toBeVisible()
    const categories = office.getByRole('group', { name: words.byCategory })
    await expect(categories.getByRole('application')).toBeVisible()
    expect(await settledViolations(office)).toEqual([])
    await categories.getByRole('button', { name: words.table }).click()
    await expect(categories.getByRole('row')).toHaveCount(3)

    await office.goto('/admin/statistics-search')
    await office.getByLabel(words.article, { exact: true }).fill(dress.article.toLowerCase())
    await office.getByRole('button', { name: words.show }).click()
    await expect(office.getByText(words.sold)).toBeVisible()
    await expect(office.getByRole('group', { name: words.sew }).getByRole('row')).toHaveCount(2)
    expect(await settledViolations(office)).toEqual([])
    const overflow = () => office.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
  })

test('sums of millions stand whole beside the chart of days on a phone', async ({ customer }) => {
  const { page: office } = await customer({ address: shop.address, width: 390 })
  await callShop(office, '/api/admin/login', { data: staff })
  // No shop of a story sells for millions: each day of this one counts a thousand times.
  await office.route('**/api/admin/statistics/month*', async route => {
    const answer = await route.fetch()
    const month: Month = await answer.json()
    for (const day of month.now.days) day.paid_uah *= 1000
    await route.fulfill({ response: answer, json: month })
  })

  await office.goto('/admin/dashboard')
  const days = office.getByRole('application', { name: 'За днями' })
  await expect(days.getByText(/^\d{2}.000.000$/).first()).toBeVisible()

  const cut = await days.evaluate(chart => {
    const { left } = chart.getBoundingClientRect()
    const texts = [...chart.querySelectorAll('text')]
    return texts.filter(text => text.getBoundingClientRect().left < left).map(text => text.textContent)
  })
  expect(cut).toEqual([])
})
