import { $cart, setCartLines } from '@shop/shell/cart/cart'
import { $notices } from '@shop/shell/notices'
import { $wishlist } from '@shop/shell/wishlist'
import { fakeServices } from '@shop/testing/fake-services'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aCard, aCartLine, aQuote, quoted } from '../../../../test/goods.ts'
import { show } from '../../../../test/show.tsx'
import { CartContents } from '../CartContents.tsx'

const line = aCartLine()

async function showLine(facts: object = {}) {
  fakeServices({
    '/api/products/get-by/article-list': { body: { status: true, list: [aCard()] } },
    '/api/cart/quote': ({ body }) => {
      const [{ count } = { count: 1 }] = (body as { lines: { count: number }[] }).lines
      return quoted(aQuote([{ count, available: 3, ...facts }]))
    },
  })
  await show(<CartContents />, { at: '/cart' })
  await screen.findByRole('link', { name: 'Sheath dress' })
}

beforeEach(() => {
  setCartLines([line])
  $wishlist.set([])
})

test('a customer who asks for more than there is gets what there is, and is notified', async () => {
  await showLine()
  const count = screen.getByRole('spinbutton', { name: 'Quantity: Sheath dress' })

  await userEvent.clear(count)
  await userEvent.type(count, '7')

  expect(await screen.findByText('Only 3 in stock')).toBeVisible()
  await waitFor(() => expect($cart.get()).toMatchObject([{ count: 3 }]))
})

test('a pre-order says that its limit is not that of the stock', async () => {
  await showLine({ preorder: '2027-01-15' })
  const count = screen.getByRole('spinbutton', { name: 'Quantity: Sheath dress' })

  await userEvent.clear(count)
  await userEvent.type(count, '7')

  expect(await screen.findByText(/at most 3/)).toBeVisible()
})

test('a line goes to the wishlist for later, and back', async () => {
  await showLine()

  await userEvent.click(screen.getByRole('button', { name: 'Move to wishlist: Sheath dress' }))

  expect($cart.get()).toEqual([])
  expect($wishlist.get()).toMatchObject([{ article: line.article }])
  const [notice] = $notices.get()
  expect(notice?.text).toBe('Moved to your wishlist: Sheath dress')
  act(() => notice?.action?.act())
  expect($cart.get()).toEqual([line])
  expect($wishlist.get()).toEqual([])
})

test('an article that was wished for before stays in the wishlist when the line comes back', async () => {
  $wishlist.set([{ article: line.article, timestamp: Date.now() }])
  await showLine()

  await userEvent.click(screen.getByRole('button', { name: 'Move to wishlist: Sheath dress' }))
  act(() => $notices.get()[0]?.action?.act())

  expect($cart.get()).toEqual([line])
  expect($wishlist.get()).toHaveLength(1)
})
