import { call } from '@shop/api-client/call'
import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { allCollectionsEndpoint } from '@shop/contracts/catalog/dictionaries'
import { salesSearchEndpoint } from '@shop/contracts/staff/staff-statistics'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { SalesSearch } from './SalesSearch.tsx'
import type { FoundSales } from './SoldSizes.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
// Nothing has a size here, so nothing can be drawn; the browser story looks at the charts.
jest.mock('../../charts/charts.ts', () => ({ DaysChart: () => null, BarsChart: () => null }))
const service = jest.mocked(call)

const sold = { pieces: 5, sum_uah: 24_950, returned_pieces: 1, refunded_uah: 4990 }
const found: FoundSales = {
  from: '2026-10-01',
  to: '2026-11-30',
  totals: sold,
  months: ['2026-10', '2026-11'],
  sizes: [
    {
      size: '38 (M)',
      ...sold,
      months: [
        { month: '2026-10', pieces: 2, sum_uah: 9980 },
        { month: '2026-11', pieces: 3, sum_uah: 14_970 },
      ],
    },
  ],
  returns: [{ cause: 'too_small', pieces: 1 }],
  sew_again: [
    {
      article: 'DR-1042-BUR-L',
      size: '38 (M)',
      title: { uk: 'Сукня на запах', en: 'Wrap dress' },
      color: 'burgundy',
      height: '170-177',
      pieces: 5,
      weeks: 4,
      per_week: 1.3,
      available: 2,
      weeks_left: 1.5,
      preordered: 0,
      waiting: 7,
      too_small: 1,
      too_large: 0,
    },
  ],
  left_out: 0,
  is_counting: false,
}
const categories = [
  { name: 'dresses', title: { uk: 'Сукні', en: 'Dresses' }, parent_category: null },
  { name: 'wrap-dresses', title: { uk: 'На запах', en: 'Wrap' }, parent_category: 'dresses' },
]
const period = 'from=2026-10-01&to=2026-11-30'
const asked = () => service.mock.calls.flatMap(([endpoint, input]) => (endpoint === salesSearchEndpoint ? [input] : []))

beforeEach(() => {
  service.mockReset()
  answer({})
})

function answer(about: Partial<FoundSales>): void {
  service.mockImplementation(async endpoint => {
    if (endpoint === allCategoriesEndpoint) return { categories }
    if (endpoint === allCollectionsEndpoint) return { collections: [] }
    return { ...found, ...about }
  })
}

test('nothing is asked before somebody says what to look for', async () => {
  showPage(<SalesSearch />, '/admin/statistics-search')

  expect(await screen.findByText('Що показати?')).toBeVisible()
  expect(asked()).toEqual([])
})

test('an article is typed in any case, asked for with Enter, and stands in the address', async () => {
  showPage(<SalesSearch />, `/admin/statistics-search?${period}`)

  await userEvent.type(await screen.findByLabelText('Артикул'), ' dr-1042-bur-l{Enter}')

  expect(await screen.findByText('Продано 5 одиниць')).toBeVisible()
  expect(asked()).toEqual([{ query: { article: 'DR-1042-BUR-L', from: '2026-10-01', to: '2026-11-30' } }])
  expect(new URLSearchParams(location.search).get('name')).toBe('DR-1042-BUR-L')
})

test('a category is chosen from the tree', async () => {
  showPage(<SalesSearch />, `/admin/statistics-search?by=category&${period}`)

  await screen.findByRole('option', { name: '– На запах' })
  await userEvent.selectOptions(screen.getByLabelText('Категорія'), 'wrap-dresses')

  expect(await screen.findByText('Продано 5 одиниць')).toBeVisible()
  expect(asked()).toMatchObject([{ query: { category: 'wrap-dresses' } }])
})

test('items and sums stand by size and month with a row of all, and what to sew again below', async () => {
  showPage(<SalesSearch />, `/admin/statistics-search?by=article&name=DR-1042-BUR-L&${period}`)

  const months = within(await screen.findByRole('group', { name: 'За розмірами й місяцями' }))
  expect(months.getAllByRole('row').at(-1)).toHaveTextContent(/^Разом2.*9\s980\s₴.*3.*14\s970\s₴$/)
  const sew = within(screen.getByRole('group', { name: 'Що пошити ще' }))
  expect(sew.getAllByRole('row').at(-1)).toHaveTextContent(/^DR-1042-BUR-L · 38 \(M\) · Сукня на запах1,321,50710$/)
})

test('why items came back is told in the words of the customers', async () => {
  showPage(<SalesSearch />, `/admin/statistics-search?by=article&name=DR-1042-BUR-L&${period}`)
  const causes = within(await screen.findByRole('group', { name: 'Чому повертали' }))

  await userEvent.click(causes.getByRole('button', { name: 'Таблицею' }))

  expect(causes.getAllByRole('row').at(-1)).toHaveTextContent(/^Замале1$/)
})

test.each([
  ['name=dress&from=2026-10-01&to=2026-11-30', 'Великі латинські літери, цифри та дефіс, від 3 до 32 знаків'],
  ['name=DR-1042-BUR-L&from=2026-12-01&to=2026-11-30', 'Період закінчується раніше, ніж починається'],
  ['name=DR-1042-BUR-L&from=2020-12-01&to=2026-11-30', 'Не більше ніж два роки за раз'],
])('a search with %s is not sent, and its field says why', async (search, problem) => {
  showPage(<SalesSearch />, `/admin/statistics-search?${search}`)

  expect(await screen.findByText(problem)).toBeVisible()
  expect(asked()).toEqual([])
})

test('a period without sales says so', async () => {
  const totals = { pieces: 0, sum_uah: 0, returned_pieces: 0, refunded_uah: 0 }
  answer({ totals, sizes: [], returns: [], sew_again: [] })
  showPage(<SalesSearch />, `/admin/statistics-search?name=DR-1042-BUR-L&${period}`)

  expect(await screen.findByText('За цей період продажів немає')).toBeVisible()
})
