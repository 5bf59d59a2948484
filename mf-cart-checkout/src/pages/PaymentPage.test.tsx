import { $cart, clearCart } from '@shop/shell/cart/cart'
import { $popup } from '@shop/shell/popup'
import { $session } from '@shop/shell/session'
import { fakeServices, refusal } from '@shop/testing/fake-services'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import {
  anOrder,
  delivery,
  dress,
  ordered,
  orderLineFixture,
  REF,
  showPayment,
  showPaymentWith,
} from '../../test/payment-page.tsx'
import { show } from '../../test/show.tsx'
import { PaymentUnavailable } from '../features/payment/pay/PaymentUnavailable.tsx'
import { stayHere } from '../features/payment/pay/pay-order.ts'

beforeEach(stayHere)
beforeEach(clearCart)
beforeEach(() => sessionStorage.clear())
afterEach(() => jest.useRealTimers())

test('thanks for a paid order, with its number', async () => {
  await showPayment(anOrder({ payment_status: 'approved', order_status: 'paid' }))

  expect(await screen.findByRole('heading', { name: 'Thank you! Order No. 26-000001' })).toBeVisible()
  expect(screen.getByText('Success')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument()
  expect(document.title).toBe('Paid: order No. 26-000001 | Levada')
})

test.each([
  ['ready', 'Waiting in the shop'],
  ['shipped', 'On its way'],
  ['delivered', 'Delivered'],
  ['completed', 'Completed'],
])('an order that is %s says so at a glance, and not that it was paid', async (order_status, badge) => {
  await showPayment(anOrder({ payment_status: 'approved', order_status }))

  expect(await screen.findByText(badge)).toBeVisible()
  expect(screen.queryByText('Success')).not.toBeInTheDocument()
})

test('the customer who ordered sees what was bought, where it goes and when it comes', async () => {
  const paid = anOrder({ payment_status: 'approved', order_status: 'paid' })
  await showPaymentWith({ '/api/orders/get-lines': ordered }, paid)

  const shown = within(await screen.findByRole('region', { name: 'Your order' }))
  expect(shown.getByRole('link', { name: 'Dress' })).toHaveAttribute('href', '/product/DR-1042-BUR-R')
  expect(shown.getByText('Size 38 (M), quantity 2')).toBeVisible()
  expect(shown.getByText('Kyiv, branch 12')).toBeVisible()
  expect(shown.getByText(/^Ready within 3 working days, then 1–3 days on the way/)).toBeVisible()
})

test.each([
  [{ days_min: 28, days_max: 56 }, /Then 4–8 weeks on the way\.$/],
  [{ days_min: 3, days_max: 7 }, /Then 3–7 days on the way\.$/],
])('of an order abroad it says how long the carrier needs: %j', async (transit, text) => {
  const abroad = { text: { uk: 'Варшава', en: 'Warsaw' }, kind: 'abroad', transit }
  const lines = { body: { status: true, lines: [orderLineFixture], delivery: abroad } }
  await showPaymentWith(
    { '/api/orders/get-lines': lines },
    anOrder({ payment_status: 'approved', order_status: 'paid' }),
  )

  expect(await screen.findByText(text)).toBeVisible()
})

test('of a dress that is made for two heights the receipt says which was bought', async () => {
  const lines = [{ ...orderLineFixture, height: '170-177' }]
  await showPaymentWith({ '/api/orders/get-lines': { body: { status: true, lines, delivery } } }, anOrder({}))

  expect(await screen.findByText('Size 38 (M), height 170–177 cm, quantity 2')).toBeVisible()
})

test('of two colours of a dress the receipt says which was bought', async () => {
  const lines = [{ ...orderLineFixture, color: { uk: 'Бордовий', en: 'Burgundy' } }]
  await showPaymentWith({ '/api/orders/get-lines': { body: { status: true, lines, delivery } } }, anOrder({}))

  expect(await screen.findByText('Burgundy · Size 38 (M), quantity 2')).toBeVisible()
})

test('an order that has come already is not promised once more', async () => {
  const delivered = anOrder({ payment_status: 'approved', order_status: 'delivered' })
  await showPaymentWith({ '/api/orders/get-lines': ordered }, delivered)

  expect(await screen.findByText('Kyiv, branch 12')).toBeVisible()
  expect(screen.queryByText(/working days/)).not.toBeInTheDocument()
})

test('a customer who ordered as a guest in this browser is offered an account', async () => {
  $session.set('guest')
  const customer = { name: 'Olena', last_name: 'Levchenko', phone: '+380671234567', email: 'olena@example.com' }
  sessionStorage.setItem('checkout-draft', JSON.stringify({ customer }))
  await showPayment(anOrder({ payment_status: 'approved', order_status: 'paid', is_yours: true }))

  await userEvent.click(await screen.findByRole('link', { name: 'Create an account' }))

  expect(location.pathname).toBe('/user/register')
  const { last_name: surname, ...contact } = customer
  expect(history.state.usr).toMatchObject({ from: `/payment/${REF}`, contact: { ...contact, surname } })
})

test('nobody else is offered an account for the order', async () => {
  $session.set('guest')
  await showPayment(anOrder({ payment_status: 'approved', order_status: 'paid', is_yours: true }))

  expect(await screen.findByText('Success')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument()
})

test('says where the email goes to the customer who ordered', async () => {
  await showPayment(anOrder({ payment_status: 'approved', order_status: 'paid', letter_to: 'olena@example.com' }))

  expect(await screen.findByText('An email with the details is on its way to olena@example.com')).toBeVisible()
})

test('a customer who has not paid yet reads when the link to pay is emailed, and where to', async () => {
  await showPayment(anOrder({ can_pay: true, letter_to: 'olena@example.com' }))

  expect(
    await screen.findByText('We’ll also email a link to pay to olena@example.com, 15 minutes after you ordered.'),
  ).toBeVisible()
})

test.each([
  ['is not paid', { can_pay: true }],
  ['the bank refused', { payment_status: 'declined', can_pay: true }],
  ['the bank has not answered', { asking_bank: true }],
  ['the bank is silent about', { bank_silent: true, can_pay: true }],
  ['was not paid in time', { payment_status: 'declined', order_status: 'expired' }],
])('what was ordered stands on the page of an order that %s, for the customer who ordered it', async (_, order) => {
  await showPaymentWith({ '/api/orders/get-lines': ordered }, anOrder(order))

  expect(await screen.findByRole('link', { name: 'Dress' })).toBeVisible()
  expect(screen.getByText('Kyiv, branch 12')).toBeVisible()
})

test('a rejected payment can be tried again on the same order', async () => {
  const askedOf = await showPayment(anOrder({ payment_status: 'declined', can_pay: true }))

  await userEvent.click(await screen.findByRole('button', { name: 'Try again: €98.00' }))

  expect(screen.getByText('Rejected')).toBeVisible()
  await waitFor(() => expect(HTMLFormElement.prototype.submit).toHaveBeenCalledTimes(1))
  expect(askedOf('/api/payments/start')).toMatchObject([{ body: { order: REF } }])
})

test('a reason for a decline that helps is shown', async () => {
  await showPayment(anOrder({ payment_status: 'declined', can_pay: true, decline_reason: 'funds' }))

  expect(await screen.findByText('The bank says there is not enough money on the card.')).toBeVisible()
})

test('polls by itself until the bank has answered', async () => {
  jest.useFakeTimers()
  const askedOf = await showPayment(anOrder({}), anOrder({ payment_status: 'approved', order_status: 'paid' }))
  await screen.findByText('Pending')

  await act(() => jest.advanceTimersByTimeAsync(2100))

  expect(await screen.findByText('Success')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(120_000))
  expect(askedOf('/api/orders/get-info')).toHaveLength(2)
})

test('an unknown address is a page that is not there', async () => {
  await showPayment(refusal(404, 'not_found'))

  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('a service that fails is not taken for an unknown order', async () => {
  await showPayment(refusal(503, 'busy'), anOrder({ can_pay: true }))

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('button', { name: 'Pay €98.00' })).toBeVisible()
})

test('an order that expired can be ordered again by the customer who ordered it', async () => {
  await showPaymentWith(
    { '/api/orders/get-lines': ordered },
    anOrder({ payment_status: 'declined', order_status: 'expired' }),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Order again' }))

  expect($cart.get()).toMatchObject([dress])
  expect(location.pathname).toBe('/cart')
})

test('somebody else with the address of an expired order is led to the shop', async () => {
  await showPayment(anOrder({ payment_status: 'declined', order_status: 'expired' }))

  expect(await screen.findByText('Expired')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/store')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test.each([
  [{ payment_status: 'refunded', order_status: 'cancelled' }, 'Refunded'],
  [{ payment_status: 'in_processing' }, 'Pending'],
])('%j reads as %s, without a way to pay', async (state, word) => {
  await showPayment(anOrder(state))

  expect(await screen.findByText(word)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('while payments are off the order is kept, and the page says whom to ask', async () => {
  await showPaymentWith({ '/api/payments/start': refusal(503, 'payment_unavailable') }, anOrder({ can_pay: true }))

  await userEvent.click(await screen.findByRole('button', { name: 'Pay €98.00' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('Your order is kept and your things are waiting')
  expect(screen.getByRole('button', { name: 'Pay €98.00' })).toBeEnabled()
  expect($popup.get()?.name).toBe('payment-unavailable')
})

test('the notice of payments that are off names the shops and where to write', async () => {
  const kyiv = { id: 'kyiv', city: { uk: 'Київ', en: 'Kyiv' }, address: { uk: 'Левадна, 14', en: '14 Levadna St' } }
  const shops = [{ ...kyiv, phone: '+380440000101', hours: [] }]
  fakeServices({ '/api/shop-location/get-all-info': { body: { status: true, shops } } })
  const close = jest.fn()
  await show(<PaymentUnavailable close={close} headingId="heading" />)

  expect(await screen.findByRole('link', { name: '+380440000101' })).toHaveAttribute('href', 'tel:+380440000101')
  expect(screen.getByText('Kyiv, 14 Levadna St')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write on Instagram' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'All right' }))
  expect(close).toHaveBeenCalled()
})
