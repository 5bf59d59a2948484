import { setCartLines } from '@shop/shell/cart/cart'
import { answerConsent } from '@shop/shell/consent'
import { fakeServices } from '@shop/testing/fake-services'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aCard, aCartLine, aQuote, quoted } from '../../../test/goods.ts'
import { show } from '../../../test/show.tsx'
import { CartContents } from './CartContents.tsx'

const cards = { body: { status: true, list: [aCard()] } }
const events = () => (window.dataLayer ?? []).filter(one => JSON.stringify(one).includes('"event"'))

function showCart() {
  fakeServices({
    '/api/products/get-by/article-list': cards,
    '/api/cart/quote': ({ body }) => {
      const { lines } = body as { lines: { count: number }[] }
      return quoted(aQuote(lines.map(({ count }) => ({ count, unit: 98 }))))
    },
  })
  return show(<CartContents />, { at: '/cart' })
}

beforeEach(() => {
  window.dataLayer = []
  setCartLines([aCartLine({ count: 2 })])
  answerConsent('all')
})

test('a view of the cart is tracked once, with what the page shows of it', async () => {
  await showCart()
  await waitFor(() => expect(events()).toHaveLength(1))
  expect(events()).toMatchObject([
    {
      event: 'view_cart',
      ecommerce: {
        currency: 'EUR',
        value: 196,
        items: [{ item_name: 'Sheath dress', item_variant: '36 (S) / 160-167', price: 98, quantity: 2 }],
      },
    },
  ])

  await userEvent.click(screen.getByRole('button', { name: 'One more: Sheath dress' }))

  await waitFor(() => expect(events()).toHaveLength(2))
  expect(events()).toMatchObject([
    { event: 'view_cart' },
    { event: 'add_to_cart', ecommerce: { value: 98, items: [{ quantity: 1 }] } },
  ])
})

test('a line that is taken out is tracked with what it cost, though its sum is gone from the page', async () => {
  await showCart()
  await waitFor(() => expect(events()).toHaveLength(1))

  await userEvent.click(screen.getByRole('button', { name: 'Remove: Sheath dress' }))

  await waitFor(() =>
    expect(events()).toMatchObject([
      { event: 'view_cart' },
      { event: 'remove_from_cart', ecommerce: { value: 196, items: [{ price: 98, quantity: 2 }] } },
    ]),
  )
})

test('an empty cart is not tracked', async () => {
  setCartLines([])
  await showCart()
  await screen.findByText('Your cart is empty')

  expect(events()).toEqual([])
})
