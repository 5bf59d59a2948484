import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import type { StaffOrder } from '@shop/contracts/staff/orders/staff-orders'
import { QueryClientProvider, queryClient } from '@shop/shell/query'
import { BrowserRouter } from '@shop/shell/router'
import { $staffSession } from '@shop/shell/session'
import { addTexts } from '@shop/shell/texts'
import { staffOrderFixture } from '@shop/testing/staff-order-fixtures'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import uk from '../../locales/uk.json' with { type: 'json' }
import { Orders } from './Orders.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

beforeAll(() => addTexts('uk', 'mf-admin', uk))
beforeEach(() => {
  queryClient.clear()
  $staffSession.set('signed-in')
  service.mockReset()
})

function open(address: string, orders: StaffOrder[], count = orders.length) {
  service.mockResolvedValue({ orders, count, page: 1, limit: 25 })
  show(address)
}

function show(address: string) {
  history.replaceState(null, '', address)
  render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Orders />
      </BrowserRouter>
    </QueryClientProvider>,
  )
}

const asked = () => service.mock.calls.at(-1)?.[1]

test('staff see who ordered, for how much and whether it is paid', async () => {
  const unpaidOne = staffOrderFixture({
    number: '26-000041',
    payment_id: null,
    is_paid: false,
    total: 99.5,
    currency: 'EUR',
  })
  open('/admin/orders', [staffOrderFixture(), unpaidOne])

  const paid = within(await screen.findByRole('row', { name: /26-000042/ }))
  expect(paid.getByText('Оплачено')).toBeVisible()
  expect(paid.getByText('4 580 ₴', { normalizer: text => text.replace(/\s/g, ' ') })).toBeVisible()
  expect(paid.getByRole('link', { name: '+380671234567' })).toHaveAttribute('href', 'tel:+380671234567')
  const unpaid = within(screen.getByRole('row', { name: /26-000041/ }))
  expect(unpaid.getByText('Без оплати')).toBeVisible()
  expect(unpaid.getByText(/^99,50\s€$/)).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('2 замовлення')
})

test('a search is asked once typing rests, from the first page, and stands in the address', async () => {
  open('/admin/orders?page=3', [staffOrderFixture()], 60)
  await screen.findByRole('row', { name: /26-000042/ })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Пошук' }), '0042')

  await waitFor(() => expect(asked()).toEqual({ query: { limit: 25, page: 1, search: '0042' } }))
  expect(location.search).toBe('?search=0042')
  expect(service.mock.calls.some(([, input]) => JSON.stringify(input).includes('"004"'))).toBe(false)
})

test('only orders without payment, at the page that a link names', async () => {
  open('/admin/orders?paid=no&page=2', [staffOrderFixture({ is_paid: false })], 30)

  expect(await screen.findByText('Сторінка 2 з 2')).toBeVisible()
  expect(asked()).toEqual({ query: { limit: 25, page: 2, 'filters[isPaid]': '0' } })
  expect(screen.getByRole('link', { name: 'Новіші' })).toHaveAttribute('href', '/admin/orders?paid=no')
})

test('what must be packed, and what a person must look at, can be asked for alone', async () => {
  open('/admin/orders?page=2', [staffOrderFixture({ alerts: ['refund_due'] })])
  expect(await screen.findByText('Потребує уваги')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Черга' }), 'Треба зібрати')

  await waitFor(() => expect(asked()).toEqual({ query: { limit: 25, page: 1, 'filters[needs]': 'packing' } }))
  expect(location.search).toBe('?needs=packing')
})

test('a search that finds nothing offers the whole list', async () => {
  open('/admin/orders?search=нема', [])
  await userEvent.click(await screen.findByRole('button', { name: 'Показати всі замовлення' }))
  expect(location.search).toBe('')
})

test('a failure is not taken for an empty list and can be tried again', async () => {
  service.mockRejectedValueOnce(new ShopError('busy'))
  show('/admin/orders')
  const again = await screen.findByRole('button', { name: 'Спробувати ще раз' })
  expect(screen.queryByText('Замовлень ще немає')).not.toBeInTheDocument()

  service.mockResolvedValue({ orders: [staffOrderFixture()], count: 1, page: 1, limit: 25 })
  await userEvent.click(again)
  expect(await screen.findByRole('row', { name: /26-000042/ })).toBeVisible()
})

test('when the session is over, staff are asked to sign in again', async () => {
  service.mockRejectedValue(new ShopError('not_authenticated'))
  show('/admin/orders')
  await waitFor(() => expect($staffSession.get()).toBe('guest'))
})

test('a role without the right reads that it has none and is not asked to try again', async () => {
  service.mockRejectedValue(new ShopError('forbidden'))
  show('/admin/orders')
  expect(await screen.findByRole('heading', { name: 'Немає доступу' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Спробувати ще раз' })).not.toBeInTheDocument()
})
