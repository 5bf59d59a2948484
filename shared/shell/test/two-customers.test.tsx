import { call } from '@shop/api-client/call'
import { cartEndpoint, updateCartEndpoint } from '@shop/contracts/cart/saved-cart'
import { updateWishlistEndpoint, wishlistEndpoint } from '@shop/contracts/cart/wishlist'
import { checkAuthEndpoint } from '@shop/contracts/customers/session-check'
import { act } from '@testing-library/react'
import { $cart, addToCart } from '../src/cart/cart.ts'
import { syncCart } from '../src/cart/synced-cart.ts'
import { $customer, $session, showSignedIn, showSignedOut } from '../src/session.ts'
import { syncWishlist } from '../src/wishlist/synced-wishlist.ts'
import { $wishlist, toggleWish } from '../src/wishlist/wishlist.ts'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

// The service takes what it is sent, and has nothing of its own.
let isThere: object = { status: false, customer: null }
beforeEach(() => {
  jest.useFakeTimers()
  service.mockReset()
  service.mockImplementation(async (endpoint, input) => {
    if (endpoint === checkAuthEndpoint) return isThere
    const { data } = (input as { body?: { data?: Record<string, object[]> } }).body ?? {}
    if (endpoint.path.startsWith('/api/wishlist')) return { wishlist: data?.items ?? [] }
    return { cart: { version: 1, lines: data?.lines ?? [] }, changes: [] }
  })
})
afterEach(async () => {
  showSignedOut()
  await act(() => jest.advanceTimersByTimeAsync(2000))
  jest.useRealTimers()
})

async function comes(id: string) {
  showSignedIn({ id, email_verified: true })
  await Promise.all([syncCart(), syncWishlist()])
  await act(() => jest.advanceTimersByTimeAsync(2000))
}

/** The page is opened again, and the session has ended somewhere else. */
async function sessionEndsUnseen() {
  $session.set('unknown')
  showSignedOut()
  await syncCart()
  await act(() => jest.advanceTimersByTimeAsync(2000))
}

const articles = (list: readonly { article: string }[]) => list.map(({ article }) => article)

test('what a guest chose goes to the customer who signs in', async () => {
  addToCart({ article: 'DR-1', size: 'S' })
  toggleWish('DR-2')
  await comes('olena')

  expect([articles($cart.get()), articles($wishlist.get())]).toEqual([['DR-1'], ['DR-2']])
})

test('the same customer finds the cart and the wishes again after the session has ended', async () => {
  await comes('olena')
  addToCart({ article: 'DR-1', size: 'S' })
  toggleWish('DR-2')
  await sessionEndsUnseen()
  await comes('olena')

  expect([articles($cart.get()), articles($wishlist.get())]).toEqual([['DR-1'], ['DR-2']])
})

test('another customer gets nothing of the first one’s, and the service is not asked to save it', async () => {
  await comes('olena')
  addToCart({ article: 'DR-1', size: 'S' })
  toggleWish('DR-2')
  await act(() => jest.advanceTimersByTimeAsync(2000))
  await sessionEndsUnseen()
  service.mockClear()
  await comes('iryna')

  expect([$cart.get(), $wishlist.get()]).toEqual([[], []])
  const asked = service.mock.calls.map(([endpoint]) => endpoint)
  expect(asked).toEqual(expect.arrayContaining([cartEndpoint, wishlistEndpoint]))
  expect(asked).not.toContain(updateCartEndpoint)
  expect(asked).not.toContain(updateWishlistEndpoint)
})

test('a tab whose customer was changed in another tab follows, and touches nothing of the new one’s', async () => {
  await comes('olena')
  addToCart({ article: 'DR-1', size: 'S' })
  await act(() => jest.advanceTimersByTimeAsync(2000))
  service.mockClear()
  isThere = { status: true, customer: { id: 'iryna', email_verified: true } }
  await act(async () => inAnotherTab({ cart: [], 'cart-of': 'iryna' }))
  await act(() => jest.advanceTimersByTimeAsync(2000))

  expect($customer.get()?.id).toBe('iryna')
  expect(service.mock.calls.map(([endpoint]) => endpoint)).not.toContain(updateCartEndpoint)
})

function inAnotherTab(kept: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(kept)) {
    const newValue = typeof value === 'string' ? value : JSON.stringify(value)
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
  }
}
