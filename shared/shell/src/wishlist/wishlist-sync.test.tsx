import { call } from '@shop/api-client/call'
import { updateWishlistEndpoint, type Wish, wishlistEndpoint } from '@shop/contracts/cart/wishlist'
import { ShopError } from '@shop/contracts/errors'
import { act } from '@testing-library/react'
import { showSignedIn, showSignedOut } from '../session.ts'
import { syncWishlist } from './synced-wishlist.ts'
import { $wishlist, toggleWish } from './wishlist.ts'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const TWO_MINUTES = 120_000
const articles = () => $wishlist.get().map(({ article }) => article)
const sent = () => service.mock.calls.at(-1)?.[1].body

function answers(...wishlist: Wish[]) {
  service.mockResolvedValue({ wishlist } as never)
}

function aWish(article: string): Wish {
  return { article, timestamp: Date.now() }
}

async function signIn() {
  showSignedIn()
  await syncWishlist()
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  showSignedOut()
  $wishlist.set([])
  service.mockReset()
})
afterEach(async () => {
  showSignedOut()
  await pass(1000)
  jest.useRealTimers()
})

test('a guest’s wishes stay in the browser', async () => {
  toggleWish('DR-1')
  await syncWishlist()
  await pass(5000)

  expect(service).not.toHaveBeenCalled()
  expect(articles()).toEqual(['DR-1'])
})

test('a customer who signs in with an empty list finds what was saved elsewhere', async () => {
  answers(aWish('DR-1'))
  await signIn()

  expect(service).toHaveBeenCalledWith(wishlistEndpoint, {})
  expect(articles()).toEqual(['DR-1'])
})

test('what a guest saved joins the list of the account at sign-in', async () => {
  toggleWish('CO-1', { uah: 12490, eur: 277 })
  answers(aWish('CO-1'), aWish('DR-1'))
  await signIn()

  expect(sent()).toMatchObject({ data: { mode: 'merge', items: [{ article: 'CO-1' }] } })
  expect($wishlist.get()).toMatchObject([{ article: 'CO-1', price: { uah: 12490 } }, { article: 'DR-1' }])
})

test('hearts pressed in quick succession are sent in one call, and nothing twice', async () => {
  answers(aWish('DR-1'))
  await signIn()
  toggleWish('CO-1')
  await pass(300)
  toggleWish('DR-1')
  await pass(799)
  expect(service).toHaveBeenCalledTimes(1)

  answers(aWish('CO-1'))
  await pass(1)
  const items = [{ article: 'CO-1' }, { article: 'DR-1', removed: true }]
  expect(service).toHaveBeenLastCalledWith(updateWishlistEndpoint, expect.anything())
  expect(sent()).toMatchObject({ data: { items } })
  await pass(5000)
  expect(service).toHaveBeenCalledTimes(2)
})

test('a heart pressed while the service answers is kept and sent next', async () => {
  answers()
  await signIn()
  toggleWish('DR-1')
  service.mockImplementation((async () => {
    toggleWish('CO-1')
    service.mockResolvedValue({ wishlist: [aWish('CO-1'), aWish('DR-1')] } as never)
    return { wishlist: [aWish('DR-1')] }
  }) as never)
  await pass(800)
  expect(articles()).toEqual(['CO-1', 'DR-1'])

  await pass(800)
  expect(sent()).toMatchObject({ data: { items: [{ article: 'CO-1' }] } })
})

test('after a failure wishes stay in the browser, and are sent when the customer comes back to it', async () => {
  answers()
  await signIn()
  service.mockRejectedValue(new ShopError('busy'))
  toggleWish('DR-1')
  await pass(800)
  toggleWish('CO-1')
  await pass(5000)
  expect(service).toHaveBeenCalledTimes(2)
  expect(articles()).toEqual(['CO-1', 'DR-1'])

  answers(aWish('CO-1'), aWish('DR-1'))
  window.dispatchEvent(new Event('focus'))
  expect(service).toHaveBeenCalledTimes(2)
  await pass(TWO_MINUTES)
  window.dispatchEvent(new Event('focus'))
  expect(sent()).toMatchObject({ data: { items: [{ article: 'CO-1' }, { article: 'DR-1' }] } })
})

test('after a failure the wishlist page tries again at once', async () => {
  service.mockRejectedValue(new ShopError('busy'))
  toggleWish('DR-1')
  await signIn()
  answers(aWish('DR-1'))
  await syncWishlist()

  expect(service).toHaveBeenCalledTimes(2)
})

test('signing out leaves nothing on a shared device and takes nothing off the list of the account', async () => {
  answers(aWish('DR-1'))
  await signIn()
  showSignedOut()
  await pass(5000)

  expect(articles()).toEqual([])
  expect(localStorage.getItem('wishlist-confirmed')).toBe('[]')
  expect(service).toHaveBeenCalledTimes(1)
})

test('an answer that comes after sign-out is dropped', async () => {
  service.mockImplementation((async () => {
    showSignedOut()
    return { wishlist: [aWish('DR-1')] }
  }) as never)
  await signIn()

  expect(articles()).toEqual([])
})
