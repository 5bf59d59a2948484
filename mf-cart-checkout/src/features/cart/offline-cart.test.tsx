import { $cart, setCartLines } from '@shop/shell/cart/cart'
import { fakeServices } from '@shop/testing/fake-services'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aCard, aCartLine, aQuote, quoted } from '../../../test/goods.ts'
import { show } from '../../../test/show.tsx'
import { CartContents } from './CartContents.tsx'

function connection(state: 'online' | 'offline') {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  act(() => void window.dispatchEvent(new Event(state)))
}

beforeEach(() => setCartLines([aCartLine()]))
afterEach(() => connection('online'))

test('without a connection the cart is changed as ever, and no sum of before is shown for it', async () => {
  const askedOf = fakeServices({
    '/api/products/get-by/article-list': { body: { status: true, list: [aCard()] } },
    '/api/cart/quote': [quoted(aQuote([{}])), quoted(aQuote([{ count: 2 }]))],
  })
  await show(<CartContents />, { at: '/cart' })
  await screen.findAllByText('€98.00')

  connection('offline')
  await userEvent.click(screen.getByRole('button', { name: 'One more: Sheath dress' }))

  await waitFor(() => expect($cart.get()).toMatchObject([{ count: 2 }]))
  expect(await screen.findByText(/You are offline/)).toBeVisible()
  expect(screen.queryAllByText('€98.00')).toEqual([])
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()

  connection('online')
  expect(await screen.findAllByText('€196.00')).not.toHaveLength(0)
  expect(screen.queryByText(/You are offline/)).toBeNull()
  expect(askedOf('/api/cart/quote')).toHaveLength(2)
})

test('without a connection a bundle that is broken up shows no price of its discount', async () => {
  const look = [aCartLine({ bundle: 'LOOK-1' }), aCartLine({ article: 'SK-7005', bundle: 'LOOK-1' })]
  setCartLines(look)
  fakeServices({
    '/api/products/get-by/article-list': { body: { status: true, list: [aCard(), aCard('SK-7005')] } },
    '/api/cart/quote': quoted(aQuote([{ list: 110 }, { article: 'SK-7005', unit: 60, list: 70 }])),
  })
  await show(<CartContents />, { at: '/cart' })
  await screen.findByText('€60.00')

  connection('offline')
  const [remove] = screen.getAllByRole('button', { name: /^Remove: / })
  if (remove) await userEvent.click(remove)

  expect(await screen.findByText(/You are offline/)).toBeVisible()
  expect(screen.queryByText('€60.00')).toBeNull()
})

test('a cart whose prices could not be loaded yet can be changed', async () => {
  fakeServices({})
  setCartLines([])
  await show(<CartContents />, { at: '/cart' })
  connection('offline')
  act(() => setCartLines([aCartLine()]))

  expect(screen.getByText('DR-1029-CHE-R')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'One more: DR-1029-CHE-R' }))

  await waitFor(() => expect($cart.get()).toMatchObject([{ count: 2 }]))
})

test('offline a line keeps the name and the picture that this browser was shown, and no sum', async () => {
  const { article, title, color, height } = aCard()
  const kept = { article, title, picture: 'sheath-front', color: color.title, height }
  localStorage.setItem('kept-goods', JSON.stringify([kept]))
  fakeServices({})
  setCartLines([])
  await show(<CartContents />, { at: '/cart' })
  connection('offline')
  act(() => setCartLines([aCartLine()]))

  const link = screen.getByRole('link', { name: 'Sheath dress' })
  const line = link.closest('li')
  expect(line).toHaveTextContent('Cherry')
  expect(line?.querySelector('img')?.src).toContain('/images/sheath-front/')
  expect(line).not.toHaveTextContent('€')
  localStorage.removeItem('kept-goods')
})
