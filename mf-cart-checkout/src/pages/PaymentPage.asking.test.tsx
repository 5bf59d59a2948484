import { type Answer, type Answers, fakeServices, refusal } from '@shop/testing/fake-services'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../test/show.tsx'
import { stayHere } from '../features/payment/pay/pay-order.ts'
import { PaymentPage } from './PaymentPage.tsx'

const REF = '26-000001-abcdefghijklm'
const INFO = '/api/orders/get-info'
const CANCEL = '/api/orders/cancel'

function anOrder(about: object): Answer {
  const sums = { amount: 98, discount: 0, delivery: 0, total: 98, currency: 'EUR' }
  const state = {
    payment_status: 'in_processing',
    order_status: 'awaiting_payment',
    can_pay: false,
    can_cancel: false,
    reserved_until: '2026-11-21T10:30:00Z',
    preorder: null,
    is_yours: true,
  }
  return { body: { status: true, order: { number: '26-000001', date: '2026-11-21', ...sums, ...state, ...about } } }
}

const asking = anOrder({ asking_bank: true })
const unpaid = anOrder({ can_pay: true, can_cancel: true })
const silent = anOrder({ bank_silent: true, can_pay: true, can_cancel: true })
const cancelling = anOrder({ cancel_requested: true })
const paid = anOrder({ payment_status: 'approved', order_status: 'paid' })
const moneyBack = anOrder({ payment_status: 'refunded', order_status: 'cancelled', money_back: true })
const cancelled = (outcome: string): Answer => ({
  body: { status: true, order: { order_status: 'awaiting_payment' }, outcome },
})

async function showPayment(orders: Answer[], others: Answers = {}) {
  HTMLFormElement.prototype.submit = jest.fn()
  const askedOf = fakeServices({
    [INFO]: orders,
    '/api/orders/get-lines': { body: { status: true, lines: null, delivery: null } },
    ...others,
  })
  await show(<PaymentPage />, { at: `/payment/${REF}`, path: '/payment/:order' })
  return askedOf
}
/** The page looks again and again, however long the customer takes; after the cancellation it finds these in turn. */
function cancelledAs(outcome: string, before: Answer, ...after: Answer[]): Answers {
  let looks = -1
  const cancel = () => {
    looks = 0
    return cancelled(outcome)
  }
  const look = () => (looks < 0 ? before : (after[looks++] ?? after.at(-1) ?? before))
  return { [CANCEL]: cancel, [INFO]: look }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const looks = (askedOf: (path: string) => unknown[]) => askedOf(INFO).length

beforeEach(stayHere)
afterEach(() => jest.useRealTimers())

test('while the bank is asked the page says so, and offers neither to pay nor to cancel', async () => {
  await showPayment([asking])

  expect(await screen.findByText('Asking the bank')).toHaveAttribute('role', 'status')
  expect(screen.getByText(/We are asking the bank whether your payment went through/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByText(/We are holding these items/)).not.toBeInTheDocument()
  expect(document.title).toBe('Asking the bank about the payment: order No. 26-000001 | Levada')
})

test('the page polls every two seconds while the bank is asked, and shows by itself that the order is paid', async () => {
  jest.useFakeTimers()
  const askedOf = await showPayment([asking, asking, asking, asking, paid])
  await screen.findByText('Asking the bank')

  for (let look = 2; look <= 4; look++) {
    await act(() => jest.advanceTimersByTimeAsync(2100))
    expect(looks(askedOf)).toBe(look)
  }
  await act(() => jest.advanceTimersByTimeAsync(2100))

  expect(await screen.findByText('Success')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(120_000))
  expect(looks(askedOf)).toBe(5)
})

test('a poll that fails while the bank is asked changes nothing on the page, and the next one goes on', async () => {
  jest.useFakeTimers()
  await showPayment([asking, refusal(503, 'busy'), paid])
  await screen.findByText('Asking the bank')

  await act(() => jest.advanceTimersByTimeAsync(2100))
  expect(screen.getByText('Asking the bank')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(4100))

  expect(await screen.findByText('Success')).toBeVisible()
})

test('an order that the bank does not know of can be paid or cancelled again', async () => {
  jest.useFakeTimers()
  await showPayment([asking, unpaid])
  await screen.findByText('Asking the bank')

  await act(() => jest.advanceTimersByTimeAsync(2100))

  expect(await screen.findByRole('button', { name: 'Pay €98.00' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel the order' })).toBeVisible()
})

test('the page says that the bank is silent, and that paying goes on with the same payment', async () => {
  await showPayment([silent])

  expect(await screen.findByText('No answer from the bank yet')).toBeVisible()
  expect(screen.getByText(/it is the same payment, so you cannot be charged twice/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pay €98.00' })).toBeVisible()
  expect(screen.queryByText(/on its way to/)).not.toBeInTheDocument()
})

test('cancelled while the bank is silent, the order waits for its answer, and then the money returns', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const askedOf = await showPayment([], cancelledAs('requested', silent, cancelling, moneyBack))
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }))
  expect(screen.getByText(/whatever you paid goes back to your card by itself/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Yes, cancel' }))

  expect(await screen.findByText('Cancelling')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  await act(() => jest.advanceTimersByTimeAsync(10_000))

  expect(await screen.findByText('Money on its way back')).toBeVisible()
  expect(screen.getByText(/The whole sum is going back to your card by itself/)).toBeVisible()
  expect(askedOf(CANCEL)).toHaveLength(1)
})

test('an order that turns out to be paid when it is to be cancelled stays, and the page says so', async () => {
  await showPayment([], cancelledAs('paid', unpaid, paid))
  await press('Cancel the order')
  await press('Yes, cancel')

  expect(await screen.findByText('Success')).toBeVisible()
  expect(screen.getByText('The order is paid, so we did not cancel it')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Call +380 44 000 21 14' })).toHaveAttribute('href', 'tel:+380440002114')
})

test('before the bank has answered nobody reads that nothing was charged', async () => {
  await showPayment([anOrder({ order_status: 'cancelled', payment_status: 'declined', maybe_charged: true })])

  expect(await screen.findByText('Cancelled')).toBeVisible()
  expect(screen.getByText(/The bank has not told us yet whether your payment went through/)).toBeVisible()
  expect(screen.queryByText(/nothing was charged/i)).not.toBeInTheDocument()
})

test('before an order is cancelled nobody reads that nothing was charged', async () => {
  await showPayment([unpaid])
  await press('Cancel the order')

  expect(screen.getByText(/If the bank says that you have already paid, the order stays yours/)).toBeVisible()
  expect(screen.queryByText(/charged/i)).not.toBeInTheDocument()
})

test('after the eleventh attempt to pay the order is ordered again, or the shop is called', async () => {
  const dress = { article: 'DR-1042-BUR-R', size: '38 (M)', count: 1, bundle: null, picture: null, preorder: null }
  const lines = [{ ...dress, title: { uk: 'Сукня', en: 'Dress' }, sum: 98 }]
  const delivery = { text: { uk: 'Київ', en: 'Kyiv' }, kind: 'post' }
  await showPayment([unpaid], {
    '/api/payments/start': refusal(409, 'payment_attempts_limit'),
    '/api/orders/get-lines': { body: { status: true, lines, delivery } },
  })
  await press('Pay €98.00')

  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts to pay for this order')
  expect(await screen.findByRole('button', { name: 'Order again' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Call +380 44 000 21 14' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pay €98.00' })).not.toBeInTheDocument()
})
