import { call } from '@shop/api-client/call'
import { type OutboxRow, retryOutboxEndpoint } from '@shop/contracts/staff/orders/staff-outbox'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { Outbox } from './Outbox.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const failed: OutboxRow = {
  id: 'letter 26-000042 shipped 4',
  service: 'cart-checkout',
  effect: 'letter',
  about: { order: '26-000042', letter: 'shipped' },
  state: 'dead',
  attempts: 8,
  created_at: '2026-11-21T10:00:00.000Z',
  due: '2026-11-21T19:00:00.000Z',
  failure: 'EENVELOPE',
}

test('the owner sees which email failed, why, and tries it again', async () => {
  service.mockImplementation(async endpoint =>
    endpoint === retryOutboxEndpoint ? {} : { entries: [failed], dead: 1, waiting: 0 },
  )
  showPage(<Outbox />, '/admin/other/outbox')

  expect(await screen.findByText('1 лист не вдалося доставити')).toBeVisible()
  expect(screen.getByRole('link', { name: '26-000042' })).toHaveAttribute('href', '/admin/orders?order=26-000042')
  expect(screen.getByText(/EENVELOPE/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }))

  const sent = service.mock.calls.find(([endpoint]) => endpoint === retryOutboxEndpoint)
  expect(sent?.[1]).toEqual({ params: { id: failed.id }, body: { service: 'cart-checkout' } })
})

test.each([
  ['staff-email-changed', 'Лист «Електронну адресу змінено»'],
  ['second-factor-off', 'Лист «Другий фактор вимкнено»'],
])('an email %s to staff that waits is named in words', async (letter, text) => {
  const waiting: OutboxRow = { ...failed, service: 'admin', about: { staff: 's1', letter }, state: 'waiting' }
  service.mockResolvedValue({ entries: [waiting], dead: 0, waiting: 1 })
  showPage(<Outbox />, '/admin/other/outbox')

  expect(await screen.findByText(text)).toBeVisible()
})

test('when everything was delivered the page says so', async () => {
  service.mockResolvedValue({ entries: [], dead: 0, waiting: 0 })
  showPage(<Outbox />, '/admin/other/outbox')

  expect(await screen.findByText('Усе доставлено')).toBeVisible()
})

test('a card of the first page leads to the text messages that failed alone', async () => {
  const sms: OutboxRow = { ...failed, id: 'phone-code 1', service: 'account', effect: 'phone-code', about: {} }
  service.mockResolvedValue({
    entries: [failed, sms, { ...sms, id: 'phone-code 2', state: 'waiting' }],
    dead: 2,
    waiting: 1,
  })
  showPage(<Outbox />, '/admin/other/outbox?state=dead&kind=sms')

  expect(await screen.findAllByText('SMS із кодом')).toHaveLength(1)
  expect(screen.queryByText(/Лист «У дорозі»/)).toBeNull()
  expect(screen.getByLabelText('Стан')).toHaveValue('dead')
})

test('where nothing agrees with the filter it is said, and that there may be something else', async () => {
  service.mockResolvedValue({ entries: [failed], dead: 1, waiting: 0 })
  showPage(<Outbox />, '/admin/other/outbox?kind=sms')

  expect(await screen.findByText('За цим фільтром нічого немає')).toBeVisible()
})
