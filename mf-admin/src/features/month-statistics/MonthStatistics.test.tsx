import { call } from '@shop/api-client/call'
import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { ShopError } from '@shop/contracts/errors'
import { monthStatisticsEndpoint, type StatisticsMonth } from '@shop/contracts/staff/staff-statistics'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { downloadCsv } from '../../charts/csv.ts'
import { MonthStatistics } from './MonthStatistics.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
// Nothing has a size here, so nothing can be drawn; the browser story looks at the charts.
jest.mock('../../charts/charts.ts', () => ({ DaysChart: () => null, BarsChart: () => null }))
jest.mock('../../charts/csv.ts', () => ({ ...jest.requireActual('../../charts/csv.ts'), downloadCsv: jest.fn() }))
const service = jest.mocked(call)
const saved = jest.mocked(downloadCsv)

const noMoney = { paid_uah: 0, given_back_uah: 0, net_uah: 0, by_link_uah: 0, goods_uah: 0, average_uah: null }
const nothing = { ...noMoney, orders: 0, pieces: 0, returned_pieces: 0, return_percent: null }

function monthOf(year: number, month: number, totals: Partial<StatisticsMonth['totals']> = {}): StatisticsMonth {
  const day = `${year}-${String(month).padStart(2, '0')}-01`
  const { paid_uah = 0, given_back_uah = 0, orders = 0, pieces = 0 } = totals
  const days = [{ day, paid_uah, given_back_uah, orders, pieces }]
  return { year, month, totals: { ...nothing, ...totals }, days, categories: [] }
}

const dresses = { category: 'dresses', pieces: 3, sum_uah: 14_970, returned_pieces: 1, refunded_uah: 4990 }
const gone = { category: 'swimwear', pieces: 1, sum_uah: 1200, returned_pieces: 0, refunded_uah: 0 }
const march: StatisticsMonth = {
  ...monthOf(2026, 3, {
    paid_uah: 16_500,
    given_back_uah: 4990,
    net_uah: 11_510,
    orders: 4,
    pieces: 4,
    average_uah: 4042.5,
    return_percent: 25,
  }),
  categories: [dresses, gone],
}
const before = monthOf(2026, 2, { paid_uah: 11_000, orders: 5, return_percent: 27.5 })
const titles = [{ name: 'dresses', title: { uk: 'Сукні', en: 'Dresses' }, parent_category: null }]

function answer(about: object = {}): void {
  const month = { now: march, month_before: before, year_before: monthOf(2025, 3), until: null, is_counting: false }
  service.mockImplementation(async endpoint => {
    if (endpoint === allCategoriesEndpoint) return { categories: titles }
    return endpoint === monthStatisticsEndpoint ? { ...month, ...about } : { collections: [] }
  })
}

beforeEach(() => {
  service.mockReset()
  saved.mockReset()
})

async function show(address = '/admin/dashboard?month=2026-03') {
  showPage(<MonthStatistics />, address)
  return within(await screen.findByRole('region', { name: 'Головні цифри' }))
}

test('an accountant sees what the month came to, beside the month before and the year before', async () => {
  answer()
  const figures = await show()

  const paid = figures.getByText('Надійшло коштів').parentElement
  expect(paid).toHaveTextContent(/16\s500\s₴/)
  expect(paid).toHaveTextContent(/більше: \+50\s%/)
  expect(paid).toHaveTextContent(/лютий 2026 р\.: 11\s000\s₴/)
  expect(figures.getByText('Замовлень').parentElement).toHaveTextContent(/менше: −20\s%/)
  expect(figures.getByText('Частка повернень').parentElement).toHaveTextContent(/25\s%.*−2,5 в\. п\./)
  const asked = service.mock.calls.find(([endpoint]) => endpoint === monthStatisticsEndpoint)
  expect(asked?.[1]).toEqual({ query: { year: 2026, month: 3 } })
})

test('a month of which there is nothing before tells no change', async () => {
  answer()
  const figures = await show()

  expect(figures.getByText('Середнє замовлення').parentElement).not.toHaveTextContent(/%/)
})

test('each chart has its figures as a table, with categories by their names', async () => {
  answer()
  await show()
  const chart = within(screen.getByRole('group', { name: 'За категоріями' }))

  await userEvent.click(chart.getByRole('button', { name: 'Таблицею' }))

  expect(chart.getByRole('button', { name: 'Таблицею' })).toHaveAttribute('aria-pressed', 'true')
  const [, first, second] = chart.getAllByRole('row')
  expect(first).toHaveTextContent(/^Сукні3.*14\s970\s₴.*4\s990\s₴/)
  // The category is not there any more, its sales are.
  expect(second).toHaveTextContent(/^swimwear1/)
})

test('the figures of a chart are saved as a file, in numbers that a spreadsheet adds up', async () => {
  answer()
  await show()

  await userEvent.click(screen.getByRole('button', { name: 'CSV: За днями' }))

  const [[name, csv] = []] = saved.mock.calls
  expect(name).toBe('days-2026-03.csv')
  expect(csv).toMatch(/^\ufeffДень;Надійшло коштів;/)
  expect(csv).toMatch(/Разом;16500;4990;4;4;11000;0/)
})

test('another month is looked at step by step, by name, or at one press, and the address says which', async () => {
  answer()
  await show()

  await userEvent.click(screen.getByRole('button', { name: 'Попередній місяць' }))
  expect(location.search).toBe('?month=2026-02')
  await userEvent.selectOptions(screen.getByLabelText('Рік'), '2025')
  expect(location.search).toBe('?month=2025-02')
  await userEvent.click(screen.getByRole('button', { name: 'Цей місяць' }))
  expect(location.search).toBe('')
  expect(screen.getByRole('button', { name: 'Цей місяць' })).toHaveAttribute('aria-pressed', 'true')
})

test('a month without sales says so, and how everything is counted stands below', async () => {
  answer({ now: monthOf(2026, 3) })
  showPage(<MonthStatistics />, '/admin/dashboard?month=2026-03')

  expect(await screen.findByText('За березень 2026 р. ще нічого немає')).toBeVisible()
  expect(screen.getByText(/Продаж належить дню за Києвом/)).toBeVisible()
})

test('while earlier orders are being counted, and while the month lasts, the screen says so', async () => {
  answer({ is_counting: true, counted: { done: 4000, all: 20_000 }, until: 15 })
  await show()

  expect(screen.getByText('Ранні замовлення ще підраховуються')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: /^Підраховано замовлень: 4.?000 із 20.?000$/ })).toBeVisible()
  expect(screen.getByText('березень 2026 р., дні 1–15')).toBeVisible()
})

test('what did not load can be tried again', async () => {
  service.mockRejectedValue(new ShopError('unknown'))
  showPage(<MonthStatistics />, '/admin/dashboard?month=2026-03')
  await screen.findByText('Статистику не вдалося завантажити')

  answer()
  await userEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }))

  await waitFor(() => expect(screen.getByText('Надійшло коштів')).toBeVisible())
})
