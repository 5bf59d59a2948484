import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { startExportEndpoint } from '@shop/contracts/staff/customers/staff-customer-changes'
import { type CustomerRow, staffCustomersEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { preferencesEndpoint } from '@shop/contracts/staff/people/preferences'
import { queryClient } from '@shop/shell/query'
import { customerRow } from '@shop/testing/staff-customer-fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { Customers } from './Customers.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

function open(address: string, customers: CustomerRow[], { count = customers.length, more = false } = {}) {
  queryClient.clear()
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === preferencesEndpoint) return { saved_filters: [], revision: 0 }
    if (endpoint === startExportEndpoint) return { id: 'e1', count }
    return { customers, count, more, page: 1, limit: 25 }
  })
  showPage(<Customers />, address)
}
const asked = () => service.mock.calls.filter(([endpoint]) => endpoint === staffCustomersEndpoint).at(-1)?.[1]
const plain = { sort: 'registered', dir: 'desc', page: 1, limit: 25 }

test('staff see level, purchases and masked contacts of each customer', async () => {
  open('/admin/customer-base', [customerRow(), customerRow({ id: 'c2', name: 'Оксана', phone_verified: false })])

  const row = within(await screen.findByRole('row', { name: /Олена Коваль/ }))
  expect(row.getByRole('link', { name: 'Олена Коваль' })).toHaveAttribute('href', '/admin/customer-base/c1')
  expect(row.getByText('+380 ••• 67')).toBeVisible()
  expect(row.getByText(/^5\s%$/)).toBeVisible()
  expect(row.getByText(/^19\s950\s₴$/)).toBeVisible()
  expect(within(screen.getByRole('row', { name: /Оксана/ })).getByText('ще не діє')).toBeVisible()
  expect(screen.getByText('2 клієнти')).toBeVisible()
})

test('filters and order stand in the address and are asked for', async () => {
  open('/admin/customer-base?search=067&level=5&newsletter=no&birthday=yes&sort=total', [customerRow()])
  await screen.findByRole('row', { name: /Олена/ })
  const filter = { search: '067', level: '5', newsletter: '0', birthday: '1' }
  expect(asked()).toEqual({ query: { ...plain, ...filter, sort: 'total' } })

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Рівень' }), '10')
  await waitFor(() => expect(asked()).toMatchObject({ query: { level: '10' } }))
  expect(new URLSearchParams(location.search).get('level')).toBe('10')
})

test('of more customers than are counted it is said that there are more, and the export takes all of them', async () => {
  open('/admin/customer-base', [customerRow()], { count: 5000, more: true })
  expect(await screen.findByText(/^Понад 5\s?000 клієнтів$/)).toBeVisible()
  await userEvent.click(screen.getByText('Експорт'))
  expect(screen.getByText(/^Усі клієнти за цим фільтром/)).toBeVisible()
})

test('a search that finds nobody offers the whole list', async () => {
  open('/admin/customer-base?search=нема', [])
  await userEvent.click(await screen.findByRole('button', { name: 'Показати всіх клієнтів' }))
  expect(location.search).toBe('')
})

test('the export asks for the present filter, and the browser fetches the file', async () => {
  const clicked: string[] = []
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.pathname)
  })
  open('/admin/customer-base?level=5', [customerRow()], { count: 312 })
  await userEvent.click(await screen.findByText('Експорт'))
  await userEvent.click(screen.getByRole('button', { name: 'Завантажити CSV' }))

  await waitFor(() => expect(clicked).toEqual(['/api/admin/customers/exports/e1']))
  const [, input] = service.mock.calls.find(([endpoint]) => endpoint === startExportEndpoint) ?? []
  expect(input).toEqual({ body: { level: '5', language: 'uk', format: 'csv' } })
  click.mockRestore()
})

test('a failure is not taken for an empty list', async () => {
  open('/admin/customer-base', [])
  service.mockRejectedValue(new ShopError('busy'))
  queryClient.clear()
  showPage(<Customers />, '/admin/customer-base?page=2')
  expect(await screen.findByRole('button', { name: 'Спробувати ще раз' })).toBeVisible()
})
