import { $cart, clearCart, setCartLines } from '@shop/shell/cart'
import { $popup, closePopup } from '@shop/shell/popup'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { render } from '../../test/render.tsx'
import { HeaderIcons } from './HeaderIcons.tsx'

function fillCart(count: number) {
  setCartLines([{ article: 'DR-1', size: '36 (S)', count, bundle: null, timestamp: Date.now() }])
}

beforeEach(() => {
  history.pushState(null, '', '/store')
  clearCart()
  closePopup()
})

test('the bag shows the pieces and says them in words', async () => {
  fillCart(3)
  await render(<HeaderIcons />)

  expect(screen.getByRole('link', { name: 'Кошик: 3 речі' })).toHaveTextContent('3')
})

test.each([
  [99, '99'],
  [100, '99+'],
])('%s pieces are shown as %s', async (count, shown) => {
  fillCart(count)
  await render(<HeaderIcons />)

  expect(screen.getByText(shown)).toBeInTheDocument()
})

test('an addition in another part of the page shows at once', async () => {
  await render(<HeaderIcons />)

  act(() => fillCart(1))

  expect($cart.get()).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Кошик: 1 річ' })).toBeInTheDocument()
})

test('the bag opens the cart over the page, on the cart page it does not', async () => {
  await render(<HeaderIcons />)
  await userEvent.click(screen.getByRole('link', { name: /Кошик/ }))
  expect($popup.get()?.name).toBe('cart')

  act(closePopup)
  await userEvent.click(screen.getByRole('link', { name: /Бажане/ }))
  act(() => history.pushState(null, '', '/cart'))
  await userEvent.click(screen.getByRole('link', { name: /Кошик/ }))
  expect($popup.get()).toBeNull()
})
