import { type Answer, type Answers, fakeServices, refusal } from '@shop/testing/fake-services'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../test/show.tsx'
import { stayHere } from '../features/payment/pay/pay-order.ts'
import { ThirdPartyOrderPage } from './ThirdPartyOrderPage.tsx'

const REF = 'T26-000001-abcdefghijklm'

function anOrder(about: object): Answer {
  const order = { number: 'T26-000001', date: '2026-11-21', amount: 4250, currency: 'UAH', expires_at: null }
  return { body: { status: true, order: { ...order, status: 'unpaid', can_pay: false, ...about } } }
}

const unpaid = anOrder({ can_pay: true, expires_at: '2026-11-24T10:00:00.000Z' })

const showOrder = (...orders: Answer[]) => showOrderWith({}, ...orders)

async function showOrderWith(others: Answers, ...orders: Answer[]) {
  HTMLFormElement.prototype.submit = jest.fn()
  const start = { status: true, provider: 'sandbox', action: '/pay', method: 'POST', fields: [] }
  const askedOf = fakeServices({
    '/api/third-party-orders/get-info': orders,
    '/api/payments/start': { body: start },
    ...others,
  })
  await show(<ThirdPartyOrderPage />, { at: `/tpo/${REF}`, path: '/tpo/:order' })
  return askedOf
}

beforeEach(stayHere)
afterEach(() => jest.useRealTimers())

test('shows number, sum and time, and leads to the bank', async () => {
  const askedOf = await showOrder(unpaid)

  await userEvent.click(await screen.findByRole('button', { name: /Proceed to payment: .*4,250/ }))

  expect(screen.getByRole('heading', { name: 'Order No. T26-000001' })).toBeVisible()
  expect(screen.getByText('Not paid yet')).toBeVisible()
  expect(screen.getByText(/until 12:00 Kyiv time/)).toBeVisible()
  await waitFor(() => expect(HTMLFormElement.prototype.submit).toHaveBeenCalledTimes(1))
  expect(askedOf('/api/payments/start')).toMatchObject([{ body: { order: REF, kind: 'tpo' } }])
})

test('a sum in euros says how many hryvnias the bank takes', async () => {
  await showOrder(anOrder({ can_pay: true, amount: 99.5, currency: 'EUR', charge_uah: 4478 }))

  expect(await screen.findByText(/^≈ UAH\s4,478 will be charged/)).toBeVisible()
})

test.each([
  ['approved', 'Paid', 'Paid: order No. T26-000001 | Levada'],
  ['expired', 'Expired', 'Expired: order No. T26-000001 | Levada'],
  ['in_processing', 'Pending', 'Payment pending: order No. T26-000001 | Levada'],
  ['refunded', 'Refunded', 'Refunded: order No. T26-000001 | Levada'],
])('%s reads as %s, and nobody can pay', async (status, word, title) => {
  await showOrder(anOrder({ status }))

  expect(await screen.findByText(word)).toBeVisible()
  expect(document.title).toBe(title)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('an order by link that was declined can be paid again', async () => {
  await showOrder(anOrder({ status: 'declined', can_pay: true }))

  expect(await screen.findByRole('button', { name: /Try again/ })).toBeVisible()
})

test('polls by itself until the bank has answered', async () => {
  jest.useFakeTimers()
  const askedOf = await showOrder(anOrder({ status: 'in_processing' }), anOrder({ status: 'approved' }))
  await screen.findByText('Pending')

  await act(() => jest.advanceTimersByTimeAsync(2100))

  expect(await screen.findByText('Paid')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(120_000))
  expect(askedOf('/api/third-party-orders/get-info')).toHaveLength(2)
})

test('while the bank is asked nobody can pay, and the page shows by itself that the order is paid', async () => {
  jest.useFakeTimers()
  await showOrder(anOrder({ asking_bank: true }), anOrder({ status: 'approved' }))

  expect(await screen.findByText('Asking the bank')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(document.title).toBe('Asking the bank about the payment: order No. T26-000001 | Levada')
  await act(() => jest.advanceTimersByTimeAsync(2100))

  expect(await screen.findByText('Paid')).toBeVisible()
})

test('the page of an order by link says that the bank is silent, and the same payment can be made', async () => {
  await showOrder(anOrder({ bank_silent: true, can_pay: true }))

  expect(await screen.findByText('No answer from the bank yet')).toBeVisible()
  expect(screen.getByRole('button', { name: /Proceed to payment/ })).toBeVisible()
})

test('after the eleventh attempt to pay the shop is called', async () => {
  await showOrderWith({ '/api/payments/start': refusal(409, 'payment_attempts_limit') }, unpaid)

  await userEvent.click(await screen.findByRole('button', { name: /Proceed to payment/ }))

  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts to pay for this order')
  expect(screen.getByRole('link', { name: 'Call +380 44 000 21 14' })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('an unknown link is a page that is not there', async () => {
  await showOrder(refusal(404, 'not_found'))

  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})
