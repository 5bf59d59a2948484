import { DAY_MS } from '@shop/calendar/durations'
import { $cart } from '@shop/shell/cart/cart'
import { $notices } from '@shop/shell/notices'
import { $popup } from '@shop/shell/popup'
import { showSignedOut } from '@shop/shell/session'
import { $wishlist, type WishlistItem } from '@shop/shell/wishlist'
import { refusal } from '@shop/testing/fake-services'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aList, fakeServices } from '../../../test/fake-services.ts'
import { aCard, aSize } from '../../../test/goods.ts'
import { show } from '../../../test/show.tsx'
import { WishlistPage } from './WishlistPage.tsx'

const CARDS = '/api/products/get-by/article-list'
const dress = aCard()
const coat = aCard({ article: 'CO-1', title: { uk: 'Пальто', en: 'Camel coat' }, category: 'coats' })

const cardsOf = (...list: object[]) => ({ body: { status: true, list } })

async function open(cards: object[], wishes: readonly Partial<WishlistItem>[], at = '/wishlist') {
  const asked = fakeServices({ [CARDS]: cardsOf(...cards), '/api/products/get-by/filters': aList([]) })
  showSignedOut()
  await show(<WishlistPage />, { at })
  const timestamp = Date.now()
  act(() => $wishlist.set(wishes.map(wish => ({ article: dress.article, timestamp, ...wish }))))
  return asked
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a wish taken off goes at once, the focus stays near, and undo brings it back to its place', async () => {
  await open([dress, coat], [{}, { article: 'CO-1' }])
  await screen.findByText('Camel coat')

  await press('Remove from wishlist: Burgundy wrap dress')
  expect(titles()).toEqual(['Camel coat'])
  expect(screen.getByRole('button', { name: 'Remove from wishlist: Camel coat' })).toHaveFocus()
  const [notice] = $notices.get()
  expect(notice).toMatchObject({ text: 'Removed from your wishlist', detail: 'Burgundy wrap dress' })

  act(() => notice?.action?.act())
  expect(titles()).toEqual(['Burgundy wrap dress', 'Camel coat'])
})

test('a size picked in place goes to the cart, and the wish stays: the cart forgets sooner', async () => {
  await open([aCard({ sizes: [aSize('36 (S)', 0), aSize('38 (M)')] })], [{}])
  await userEvent.click(await screen.findByRole('button', { name: 'Select a size: Burgundy wrap dress' }))

  expect(screen.getByRole('button', { name: '36 (S) Size 36 (S) is sold out' })).toBeDisabled()
  expect(screen.getByRole('button', { name: '38 (M) add size 38 (M) to cart' })).toHaveFocus()
  await press('38 (M) add size 38 (M) to cart')

  expect($cart.get()).toMatchObject([{ article: dress.article, size: '38 (M)', count: 1 }])
  expect(titles()).toEqual(['Burgundy wrap dress'])
  const inCart = screen.getByRole('button', { name: /^View in cart/ })
  expect(inCart).toHaveFocus()
  expect($notices.get()).toMatchObject([{ text: 'Added to your cart', detail: 'Burgundy wrap dress, size 38 (M)' }])
  await userEvent.click(inCart)
  expect($popup.get()?.name).toBe('cart')
})

test('Escape closes the choice of sizes and puts nothing into the cart', async () => {
  await open([dress], [{}])
  await userEvent.click(await screen.findByRole('button', { name: 'Select a size: Burgundy wrap dress' }))
  await userEvent.keyboard('{Escape}')

  expect(screen.getByRole('button', { name: 'Select a size: Burgundy wrap dress' })).toHaveFocus()
  expect($cart.get()).toEqual([])
})

test('a wish that comes in one size needs no choice of a size', async () => {
  await open([aCard({ sizes: [aSize('one size')] })], [{}])
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart: Burgundy wrap dress' }))

  expect($cart.get()).toMatchObject([{ size: 'one size' }])
})

test('a wish that is sold out leads to similar products', async () => {
  await open([{ ...coat, sizes: [aSize('36 (S)', 0)], badges: ['sold_out'] }], [{ article: 'CO-1' }])

  expect(await screen.findByRole('link', { name: 'Similar pieces: Camel coat' })).toHaveAttribute(
    'href',
    '/store?categories=coats',
  )
})

test('a wish that is sold in advance goes to the cart only after its warning', async () => {
  await open([aCard({ sizes: [aSize('36 (S)', 0), { ...aSize('38 (M)', 0), preorder: true }] })], [{}])

  await press('Pre-order: Burgundy wrap dress')
  expect(screen.getByRole('button', { name: '36 (S) Size 36 (S) is sold out' })).toBeDisabled()
  await press('38 (M) pre-order size 38 (M)')

  expect($popup.get()).toEqual({ name: 'preorder-warning', input: { article: dress.article, size: '38 (M)' } })
  expect($cart.get()).toEqual([])
})

test('the wishlist says what became cheaper and what is about to be dropped', async () => {
  const timestamp = Date.now() - 28 * DAY_MS
  await open([dress], [{ timestamp, price: { uah: 5990, eur: 133 } }])

  expect(await screen.findByText('Price down by €22.00')).toBeVisible()
  expect(screen.getByText('2 more days on the list')).toBeVisible()
})

test('the wishlist names what is no longer sold, and it can be cleared', async () => {
  await open([dress], [{}, { article: 'OLD-1' }])
  expect(await screen.findByText('1 piece on your list is no longer sold')).toBeVisible()

  await press('Remove from the list')

  expect($wishlist.get().map(({ article }) => article)).toEqual([dress.article])
  expect(screen.queryByText(/no longer sold/)).not.toBeInTheDocument()
})

test('a list that could not be loaded can be asked for again', async () => {
  await open([], [])
  fakeServices({ [CARDS]: refusal(400, 'validation') })
  act(() => $wishlist.set([{ article: dress.article, timestamp: Date.now() }]))
  await screen.findByText('The wishlist could not be loaded')

  fakeServices({ [CARDS]: cardsOf(dress) })
  await press('Try again')
  expect(await screen.findByText('Burgundy wrap dress')).toBeVisible()
})

test('offline the list keeps names and pictures without prices, and comes back whole with the connection', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get')
  const connection = (isOnline: boolean) => {
    online.mockReturnValue(isOnline)
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
  }
  const { article, title, height } = dress
  localStorage.setItem('kept-goods', JSON.stringify([{ article, title, picture: 'wrap', color: null, height }]))
  await open([dress, coat], [])
  connection(false)
  act(() => $wishlist.set([dress.article, 'CO-1'].map(article => ({ article, timestamp: Date.now() }))))

  expect(await screen.findByText(/Prices and sizes will show as soon as/)).toBeVisible()
  expect(titles()).toEqual(['Burgundy wrap dress', 'CO-1'])
  expect(screen.queryByText(/€/)).toBeNull()
  await press('Remove from wishlist: CO-1')
  expect(titles()).toEqual(['Burgundy wrap dress'])

  connection(true)
  expect(await screen.findByText('€111.00')).toBeVisible()
  expect(screen.queryByText(/You are offline/)).toBeNull()
})

test('an empty list says how to begin, and offers a guest to sign in', async () => {
  await open([], [])

  expect(screen.getByRole('heading', { level: 1, name: 'Nothing here yet' })).toBeVisible()
  await press('Sign in to see what you saved')
  expect($popup.get()).toMatchObject({ name: 'login', input: { returnTo: '/wishlist' } })
})

test('a list shared by a link is shown without touching the customer’s own, until all of it is saved', async () => {
  const asked = await open([dress, coat], [{ article: 'CO-1' }], '/wishlist?articles=DR-1042-BUR-R,CO-1')
  expect(await screen.findByRole('heading', { level: 1, name: 'A wishlist' })).toBeVisible()
  expect(asked.at(-1)).toContain('["DR-1042-BUR-R","CO-1"]')
  expect($wishlist.get()).toHaveLength(1)

  await press('Save all to my wishlist')

  expect($wishlist.get().map(({ article }) => article)).toEqual([dress.article, 'CO-1'])
  expect($notices.get()).toMatchObject([{ text: 'Added to your wishlist: 1 piece' }])
  const toOwn = screen.getByRole('link', { name: 'All saved: view my wishlist' })
  await userEvent.click(toOwn)
  expect(within(screen.getByRole('heading', { level: 1 })).getByText('My wishlist')).toBeVisible()
})

test('a link without articles says so', async () => {
  await open([], [{}], '/wishlist?articles=')

  expect(screen.getByRole('heading', { level: 1, name: 'This list is not here any more' })).toBeVisible()
})
