import { call } from '@shop/api-client/call'
import { cartEndpoint, type SavedCart } from '@shop/contracts/cart/saved-cart'
import { ShopError } from '@shop/contracts/errors'
import { act } from '@testing-library/react'
import { $notices } from '../page/notices.ts'
import { showSignedIn, showSignedOut } from '../session.ts'
import { $cart, addToCart, changeCount, clearCart, removeLines } from './cart.ts'
import { syncCart } from './synced-cart.ts'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const size = 'S'
const line = (article: string, count = 1) => ({ article, size, count, bundle: null, timestamp: Date.now() })
const counts = () =>
  $cart
    .get()
    .map(({ article, count }) => `${article}×${count}`)
    .join(' ')
const sent = () => (service.mock.calls.at(-1)?.[1].body as { data: object } | undefined)?.data
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

function answers(cart: SavedCart, changes: object[] = []) {
  service.mockResolvedValueOnce({ cart, changes } as never)
}

async function signIn() {
  showSignedIn()
  await syncCart()
}

beforeEach(async () => {
  jest.useFakeTimers()
  showSignedOut()
  await syncCart()
  clearCart()
  $notices.set([])
  service.mockReset()
  service.mockRejectedValue(new Error('nobody answers'))
})
afterEach(async () => {
  showSignedOut()
  await pass(1000)
  jest.useRealTimers()
})

test('a guest’s cart stays in the browser', async () => {
  addToCart({ article: 'DR-1', size })
  await syncCart()
  await pass(5000)

  expect(service).not.toHaveBeenCalled()
})

test('a customer who signs in with an empty cart finds the one of the other device', async () => {
  answers({ version: 3, lines: [line('DR-1', 2)] })
  await signIn()

  expect(service).toHaveBeenCalledWith(cartEndpoint, {})
  expect(counts()).toBe('DR-1×2')
})

test('what a guest added joins the cart of the account at sign-in, and what is not in stock is announced', async () => {
  addToCart({ article: 'DR-1', size })
  answers({ version: 4, lines: [line('DR-2'), line('DR-1')] }, [
    { article: 'DR-2', size, bundle: null, from: 3, to: 1 },
  ])
  await signIn()

  expect(sent()).toMatchObject({ mode: 'merge', lines: [{ article: 'DR-1' }] })
  expect(counts()).toBe('DR-2×1 DR-1×1')
  expect($notices.get().map(({ text }) => text)).toEqual(['cart.joined', 'cart.changed'])
})

test('what was done without a connection goes to the service when it is back', async () => {
  answers({ version: 1, lines: [line('DR-1')] })
  await signIn()
  changeCount({ article: 'DR-1', size }, 2)
  await pass(1000)
  changeCount({ article: 'DR-1', size }, 3)
  await pass(1000)
  service.mockClear()

  answers({ version: 2, lines: [line('DR-1', 3)] })
  window.dispatchEvent(new Event('online'))
  await pass(0)

  expect(sent()).toMatchObject({ mode: 'replace', version: 1, lines: [{ count: 3 }] })
  expect(service).toHaveBeenCalledTimes(1)
})

test('changes go to the service once the finger rests', async () => {
  answers({ version: 1, lines: [line('DR-1')] })
  await signIn()
  for (const count of [2, 3, 4]) changeCount({ article: 'DR-1', size }, count)
  answers({ version: 2, lines: [line('DR-1', 4)] })
  await pass(700)

  expect(service).toHaveBeenCalledTimes(2)
  expect(sent()).toMatchObject({ mode: 'replace', version: 1, lines: [{ article: 'DR-1', count: 4 }] })
})

test('when another device was faster, what was done here is done to its cart', async () => {
  answers({ version: 1, lines: [line('DR-1'), line('DR-2')] })
  await signIn()
  removeLines([{ article: 'DR-1', size }])
  const cart = { version: 2, lines: [line('DR-1'), line('DR-2'), line('DR-3')] }
  service.mockRejectedValueOnce(new ShopError('cart_conflict', { cart }))
  answers({ version: 3, lines: [line('DR-2'), line('DR-3')] })
  await pass(700)

  expect(sent()).toMatchObject({ mode: 'replace', version: 2, lines: [{ article: 'DR-2' }, { article: 'DR-3' }] })
  expect(counts()).toBe('DR-2×1 DR-3×1')
})

test('an order empties both carts, and the service has nothing to refuse', async () => {
  answers({ version: 1, lines: [line('DR-1')] })
  await signIn()
  clearCart()
  answers({ version: 2, lines: [] })
  await pass(700)

  expect(service).toHaveBeenCalledTimes(2)
  expect(service).toHaveBeenLastCalledWith(cartEndpoint, {})
  expect(counts()).toBe('')
})

test('what another device put in while the last item was removed here stays', async () => {
  answers({ version: 1, lines: [line('DR-1')] })
  await signIn()
  removeLines([{ article: 'DR-1', size }])
  answers({ version: 2, lines: [line('DR-1'), line('DR-2')] })
  answers({ version: 3, lines: [line('DR-2')] })
  await pass(700)

  expect(sent()).toMatchObject({ mode: 'replace', version: 2, lines: [{ article: 'DR-2' }] })
  expect(counts()).toBe('DR-2×1')
})

test('a failed save keeps the cart here; later changes wait until something forces the next try', async () => {
  answers({ version: 1, lines: [] })
  await signIn()
  addToCart({ article: 'DR-1', size })
  await pass(700)
  addToCart({ article: 'DR-2', size })
  await pass(5000)

  expect(service).toHaveBeenCalledTimes(2)
  expect(counts()).toBe('DR-1×1 DR-2×1')
  answers({ version: 2, lines: [line('DR-1'), line('DR-2')] })
  await syncCart()
  expect(sent()).toMatchObject({ mode: 'replace', version: 1, lines: [{ article: 'DR-1' }, { article: 'DR-2' }] })
})

test('a line added while the service is asked is not lost', async () => {
  answers({ version: 1, lines: [] })
  await signIn()
  addToCart({ article: 'DR-1', size })
  service.mockImplementationOnce(async () => {
    addToCart({ article: 'DR-2', size })
    return { cart: { version: 2, lines: [line('DR-1')] }, changes: [] } as never
  })
  await pass(700)

  expect(counts()).toBe('DR-1×1 DR-2×1')
  await pass(700)
  expect(sent()).toMatchObject({ version: 2, lines: [{ article: 'DR-1' }, { article: 'DR-2' }] })
})

test('signing out empties the browser’s cart and leaves the customer’s alone', async () => {
  answers({ version: 1, lines: [line('DR-1')] })
  await signIn()
  showSignedOut()
  await pass(5000)

  expect(counts()).toBe('')
  expect(service).toHaveBeenCalledTimes(1)
})
