import { CART_LINE_LIFE_MS } from '@shop/contracts/cart/cart-limits'
import { $cart, setCartLines } from '@shop/shell/cart/cart'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fillIn, payButton, showCheckout, startCheckout } from '../../test/checkout.tsx'
import { aCartLine, aQuote, quoted } from '../../test/goods.ts'

beforeEach(startCheckout)
afterEach(() => {
  delete window.ApplePaySession
})

test('offers Apple Pay only where the browser can make such payments', async () => {
  window.ApplePaySession = { canMakePayments: () => true }
  await showCheckout()
  expect(screen.getByRole('radio', { name: 'Apple Pay' })).toBeVisible()
})

test.each([
  ['knows nothing of it', undefined],
  ['has no card for it', { canMakePayments: () => false }],
  [
    'refuses to say',
    {
      canMakePayments: () => {
        throw new Error('InvalidAccessError')
      },
    },
  ],
])('leaves Apple Pay out where the browser %s, and a draft that had chosen it pays by card', async (_why, session) => {
  if (session) window.ApplePaySession = session
  sessionStorage.setItem('checkout-draft', JSON.stringify({ payment_method: 'apple_pay' }))
  await showCheckout()

  expect(screen.queryByRole('radio', { name: 'Apple Pay' })).not.toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Google Pay' })).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Card/ })).toBeChecked()
})

test('offers no pick-up where there is no shop, and a draft that had chosen it goes by post', async () => {
  sessionStorage.setItem('checkout-draft', JSON.stringify({ ukraine: { delivery_method_option: 'self' } }))
  await showCheckout({ '/api/shop-location/get-all-info': { body: { status: true, shops: [] } } })

  await waitFor(() => expect(screen.queryByRole('radio', { name: /^Pick up in our shop/ })).not.toBeInTheDocument())
  expect(screen.getByRole('radio', { name: /^Nova Poshta branch/ })).toBeChecked()
})

test('offers the ways that the shop has a price for, and asks the price of no other', async () => {
  const tariff = {
    service: 'nova-poshta',
    zone: 'UA',
    method: 'post',
    weight_to_kg: 30,
    price_uah: 85,
    price_eur: null,
  }
  const { askedOf } = await showCheckout({ '/api/rates/all': { body: { status: true, rates: [tariff] } } })

  await waitFor(() => expect(screen.queryByRole('radio', { name: /^Nova Poshta courier/ })).not.toBeInTheDocument())
  expect(screen.getByRole('radio', { name: /^Nova Poshta branch/ })).toBeChecked()
  const priced = askedOf('/api/cart/quote').map(({ body }) => (body as { delivery: object }).delivery)
  expect(JSON.stringify(priced)).not.toMatch(/courier|self/)
})

test('where only a courier delivers it is chosen from the beginning, and the price of the post is never asked', async () => {
  const tariff = {
    service: 'nova-poshta',
    zone: 'UA',
    method: 'courier',
    weight_to_kg: 30,
    price_uah: 120,
    price_eur: null,
  }
  const { askedOf } = await showCheckout({ '/api/rates/all': { body: { status: true, rates: [tariff] } } })

  await waitFor(() => expect(screen.getByRole('radio', { name: /^Nova Poshta courier/ })).toBeChecked())
  const priced = () => JSON.stringify(askedOf('/api/cart/quote').map(({ body }) => body))
  await waitFor(() => expect(priced()).toMatch(/courier/))
  expect(priced()).not.toMatch(/post|self/)
})

test('names no sum on the button until the price of the delivery is known', async () => {
  const { askedOf } = await showCheckout({
    '/api/cart/quote': ({ body }) => {
      const { delivery } = body as { delivery: unknown }
      return quoted(aQuote([{}], { delivery: delivery ? 0 : null }))
    },
    '/api/cart/checkout/international-delivery/countries': { body: { status: true, countries: [] } },
  })
  await userEvent.click(screen.getByRole('radio', { name: 'Another country' }))

  expect(await screen.findByRole('button', { name: 'Pay' })).toBeEnabled()
  expect(screen.queryByText(/will be charged/)).not.toBeInTheDocument()
  expect(askedOf('/api/orders/create')).toEqual([])
})

const OLD = CART_LINE_LIFE_MS + 1000

test('a cart left open for over two hours says so before the order, which waits for the answer', async () => {
  const { askedOf } = await showCheckout()
  await fillIn()
  act(() => setCartLines([aCartLine({ timestamp: Date.now() - OLD })]))

  await userEvent.click(await payButton())
  expect(await screen.findByText('1 item has been in the cart for over 2 hours')).toBeVisible()
  expect(askedOf('/api/orders/create')).toEqual([])
  const quotesBefore = askedOf('/api/cart/quote').length

  await userEvent.click(screen.getByRole('button', { name: 'Keep at today’s price' }))
  await waitFor(() => expect(screen.queryByText(/over 2 hours/)).not.toBeInTheDocument())
  await waitFor(() => expect(askedOf('/api/cart/quote').length).toBeGreaterThan(quotesBefore))

  await userEvent.click(await payButton())
  await waitFor(() => expect(askedOf('/api/orders/create')).toHaveLength(1))
})

test('items that waited too long can be taken out of the order, the others stay', async () => {
  await showCheckout()
  const fresh = aCartLine({ article: 'SK-7005' })
  act(() => setCartLines([aCartLine({ timestamp: Date.now() - OLD }), fresh]))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))

  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))

  await waitFor(() => expect($cart.get()).toEqual([fresh]))
})
