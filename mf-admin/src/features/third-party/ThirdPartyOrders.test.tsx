import { call } from '@shop/api-client/call'
import {
  changeThirdPartyOrderEndpoint,
  newThirdPartyOrderEndpoint,
  type StaffThirdPartyOrder,
} from '@shop/contracts/orders/third-party-orders'
import { staffCustomerEndpoint, staffCustomersEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { customerRow, staffCustomer } from '@shop/testing/staff-customer-fixtures'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { ThirdPartyOrders } from './ThirdPartyOrders.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const byLink: StaffThirdPartyOrder = {
  number: 'T26-000001',
  ref: 'T26-000001-abcdefghijklm',
  date: '2026-11-21T10:00:00.000Z',
  amount: 2450,
  currency: 'UAH',
  note: 'Instagram, Марія',
  status: 'unpaid',
  can_pay: true,
  expires_at: '2026-11-24T10:00:00.000Z',
  payment_id: null,
  alerts: [],
  actions: ['mark_paid', 'prolong', 'end'],
}

function open(orders: StaffThirdPartyOrder[], address = '/admin/other/third-party') {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === staffCustomersEndpoint) return { customers: [customerRow()], count: 1, page: 1, limit: 20 }
    if (endpoint === staffCustomerEndpoint) return { customer: staffCustomer() }
    return endpoint.method === 'GET' ? { orders, count: orders.length, page: 1, limit: 25 } : { order: byLink }
  })
  showPage(<ThirdPartyOrders />, address)
}
const sent = (wanted: object) => service.mock.calls.find(([endpoint]) => endpoint === wanted)?.[1]

test('the link of an order is there to be copied and sent', async () => {
  open([byLink])
  const user = userEvent.setup()
  await user.click(await screen.findByRole('link', { name: 'T26-000001' }))

  expect(screen.getByLabelText('Посилання для оплати')).toHaveValue(`${location.origin}/tpo/${byLink.ref}`)
  await user.click(screen.getByRole('button', { name: 'Копіювати' }))

  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/tpo/${byLink.ref}`)
  expect(await screen.findByRole('button', { name: 'Скопійовано' })).toBeVisible()
})

test('a new link is made with its sum, its days and what it is for', async () => {
  open([])
  await userEvent.click(await screen.findByRole('button', { name: 'Нове посилання' }))
  await userEvent.type(screen.getByLabelText('Сума'), '2 450')
  await userEvent.click(screen.getByRole('radio', { name: '7 днів' }))
  await userEvent.type(screen.getByLabelText('Нотатка'), 'Instagram, Марія')
  await userEvent.click(screen.getByRole('button', { name: 'Створити посилання' }))

  expect(sent(newThirdPartyOrderEndpoint)).toEqual({
    body: { amount: 2450, currency: 'UAH', note: 'Instagram, Марія', hours: 168 },
  })
})

test('money that came another way is marked with where it came from', async () => {
  open([byLink], '/admin/other/third-party?order=T26-000001')
  await userEvent.click(await screen.findByRole('button', { name: 'Позначити оплаченим' }))
  await userEvent.click(screen.getByRole('button', { name: 'Позначити' }))
  expect(await screen.findByText(/Напишіть причину/)).toBeVisible()

  expect(screen.getByText('Заповніть поле «Чим оплачено»')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Банківський переказ' }))
  await userEvent.type(screen.getByLabelText('Звідки кошти'), 'Переказ')
  await userEvent.click(screen.getByRole('button', { name: 'Позначити' }))

  expect(sent(changeThirdPartyOrderEndpoint)).toEqual({
    params: { number: 'T26-000001' },
    body: { do: 'mark_paid', means: 'transfer', reason: 'Переказ' },
  })
})

test('an order by link is linked to an account that is found by name; without one it says what is missing', async () => {
  open([byLink], '/admin/other/third-party?order=T26-000001')
  await userEvent.click(await screen.findByRole('button', { name: 'Прив’язати до акаунта' }))
  const field = await screen.findByRole('combobox', { name: /Клієнт/ })
  await userEvent.click(screen.getByRole('button', { name: 'Прив’язати' }))
  expect(await screen.findByText('Оберіть клієнта зі списку')).toBeVisible()

  await userEvent.type(field, 'Коваль')
  await userEvent.click(await screen.findByRole('option', { name: /Олена Коваль/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Прив’язати' }))

  expect(sent(changeThirdPartyOrderEndpoint)).toEqual({
    params: { number: 'T26-000001' },
    body: { do: 'link', customer_id: 'c1' },
  })
})

test('whose account it counts for leads to that customer, and it can be unlinked', async () => {
  open([{ ...byLink, customer_id: 'c1' }], '/admin/other/third-party?order=T26-000001')
  expect(await screen.findByRole('link', { name: 'Олена Коваль' })).toHaveAttribute('href', '/admin/customer-base/c1')
  await userEvent.click(screen.getByRole('button', { name: 'Відв’язати від акаунта' }))
  await userEvent.click(screen.getByRole('button', { name: 'Відв’язати' }))

  expect(sent(changeThirdPartyOrderEndpoint)).toEqual({ params: { number: 'T26-000001' }, body: { do: 'unlink' } })
})

test('an order by link that stands on another page of the list lies open where a link leads to it', async () => {
  open([byLink], '/admin/other/third-party?order=T26-000042')
  const far = { ...byLink, number: 'T26-000042', note: 'Шоурум' }
  service.mockImplementation(async (_, input) => {
    const orders = [JSON.stringify(input).includes(far.number) ? far : byLink]
    return { orders, count: 30, page: 1, limit: 25 }
  })

  expect(await screen.findByRole('dialog', { name: 'T26-000042' })).toHaveTextContent('Шоурум')
})
