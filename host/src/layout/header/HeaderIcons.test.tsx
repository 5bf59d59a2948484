import { $cart, clearCart, setCartLines } from '@shop/shell/cart/cart'
import { $popup, closePopup } from '@shop/shell/popup'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { render } from '../../../test/render.tsx'
import { HeaderIcons } from './HeaderIcons.tsx'
import { $searchOpener, closeSearch } from './search.ts'

// No remote comes in a test.
jest.mock('../../remotes/screens.ts', () => ({ screenPromise: () => Promise.resolve() }))

function fillCart(count: number) {
  setCartLines([{ article: 'DR-1', size: '36 (S)', count, bundle: null, timestamp: Date.now() }])
}

beforeEach(() => {
  history.pushState(null, '', '/store')
  clearCart()
  closePopup()
  closeSearch()
})

test('the cart icon shows the number of items and has it in its label', async () => {
  fillCart(3)
  await render(<HeaderIcons />)

  expect(screen.getByRole('link', { name: 'Кошик: 3 речі' })).toHaveTextContent('3')
})

test.each([
  [99, '99'],
  [100, '99+'],
])('%s items are shown as %s', async (count, shown) => {
  fillCart(count)
  await render(<HeaderIcons />)

  expect(screen.getByText(shown)).toBeInTheDocument()
})

test('an item added elsewhere on the page shows in the cart icon at once', async () => {
  await render(<HeaderIcons />)

  act(() => fillCart(1))

  expect($cart.get()).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Кошик: 1 річ' })).toBeInTheDocument()
})

test('the cart icon opens the cart popup, except on the cart page', async () => {
  await render(<HeaderIcons />)
  await userEvent.click(screen.getByRole('link', { name: /Кошик/ }))
  expect($popup.get()?.name).toBe('cart')

  act(closePopup)
  await userEvent.click(screen.getByRole('link', { name: /Бажане/ }))
  act(() => history.pushState(null, '', '/cart'))
  await userEvent.click(screen.getByRole('link', { name: /Кошик/ }))
  expect($popup.get()).toBeNull()
})

test('the search icon opens the search over the page and closes it again', async () => {
  await render(<HeaderIcons />)
  const icon = screen.getByRole('link', { name: 'Пошук' })
  expect(icon).toHaveAttribute('href', '/search')
  expect(icon).toHaveAttribute('aria-expanded', 'false')

  await userEvent.click(icon)
  expect($searchOpener.get()).toBe(icon)
  expect(icon).toHaveAttribute('aria-expanded', 'true')

  await userEvent.click(icon)
  expect($searchOpener.get()).toBeNull()
})

test('the search icon stays a link when it is pressed with a key that asks for a new tab', async () => {
  await render(<HeaderIcons />)
  const icon = screen.getByRole('link', { name: 'Пошук' })
  // jsdom opens no tabs and says so.
  window.addEventListener('click', event => event.preventDefault(), { once: true })

  act(() => void icon.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true })))

  expect($searchOpener.get()).toBeNull()
})

test('the search icon stays a link on the search page, which has a field of its own', async () => {
  history.pushState(null, '', '/search?query=dress')
  await render(<HeaderIcons />)

  await userEvent.click(screen.getByRole('link', { name: 'Пошук' }))

  expect($searchOpener.get()).toBeNull()
  expect(location.search).toBe('')
})
