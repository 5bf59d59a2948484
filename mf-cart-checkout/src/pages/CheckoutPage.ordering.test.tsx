import { $cart, setCartLines } from '@shop/shell/cart/cart'
import { type Answers, refusal } from '@shop/testing/fake-services'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fillIn, payButton, placed, REF, showCheckout, startCheckout } from '../../test/checkout.tsx'
import { aCartLine, aQuote, quoted } from '../../test/goods.ts'

beforeEach(startCheckout)

async function order(answers: Answers = {}) {
  const { askedOf } = await showCheckout(answers)
  await fillIn()
  await userEvent.click(await payButton())
  return { askedOf, ordersAsked: () => askedOf('/api/orders/create') }
}

test('places the order and goes on to the bank, leaving the order’s page behind for Back', async () => {
  const { askedOf, ordersAsked } = await order()

  await waitFor(() => expect(HTMLFormElement.prototype.submit).toHaveBeenCalledTimes(1))
  expect(ordersAsked()).toMatchObject([
    {
      body: {
        locale: 'en',
        currency: 'EUR',
        quote_hash: 'a'.repeat(64),
        lines: [{ article: 'DR-1029-CHE-R', size: '36 (S)', count: 1 }],
        customer: { name: 'Olena', last_name: 'Levchenko', phone: '+380671234567', email: 'olena@example.com' },
        delivery: { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' },
        payment_method: 'card',
        consent: true,
      },
    },
  ])
  expect(askedOf('/api/payments/start')).toMatchObject([{ body: { order: REF, method: 'card' } }])
  expect(location.pathname).toBe(`/payment/${REF}`)
  expect($cart.get()).toEqual([])
})

test('an impatient second press does not make a second order', async () => {
  const { askedOf } = await showCheckout()
  await fillIn()

  await userEvent.dblClick(await payButton())

  await waitFor(() => expect(HTMLFormElement.prototype.submit).toHaveBeenCalled())
  expect(askedOf('/api/orders/create')).toHaveLength(1)
})

test('after a lost answer the same order is asked for under the same key', async () => {
  const { ordersAsked } = await order({ '/api/orders/create': [refusal(503, 'busy'), placed] })

  expect(await screen.findByText(/it will not make a second order/)).toBeVisible()
  await userEvent.click(await payButton())

  await waitFor(() => expect(ordersAsked()).toHaveLength(2))
  const [first, second] = ordersAsked().map(({ headers }) => headers['Idempotency-Key'])
  expect(second).toBe(first)
})

test('a changed price is shown, and the shopper is asked again', async () => {
  const dearer = quoted(aQuote([{ unit: 120 }], { delivery: 0 }), { quote_hash: 'b'.repeat(64) })
  const before = quoted(aQuote([{}], { delivery: 0 }))
  let price = before
  const { ordersAsked } = await order({
    '/api/cart/quote': () => price,
    '/api/orders/create': () => {
      if (price === dearer) return placed
      price = dearer
      return refusal(409, 'price_changed')
    },
  })

  expect(await screen.findByText(/It was €98.00, now it is €120.00/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Pay €120.00' }))

  await waitFor(() => expect(ordersAsked()).toHaveLength(2))
  expect(ordersAsked()[1]).toMatchObject({ body: { quote_hash: 'b'.repeat(64) } })
})

test('a line that the stock cannot cover is marked and can be reduced right there', async () => {
  setCartLines([aCartLine({ count: 3 })])
  const lines = [{ article: 'DR-1029-CHE-R', size: '36 (S)', requested: 3, available: 1 }]
  await order({
    '/api/cart/quote': quoted(aQuote([{ count: 3 }], { delivery: 0 })),
    '/api/orders/create': refusal(409, 'out_of_stock', { lines }),
  })

  expect(await screen.findByText('Some products are out of stock, please refresh the page')).toBeVisible()
  expect(screen.getByText('Only 1 left')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reduce to 1' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')

  expect($cart.get()).toMatchObject([{ count: 1 }])
  expect(screen.queryByText('Only 1 left')).not.toBeInTheDocument()
  expect(screen.queryByText('Some products are out of stock, please refresh the page')).not.toBeInTheDocument()
  expect(screen.getByRole('list', { name: /^Your order/ })).toHaveFocus()
})

const first = { order: '26-000007-abcdefghijklm', number: '26-000007', until: '2026-11-22T10:05:00.000Z' }

test('a buyer with too many unpaid orders is led to them, and may press the button again once one is cancelled', async () => {
  const most = { orders: 3, items: 20 }
  const details = { whose: 'buyer', most, seconds: 600, until: first.until, open: [first] }
  const { ordersAsked } = await order({
    '/api/orders/create': [refusal(429, 'unpaid_orders_limit', details), placed],
  })

  expect(await screen.findByText('Too many unpaid orders')).toBeVisible()
  expect(screen.getByText(/at most 3 unpaid orders, 20 items in all.*after 12:05/)).toBeVisible()
  const link = screen.getByRole('link', { name: /Order 26-000007, reserved until 12:05/ })
  expect(link).toHaveAttribute('href', `/payment/${first.order}`)
  await userEvent.click(await payButton())

  await waitFor(() => expect(ordersAsked()).toHaveLength(2))
  await waitFor(() => expect(location.pathname).toBe(`/payment/${REF}`))
})

test('an order that is too large to be reserved unpaid says how many items may be', async () => {
  const details = { whose: 'buyer', most: { orders: 3, items: 20 }, open: [] }
  await order({ '/api/orders/create': refusal(429, 'unpaid_orders_limit', details) })

  expect(await screen.findByText(/At most 20 items can be reserved without payment/)).toBeVisible()
  expect(screen.queryByText('Your unpaid orders')).not.toBeInTheDocument()
})

test('a customer behind a crowded address reads when to come back, and that a confirmed phone helps', async () => {
  const details = { whose: 'address', seconds: 600, until: first.until }
  await order({ '/api/orders/create': refusal(429, 'unpaid_orders_limit', details) })

  expect(await screen.findByText(/from your network.*after 12:05.*confirmed phone number/)).toBeVisible()
})

test('a field that the service refuses is marked, and nothing that was typed is lost', async () => {
  await order({ '/api/orders/create': refusal(400, 'validation', { fields: { 'customer.phone': 'phone_incorrect' } }) })

  expect(await screen.findAllByText('Please use a valid phone number')).toHaveLength(2)
  expect(screen.getByLabelText('Phone')).toHaveFocus()
  expect(screen.getByLabelText('Phone')).toHaveValue('67 123 45 67')
})

test('when the bank cannot be reached the order is safe and its page opens', async () => {
  await order({ '/api/payments/start': refusal(503, 'payment_unavailable') })

  await waitFor(() => expect(location.pathname).toBe(`/payment/${REF}`))
  expect(HTMLFormElement.prototype.submit).not.toHaveBeenCalled()
})
