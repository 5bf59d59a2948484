import { MAX_CART_LINES } from '@shop/contracts/cart/cart-limits'
import { $cart, $cartCount, addToCart, changeCount, clearCart, removeLines } from '../src/cart/cart.ts'
import { $popup, closePopup, openPopup } from '../src/popup.ts'

const dress = { article: 'DR-1', size: '36 (S)' }
const coat = { article: 'CO-1', size: '36 (S)' }

beforeEach(() => {
  clearCart()
  closePopup()
})

test('adding the same thing again changes nothing', () => {
  addToCart(dress)
  changeCount(dress, 3)
  addToCart(dress)

  expect($cartCount.get()).toBe(3)
})

test('an item that is added as part of a bundle is a line of its own', () => {
  addToCart(dress)
  addToCart({ ...dress, bundle: 'BN-1' })

  expect($cart.get()).toHaveLength(2)
})

test('a full cart takes no line more, and keeps those it has', () => {
  for (let n = 1; n <= MAX_CART_LINES; n++) expect(addToCart({ ...dress, article: `DR-${n}` })).toBe(true)

  expect(addToCart(coat)).toBe(false)
  expect(addToCart(dress)).toBe(true)
  expect($cart.get()).toHaveLength(MAX_CART_LINES)
})

test('a removed line comes back to its place', () => {
  addToCart(dress)
  addToCart(coat)

  const undo = removeLines([dress])
  expect($cart.get().map(({ article }) => article)).toEqual(['CO-1'])

  undo()
  expect($cart.get().map(({ article }) => article)).toEqual(['DR-1', 'CO-1'])
})

test('a bundle that was removed as a whole comes back as one, whatever was added meanwhile', () => {
  const [item, other] = [
    { ...dress, bundle: 'BN-1' },
    { ...coat, bundle: 'BN-1' },
  ]
  addToCart(item)
  addToCart(other)

  const undo = removeLines([item, other])
  expect($cart.get()).toEqual([])
  addToCart({ article: 'SC-1', size: '36 (S)' })
  undo()

  expect($cart.get().map(({ article, bundle }) => [article, bundle])).toEqual([
    ['DR-1', 'BN-1'],
    ['CO-1', 'BN-1'],
    ['SC-1', null],
  ])
})

test('undo does not double a line that was added again meanwhile', () => {
  addToCart(dress)
  const undo = removeLines([dress])
  addToCart(dress)

  undo()

  expect($cart.get()).toHaveLength(1)
})

test('the cart is kept in the browser', () => {
  addToCart(dress)

  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject([{ ...dress, count: 1, bundle: null }])
})

test('one popup is open at a time, and the cart does not open over the cart page', () => {
  openPopup('login')
  openPopup('size-guide', { article: 'DR-1' })
  expect($popup.get()).toEqual({ name: 'size-guide', input: { article: 'DR-1' } })

  closePopup()
  history.pushState(null, '', '/cart')
  openPopup('cart')
  expect($popup.get()).toBeNull()
  history.pushState(null, '', '/')
})
