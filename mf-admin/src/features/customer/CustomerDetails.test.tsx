import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import {
  addNoteEndpoint,
  anonymiseEndpoint,
  changeBirthDateEndpoint,
} from '@shop/contracts/staff/customers/staff-customer-changes'
import { openContactsEndpoint, type StaffCustomer } from '@shop/contracts/staff/customers/staff-customers'
import { $unsaved } from '@shop/shell/unsaved'
import { staffCustomer } from '@shop/testing/staff-customer-fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { CustomerDetails } from './CustomerDetails.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

function open(about: Partial<StaffCustomer> = {}, answers: Record<string, object | Error> = {}) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    const answer = answers[endpoint.path] ?? {}
    if (answer instanceof Error) throw answer
    return answer
  })
  showPage(<CustomerDetails customer={staffCustomer(about)} />, '/admin/customer-base/c1')
}
const sent = (path: string) => service.mock.calls.find(([endpoint]) => endpoint.path === path)?.[1]
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('staff read how the level came about, order by order', async () => {
  open()
  const row = within(screen.getByRole('row', { name: /26-000042/ }))
  expect(row.getByText(/^19\s950\s₴$/)).toBeVisible()
  expect(row.getByText(/^21\s000\s₴$/)).toBeVisible()
  expect(row.getByText('Куплено без акаунта, додано 21 лист. 2026 р.')).toBeVisible()
  expect(screen.getByText(/одна покупка від 20\s000\s₴\. До 10 % бракує 80\s050\s₴\./)).toBeVisible()
})

test('orders by link that were linked to the account say what they add', () => {
  const link = { number: 'T26-000001', date: '2026-11-20T10:00:00.000Z', amount: 2450, currency: 'UAH' } as const
  const other = { ...link, number: 'T26-000002', status: 'unpaid', counts_uah: null } as const
  open({ reckoned: [], links: [{ ...link, status: 'approved', counts_uah: 2450 }, other] })

  const [paid, unpaid] = within(screen.getByRole('list', { name: 'Замовлення за посиланням' })).getAllByRole('listitem')
  expect(paid).toHaveTextContent(/T26-000001.*Оплачено.*додає 2\s450\s₴/)
  expect(unpaid).toHaveTextContent(/T26-000002.*Чекає на оплату.*не рахується/)
  expect(screen.getByRole('link', { name: 'T26-000001' })).toHaveAttribute(
    'href',
    '/admin/other/third-party?order=T26-000001',
  )
})

test('what does not count yet says so', () => {
  open({ level_counts: false, reckoned: staffCustomer().reckoned.map(order => ({ ...order, counts: null })) })
  expect(screen.getByText('Знижка ще не діє')).toBeVisible()
  expect(screen.getByText('не рахується')).toBeVisible()
})

test('contacts are shown once they are opened', async () => {
  const addresses = [{ text: { uk: 'Нова пошта, Київ', en: 'Nova Poshta, Kyiv' }, used_at: '2026-11-20T10:00:00.000Z' }]
  const contacts = { email: 'olena@example.com', phone: '+380671234567', birth_date: '11.05.1990', addresses }
  open({}, { [openContactsEndpoint.path]: { contacts } })
  expect(screen.queryByRole('link', { name: '+380671234567' })).not.toBeInTheDocument()

  await press('Показати контакти')
  expect(await screen.findByRole('link', { name: '+380671234567' })).toHaveAttribute('href', 'tel:+380671234567')
  expect(screen.getByText('11.05.1990')).toBeVisible()
  expect(screen.getByText('Нова пошта, Київ')).toBeVisible()
  expect(screen.getByText(/записано в журнал/)).toBeVisible()
})

test('a birth date is changed with a reason; what is missing is named and nothing typed is lost', async () => {
  open({}, { [changeBirthDateEndpoint.path]: { birth_date: '11.05.1991' } })
  await press('Змінити дату народження')
  await userEvent.type(screen.getByLabelText(/Дата народження/), '31.02.1991')
  await press('Зберегти')
  expect(await screen.findByText(/Такої дати немає/)).toBeVisible()
  expect(screen.getByText(/Напишіть причину/)).toBeVisible()
  expect(sent(changeBirthDateEndpoint.path)).toBeUndefined()

  await userEvent.clear(screen.getByLabelText(/Дата народження/))
  await userEvent.type(screen.getByLabelText(/Дата народження/), '11.05.1991')
  await userEvent.type(screen.getByLabelText(/Причина/), 'за паспортом')
  await press('Зберегти')
  await waitFor(() =>
    expect(sent(changeBirthDateEndpoint.path)).toMatchObject({
      body: { birth_date: '11.05.1991', reason: 'за паспортом' },
    }),
  )
  await waitFor(() => expect(screen.queryByLabelText(/Причина/)).not.toBeInTheDocument())
})

test('a note is asked about before it is lost, and gone from the field once it is saved', async () => {
  open({}, { [addNoteEndpoint.path]: { customer: staffCustomer() } })
  const field = screen.getByLabelText('Нова нотатка')
  await userEvent.type(field, 'Любить льон')
  expect($unsaved.get()).toBeGreaterThan(0)
  await press('Додати нотатку')

  await waitFor(() => expect(field).toHaveValue(''))
  expect(sent(addNoteEndpoint.path)).toMatchObject({ body: { text: 'Любить льон' } })
})

test('an empty note is refused in words', async () => {
  open()
  await press('Додати нотатку')
  expect(await screen.findByText('Напишіть нотатку')).toBeVisible()
})

test('anonymising is refused with the orders that are under way, and keeps what was typed', async () => {
  open({}, { [anonymiseEndpoint.path]: new ShopError('orders_under_way', { orders: ['26-000042', '26-000043'] }) })
  await press('Знеособити клієнта')
  const name = screen.getByLabelText(/введіть: Олена Коваль/)
  await userEvent.type(name, 'Олена Коваль')
  await press('Знеособити клієнта')

  const notice = await screen.findByText(/Спершу мають завершитися/)
  expect(within(notice).getByRole('link', { name: '26-000043' })).toHaveAttribute(
    'href',
    '/admin/orders?order=26-000043',
  )
  expect(name).toHaveValue('Олена Коваль')
})

test('an anonymised customer is left for the list', async () => {
  open({}, { [anonymiseEndpoint.path]: {} })
  await press('Знеособити клієнта')
  await userEvent.type(screen.getByLabelText(/введіть: Олена Коваль/), 'олена коваль')
  await press('Знеособити клієнта')
  await waitFor(() => expect(location.pathname).toBe('/admin/customer-base'))
})
