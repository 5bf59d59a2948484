import { call } from '@shop/api-client/call'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import {
  accountingEndpoint,
  accountingQueueEndpoint,
  changeAccountingSettingsEndpoint,
  type ExchangeRow,
  exchangesEndpoint,
  type QueueRow,
  sendOrderTo1cEndpoint,
} from '@shop/contracts/staff/exchange/accounting'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { Accounting } from './Accounting.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const failed: QueueRow = {
  number: '26-000042',
  date: '2026-11-21T09:00:00.000Z',
  name: 'Олена Шевченко',
  total: 4580,
  currency: 'UAH',
  accounting: {
    state: 'failed',
    at: '2026-11-21T10:00:00.000Z',
    by: 'olena',
    number_1c: null,
    refusal: { reason: 'illegal_status', detail: 'paid → returned' },
  },
}
const exchange: ExchangeRow = {
  id: 'a',
  at: '2026-11-21T10:00:00.000Z',
  address: '203.0.113.7',
  sent: ['26-000042', '26-000043'],
  taken: ['26-000043'],
  files: [{ name: 'b.xml', bytes: 2048, state: 'failed', problem: 'not_commerce Каталог' }],
  applied: ['26-000043'],
  unchanged: 2,
  refused: [{ order: '26-999999', reason: 'order_unknown', detail: '26-999999' }],
  ignored: ['Каталог'],
}
const status = {
  is_configured: true,
  address: 'https://levada.example/api/integration-1c/exchange',
  login: 'exchange',
  encoding: 'utf-8',
  queues_paid: true,
  only_from: [],
  folder: null,
  queued: 0,
  failed: 1,
  last_exchange: null,
  settings: { queues_paid: true, revision: 3, changed: null },
}

function answer({ about = {}, orders = [failed], exchanges = [exchange], logged = 1 } = {}): void {
  const known = new Map<AnyEndpoint, unknown>([
    [accountingEndpoint, { ...status, ...about }],
    [accountingQueueEndpoint, { orders, count: orders.length, page: 1, limit: 25 }],
    [exchangesEndpoint, { exchanges, count: logged, page: 1, limit: 10 }],
    [changeAccountingSettingsEndpoint, { settings: status.settings }],
    [sendOrderTo1cEndpoint, { accounting: { ...failed.accounting, state: 'queued' } }],
  ])
  service.mockReset()
  service.mockImplementation(async endpoint => known.get(endpoint))
}

test('staff see what is entered in 1C, which order failed and why, and send it again', async () => {
  answer()
  showPage(<Accounting />, '/admin/other/1c')

  expect(await screen.findByText(status.address)).toBeVisible()
  expect(screen.getByText('exchange')).toBeVisible()
  expect(screen.getByText('1 замовлення з помилкою')).toBeVisible()
  const row = within(await screen.findByRole('row', { name: /Олена Шевченко/ }))
  expect(row.getByText(/Такий перехід статусу неможливий \(paid → returned\)/)).toBeVisible()
  expect(row.getByRole('link', { name: '26-000042' })).toHaveAttribute('href', '/admin/orders?order=26-000042')
  await userEvent.click(row.getByRole('button', { name: 'Надіслати ще раз' }))

  const sent = service.mock.calls.find(([endpoint]) => endpoint === sendOrderTo1cEndpoint)
  expect(sent?.[1]).toEqual({ body: { order: '26-000042' } })
})

test('the log says of an exchange what 1C took, which file was not read, and what was refused', async () => {
  answer()
  showPage(<Accounting />, '/admin/other/1c')

  const row = within(await screen.findByRole('row', { name: /203\.0\.113\.7/ }))
  expect(row.getByText('Забрано 1 з 2')).toBeVisible()
  expect(row.getByText('Це не CommerceML: Каталог')).toBeVisible()
  expect(row.getByText(/26-999999/)).toHaveTextContent('26-999999: Такого замовлення немає')
  expect(row.getByText('Без змін: 2')).toBeVisible()
  expect(row.getByText('Пропущено: Каталог')).toBeVisible()
})

test('where 1C is not connected the page says how it is, and where the orders lie meanwhile', async () => {
  answer({ about: { is_configured: false, login: null, folder: '.data/1c', failed: 0 }, orders: [], exchanges: [] })
  showPage(<Accounting />, '/admin/other/1c')

  expect(await screen.findByText('Обмін із 1С не налаштовано')).toBeVisible()
  expect(screen.getByText(/\.data\/1c/)).toBeVisible()
  expect(await screen.findByText('Жодного замовлення ще не надсилали в 1С')).toBeVisible()
  expect(await screen.findByText('Обмінів іще не було')).toBeVisible()
})

test('the queue is asked for by the state in the address', async () => {
  answer()
  showPage(<Accounting />, '/admin/other/1c?state=failed&page=2')
  await screen.findByRole('row', { name: /Олена Шевченко/ })

  const asked = service.mock.calls.find(([endpoint]) => endpoint === accountingQueueEndpoint)
  expect(asked?.[1]).toEqual({ query: { page: 2, limit: 25, state: 'failed' } })
})

test('the log has a page of its own in the address, and leads on without moving the queue', async () => {
  answer({ logged: 25 })
  showPage(<Accounting />, '/admin/other/1c?state=failed&page=2&exchanges=2')

  const pages = within(await screen.findByRole('navigation', { name: 'Журнал обмінів' }))
  const asked = service.mock.calls.find(([endpoint]) => endpoint === exchangesEndpoint)
  expect(asked?.[1]).toEqual({ query: { page: 2, limit: 10 } })
  const addresses = pages.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(addresses).toEqual(['/admin/other/1c?state=failed&page=2', '/admin/other/1c?exchanges=3&state=failed&page=2'])
  await userEvent.selectOptions(screen.getByLabelText('Стан'), 'Усі стани')
  expect(location.search).toBe('?exchanges=2')
})

test('one press and paid orders enter the queue no more by themselves', async () => {
  answer()
  showPage(<Accounting />, '/admin/other/1c')
  const choice = await screen.findByRole('checkbox', { name: /самі потрапляють у чергу/ })
  expect(choice).toBeChecked()
  answer({ about: { settings: { queues_paid: false, revision: 4, changed: null } } })
  await userEvent.click(choice)

  await waitFor(() => expect(choice).not.toBeChecked())
  const sent = service.mock.calls.find(([endpoint]) => endpoint === changeAccountingSettingsEndpoint)
  expect(sent?.[1]).toEqual({ body: { queues_paid: false, revision: 3 } })
})

test('what somebody else has set meanwhile is shown, and said', async () => {
  answer()
  const known = service.getMockImplementation()
  service.mockImplementation(async (endpoint, ...rest) => {
    if (endpoint === changeAccountingSettingsEndpoint) throw new ShopError('changed_meanwhile')
    return known?.(endpoint, ...rest)
  })
  showPage(<Accounting />, '/admin/other/1c')
  await userEvent.click(await screen.findByRole('checkbox', { name: /самі потрапляють у чергу/ }))

  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /самі потрапляють у чергу/ })).toBeChecked()
})
