import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { orderTabsEndpoint, type StaffOrder, staffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { QueryClientProvider, queryClient } from '@shop/shell/query'
import { BrowserRouter } from '@shop/shell/router'
import { $staffSession } from '@shop/shell/session'
import { addTexts } from '@shop/shell/texts'
import { staffOrderFixture } from '@shop/testing/staff-order-fixtures'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answerOrderList, orderTabCounts } from '../../../test/order-list.ts'
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
  answerWith(orders, count)
  show(address)
}

function answerWith(orders: StaffOrder[], count = orders.length) {
  service.mockImplementation(async endpoint => answerOrderList(endpoint, orders, count))
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

const asked = () => service.mock.calls.findLast(([endpoint]) => endpoint === staffOrdersEndpoint)?.[1]

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

test('what a person must look at can be asked for alone', async () => {
  open('/admin/orders?page=2', [staffOrderFixture({ alerts: ['refund_due'] })])
  expect(await screen.findByText('Потребує уваги')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Черга' }), 'Потребують уваги')

  await waitFor(() => expect(asked()).toEqual({ query: { limit: 25, page: 1, 'filters[needs]': 'person' } }))
  expect(location.search).toBe('?needs=person')
})

test('tabs tell how many orders stand where, and keep the other filters', async () => {
  service.mockImplementation(async endpoint =>
    endpoint === orderTabsEndpoint
      ? orderTabCounts({ all: 78_412, tabs: { ...orderTabCounts().tabs, to_pack: 3 } })
      : answerOrderList(endpoint, [staffOrderFixture()]),
  )
  show('/admin/orders?paid=yes&page=2')
  const tabs = within(await screen.findByRole('navigation', { name: 'Замовлення за станом' }))
  expect(await tabs.findByRole('link', { name: /^Усі 78\s412$/ })).toHaveAttribute('aria-current', 'page')

  await userEvent.click(tabs.getByRole('link', { name: 'Зібрати 3' }))

  expect(location.search).toBe('?tab=to_pack&paid=yes')
  await waitFor(() =>
    expect(asked()).toEqual({ query: { limit: 25, page: 1, 'filters[tab]': 'to_pack', 'filters[isPaid]': '1' } }),
  )
})

test('while orders from before are being counted, tabs say only that there are more than they know', async () => {
  service.mockImplementation(async endpoint =>
    endpoint === orderTabsEndpoint ? orderTabCounts({ all: 1000, more: true }) : answerOrderList(endpoint, []),
  )
  show('/admin/orders')

  expect(await screen.findByRole('link', { name: 'Усі 999+' })).toBeInTheDocument()
})

test('of new orders it is said how many there are, and they stand in the list once staff ask', async () => {
  const came = staffOrderFixture({ number: '26-000043' })
  open('/admin/orders', [staffOrderFixture()])
  await screen.findByRole('row', { name: /26-000042/ })
  expect(screen.queryByRole('button', { name: /показати$/ })).not.toBeInTheDocument()

  answerWith([came, staffOrderFixture()])
  await act(() => queryClient.refetchQueries({ queryKey: [orderTabsEndpoint.path] }))
  const show = await screen.findByRole('button', { name: '1 нове: показати' })
  expect(screen.queryByRole('row', { name: /26-000043/ })).not.toBeInTheDocument()
  await userEvent.click(show)

  expect(await screen.findByRole('row', { name: /26-000043/ })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /показати$/ })).not.toBeInTheDocument())
})

test('a sum is asked for on Enter; what is no sum stays in its field with why', async () => {
  open('/admin/orders', [staffOrderFixture()])
  await userEvent.click(await screen.findByRole('button', { name: 'Ще фільтри' }))
  const field = screen.getByRole('textbox', { name: /^Сума від/ })
  await userEvent.type(field, '15,5{Enter}')
  expect(field).toHaveAccessibleDescription(/Цілі гривні/)
  expect(location.search).toBe('')

  await userEvent.clear(field)
  await userEvent.type(field, '1 500{Enter}')

  expect(location.search).toBe('?sum_from=1500')
  await waitFor(() => expect(asked()).toEqual({ query: { limit: 25, page: 1, 'filters[sumFrom]': 1500 } }))
  expect(screen.getByRole('button', { name: 'Ще фільтри: 1' })).toBeVisible()
})

test('how it travels, pre-orders and days of a link are asked for as it names them; a day that is none is left out', async () => {
  open('/admin/orders?delivery=abroad&preorder=yes&from=2026-11-01&until=2026-02-31', [staffOrderFixture()])

  await screen.findByRole('row', { name: /26-000042/ })
  const filter = { 'filters[delivery]': 'abroad', 'filters[preorder]': '1', 'filters[from]': '2026-11-01' }
  expect(asked()).toEqual({ query: { limit: 25, page: 1, ...filter } })
  expect(screen.getByRole('combobox', { name: 'Доставка' })).toHaveDisplayValue('За кордон')
})

test('of more orders than are counted it is said that there are more', async () => {
  service.mockImplementation(async endpoint =>
    endpoint === staffOrdersEndpoint
      ? { orders: [staffOrderFixture()], count: 10_000, more: true, page: 1, limit: 25 }
      : answerOrderList(endpoint, []),
  )
  show('/admin/orders')

  expect(await screen.findByText(/^Понад 10\s000 замовлень$/)).toBeVisible()
})

test('a search that finds nothing offers the whole list', async () => {
  open('/admin/orders?search=нема', [])
  await userEvent.click(await screen.findByRole('button', { name: 'Показати всі замовлення' }))
  expect(location.search).toBe('')
})

test('a failure is not taken for an empty list and can be tried again', async () => {
  service.mockRejectedValue(new ShopError('busy'))
  show('/admin/orders')
  const again = await screen.findByRole('button', { name: 'Спробувати ще раз' })
  expect(screen.queryByText('Замовлень ще немає')).not.toBeInTheDocument()

  answerWith([staffOrderFixture()])
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
