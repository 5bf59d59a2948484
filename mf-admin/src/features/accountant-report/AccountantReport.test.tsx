import { call } from '@shop/api-client/call'
import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { allCollectionsEndpoint } from '@shop/contracts/catalog/dictionaries'
import { ShopError } from '@shop/contracts/errors'
import {
  accountantReportEndpoint,
  type AccountantReport as Report,
  type ReportRow,
} from '@shop/contracts/staff/accountant-report'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { AccountantReport } from './AccountantReport.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const row = (name: string, about: Partial<ReportRow> = {}): ReportRow => ({
  name,
  currency: 'UAH',
  count: 0,
  received: 0,
  back_count: 0,
  back: 0,
  net: 0,
  fee: 0,
  discount: 0,
  ...about,
})
const week: Report = {
  from: '2026-11-21',
  to: '2026-11-27',
  sections: {
    means: [
      row('card', { count: 4, received: 25_000, net: 25_000 }),
      row('card', { currency: 'EUR', count: 1, received: 222 }),
    ],
    currencies: [],
    discounts: [row('promo OSIN15', { count: 1, discount: 1497, received: 8483 }), row('none', { count: 3 })],
    categories: [row('dresses', { count: 5, received: 24_950 })],
    collections: [],
    sources: [],
    refunds: [],
    bridge: [
      row('priced', { received: 24_963, net: 24_963 }),
      row('rate', { received: 37, net: 37 }),
      row('money', { received: 25_000, net: 25_000 }),
    ],
    accounting: [row('queued', { count: 4, net: 25_000 })],
  },
  bank: {
    days: 3,
    not_compared: ['2026-11-22'],
    silent: 0,
    differences: [
      {
        day: '2026-11-21',
        payment_id: '26-000001-1',
        order: '26-000001',
        kind: 'unpaid_there',
        ours: { state: 'approved', amount: 5070, currency: 'UAH' },
        bank: null,
      },
    ],
  },
  open_in_1c: [{ order: '26-000007', state: 'failed', reason: 'sum_differs', currency: 'UAH', net: 5070 }],
  left_out: 0,
}
const category = { name: 'dresses', title: { uk: 'Сукні', en: 'Dresses' }, parent_category: null, special: null }

function open(address = '/admin/other/report?from=2026-11-21&to=2026-11-27', answer: () => unknown = () => week) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === accountantReportEndpoint) return answer()
    if (endpoint === allCategoriesEndpoint) return { categories: [category] }
    if (endpoint === allCollectionsEndpoint) return { collections: [] }
    return undefined
  })
  showPage(<AccountantReport />, address)
}
const asked = () =>
  service.mock.calls.filter(([endpoint]) => endpoint === accountantReportEndpoint).map(([, input]) => input)
const plain = { normalizer: (text: string) => text.replace(/\s/g, ' ') }

test('an accountant sees the rate difference as its own line between prices and money', async () => {
  open()
  const bridge = within(await screen.findByRole('group', { name: 'Від цін до грошей' }))
  const line = within(bridge.getByRole('row', { name: /Курсова різниця/ }))
  expect(line.getAllByText('37 ₴', plain)).toHaveLength(2)
  expect(bridge.getByRole('row', { name: /Рух гривень/ })).toBeVisible()
  expect(asked()).toEqual([{ query: { from: '2026-11-21', to: '2026-11-27' } }])
})

test('means in another currency, a promo code and a category are named as people know them', async () => {
  open()
  expect(await screen.findByRole('row', { name: /^Картка, EUR/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /^OSIN15/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /^Без знижки/ })).toBeVisible()
  expect(await screen.findByRole('row', { name: /^Сукні/ })).toBeVisible()
})

test('days without a payment through the bank say so', async () => {
  open(undefined, () => ({ ...week, bank: { days: 0, not_compared: [], silent: 0, differences: [] } }))
  expect(await screen.findByText('У ці дні через банк не платили.')).toBeVisible()
})

test('each difference from the bank and each order that 1C lacks has a line with its reason', async () => {
  open()
  const bank = await screen.findByRole('row', { name: /26-000001-1/ })
  expect(bank).toHaveTextContent('Замовлення оплачене, банк грошей не має')
  expect(screen.getByRole('link', { name: '22 лист. 2026 р.' })).toHaveAttribute(
    'href',
    '/admin/other/payments?tab=differences&day=2026-11-22',
  )
  expect(screen.getByRole('row', { name: /26-000007/ })).toHaveTextContent('Сума в 1С інша')
})

test('the report leaves as CSV and as a workbook of the same days', async () => {
  open()
  await screen.findByRole('group', { name: 'Від цін до грошей' })
  expect(screen.getByRole('link', { name: 'Завантажити Excel' })).toHaveAttribute(
    'href',
    '/api/admin/statistics/report/file?from=2026-11-21&to=2026-11-27&language=uk&format=xlsx',
  )
  expect(screen.getByRole('link', { name: 'Завантажити CSV' })).toBeVisible()
})

test('days in the wrong order are not asked for', async () => {
  open('/admin/other/report?from=2026-11-28&to=2026-11-27')
  expect(await screen.findByText('Період закінчується раніше, ніж починається')).toBeVisible()
  expect(asked()).toEqual([])
  expect(screen.queryByRole('link', { name: 'Завантажити CSV' })).toBeNull()
})

test('of days with too many orders staff are told to choose fewer', async () => {
  open(undefined, () => {
    throw new ShopError('validation', { fields: { to: 'report_too_large' } })
  })
  expect(await screen.findByText('За ці дні понад 10 000 замовлень. Оберіть менше днів')).toBeVisible()
})

test('days without money say so', async () => {
  const sections = Object.fromEntries(
    Object.keys(week.sections).map(name => [name, []]),
  ) as unknown as Report['sections']
  open(undefined, () => ({ ...week, sections }))
  expect(await screen.findByText('За ці дні гроші не рухалися')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '7 днів' }))
  expect(asked().length).toBeGreaterThan(1)
})
