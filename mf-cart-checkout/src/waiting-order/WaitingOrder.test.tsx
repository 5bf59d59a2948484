import { storedNames } from '@shop/contracts/browser-storage'
import { clearCart, setCartLines } from '@shop/shell/cart/cart'
import { type Answer, fakeServices, refusal } from '@shop/testing/fake-services'
import { screen, waitFor } from '@testing-library/react'
import { aCard, aCartLine, aQuote, quoted } from '../../test/goods.ts'
import { show } from '../../test/show.tsx'
import { CartContents } from '../features/cart/CartContents.tsx'
import { CartPopup } from '../features/cart/CartPopup.tsx'
import { CheckoutPage } from '../pages/CheckoutPage.tsx'
import { rememberWaitingOrder } from './waiting-order.ts'

const REF = '26-000001-abcdefghijklm'
// Half past seven in the evening in Kyiv, with an hour to go.
const until = '2026-11-21T17:30:00.000Z'
const title = 'Order No. 26-000001 is waiting for payment until 19:30'

function anOrder(about: object = {}): Answer {
  const sums = { amount: 98, discount: 0, delivery: 0, total: 98, currency: 'EUR', preorder: null }
  const state = {
    payment_status: 'in_processing',
    order_status: 'awaiting_payment',
    can_pay: true,
    reserved_until: until,
  }
  return { body: { status: true, order: { number: '26-000001', date: '2026-11-21', ...sums, ...state, ...about } } }
}

function placedHere(...orders: Answer[]) {
  rememberWaitingOrder({ ref: REF, reserved_until: until })
  return fakeServices({
    '/api/orders/get-info': orders,
    '/api/products/get-by/article-list': { body: { status: true, list: [aCard()] } },
    '/api/cart/quote': quoted(aQuote([{}])),
  })
}

const setNow = (moment: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment))

beforeEach(() => {
  setNow('2026-11-21T16:30:00Z')
  localStorage.clear()
  clearCart()
})
afterEach(() => jest.restoreAllMocks())

test('an empty cart says that the order still waits for its money, and leads to its payment', async () => {
  placedHere(anOrder())
  await show(<CartContents />, { at: '/cart' })

  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to payment' })).toHaveAttribute('href', `/payment/${REF}`)
})

test('so do the popup, a cart with something in it, and the checkout', async () => {
  placedHere(anOrder())
  const popup = await show(<CartPopup close={() => undefined} headingId="cart" />)
  expect(await screen.findByText(title)).toBeVisible()
  popup.unmount()

  setCartLines([aCartLine()])
  const cart = await show(<CartContents />, { at: '/cart' })
  expect(await screen.findByText(title)).toBeVisible()
  cart.unmount()

  clearCart()
  await show(<CheckoutPage />, { at: '/checkout' })
  expect(await screen.findByText(title)).toBeVisible()
})

test('an order that waits beyond today is named with its day', async () => {
  placedHere(anOrder({ reserved_until: '2026-11-22T07:05:00.000Z' }))
  await show(<CartContents />, { at: '/cart' })

  expect(await screen.findByText('Order No. 26-000001 is waiting for payment until 22 November, 09:05')).toBeVisible()
})

test.each([
  { order_status: 'paid', payment_status: 'approved', can_pay: false, reserved_until: null },
  { order_status: 'cancelled', can_pay: false, reserved_until: null },
])('of an order that is %j nothing is said, and it is not asked about again', async about => {
  placedHere(anOrder(about))
  await show(<CartContents />, { at: '/cart' })

  await waitFor(() => expect(localStorage.getItem(storedNames.waitingOrder)).toBeNull())
  expect(screen.queryByText(/waiting for payment/)).not.toBeInTheDocument()
})

test('when the time is over, or nothing was ordered here, no order is asked about', async () => {
  const askedOf = placedHere(anOrder())
  setNow('2026-11-21T17:31:00Z')
  await show(<CartContents />, { at: '/cart' })

  expect(await screen.findByText(/cart is empty/i)).toBeVisible()
  expect(askedOf('/api/orders/get-info')).toEqual([])
})

test('a service that does not answer leaves the cart as it is', async () => {
  placedHere(refusal(503, 'busy'))
  await show(<CartContents />, { at: '/cart' })

  expect(await screen.findByText(/cart is empty/i)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
