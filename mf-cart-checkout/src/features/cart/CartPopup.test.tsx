import { $cart, dropExpiredLines, setCartLines } from '@shop/shell/cart/cart'
import { $notices } from '@shop/shell/notices'
import { type Answers, fakeServices, refusal } from '@shop/testing/fake-services'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aCard, aCartLine, aQuote, quoted } from '../../../test/goods.ts'
import { show } from '../../../test/show.tsx'
import { CartPopup } from './CartPopup.tsx'

const cards = { body: { status: true, list: [aCard(), aCard('SK-7005')] } }

function showCart(answers: Answers) {
  const askedOf = fakeServices({ '/api/products/get-by/article-list': cards, ...answers })
  const close = jest.fn()
  return show(<CartPopup close={close} headingId="cart" />).then(({ unmount }) => ({ askedOf, close, unmount }))
}

test('shows what is in the cart and what it costs', async () => {
  setCartLines([aCartLine({ count: 2 })])
  const explained = [{ rule: 'loyalty', amount: 9.8, text: 'Loyalty programme, 5%' }]
  await showCart({ '/api/cart/quote': quoted(aQuote([{ count: 2 }], { explained, total: 186.2 })) })

  expect(await screen.findByRole('link', { name: 'Sheath dress' })).toHaveAttribute('href', '/product/DR-1029-CHE-R')
  expect(screen.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
  expect(screen.getByText('Cherry · size 36 (S) · height 160–167 cm')).toBeVisible()
  expect(screen.getByText('Loyalty programme, 5%')).toBeVisible()
  expect(screen.getByText('−€9.80')).toBeVisible()
  expect(screen.getByText('€186.20')).toBeVisible()
})

test('asks for the new sums when the count changes, and keeps the old ones until they are here', async () => {
  setCartLines([aCartLine()])
  const first = quoted(aQuote([{}]))
  const { askedOf } = await showCart({ '/api/cart/quote': [first, quoted(aQuote([{ count: 2 }]))] })
  await screen.findAllByText('€98.00')

  await userEvent.click(screen.getByRole('button', { name: 'One more: Sheath dress' }))

  await waitFor(() => expect(screen.getAllByText('€196.00')).not.toHaveLength(0))
  const bodies = askedOf('/api/cart/quote').map(({ body }) => body)
  expect(bodies).toMatchObject([{ lines: [{ count: 1 }] }, { lines: [{ count: 2 }] }])
})

test('takes a line out at once and offers to bring it back', async () => {
  const line = aCartLine()
  setCartLines([line])
  await showCart({ '/api/cart/quote': quoted(aQuote([{}])) })

  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Sheath dress' }))

  expect(screen.getByText('Your cart is empty')).toBeVisible()
  const [notice] = $notices.get()
  expect(notice).toMatchObject({
    text: 'Removed from the cart: Sheath dress',
    action: { label: 'Undo' },
    lastsMs: 6000,
  })
  act(() => notice?.action?.act())
  expect($cart.get()).toEqual([line])
})

test('cuts a line down to what is left and notifies the customer', async () => {
  setCartLines([aCartLine({ count: 3 })])
  await showCart({
    '/api/cart/quote': [quoted(aQuote([{ count: 3, available: 1 }])), quoted(aQuote([{ available: 1 }]))],
  })

  expect(await screen.findByText('Reduced to 1: that is all we have left')).toBeVisible()
  expect($cart.get()).toMatchObject([{ count: 1 }])
  expect($notices.get()).toMatchObject([{ text: 'Sheath dress. Reduced to 1: that is all we have left' }])
})

test('lines that waited longer than two hours are reported once, and can be brought back', async () => {
  setCartLines([aCartLine({ timestamp: Date.now() - 3 * 3_600_000, count: 2 }), aCartLine({ article: 'SK-7005' })])
  dropExpiredLines()
  const services = { '/api/cart/quote': quoted(aQuote([{ article: 'SK-7005' }])) }
  const { unmount } = await showCart(services)

  const [notice] = $notices.get()
  expect(notice?.text).toBe('The cart waits for 2 hours: 1 item is no longer in it')
  unmount()
  await showCart(services)
  expect($notices.get()).toEqual([])

  act(() => notice?.action?.act())
  expect($cart.get()).toMatchObject([{ article: 'DR-1029-CHE-R', count: 2 }, { article: 'SK-7005' }])
  dropExpiredLines()
  expect($cart.get()).toHaveLength(2)
})

test('a cart that stands open for over two hours says what is no longer in it when the customer comes back to the tab', async () => {
  setCartLines([aCartLine(), aCartLine({ article: 'SK-7005' })])
  await showCart({ '/api/cart/quote': quoted(aQuote([{ article: 'SK-7005' }])) })
  act(() => setCartLines([aCartLine({ timestamp: Date.now() - 3 * 3_600_000 }), aCartLine({ article: 'SK-7005' })]))

  act(() => void document.dispatchEvent(new Event('visibilitychange')))

  expect($cart.get()).toMatchObject([{ article: 'SK-7005' }])
  expect($notices.get()[0]?.text).toBe('The cart waits for 2 hours: 1 item is no longer in it')
})

test('takes out what is not sold any more and notifies the customer', async () => {
  setCartLines([aCartLine(), aCartLine({ article: 'SK-7005' })])
  const gone = [{ article: 'SK-7005', size: '36 (S)' }]
  await showCart({ '/api/cart/quote': [quoted(aQuote([{}]), { gone }), quoted(aQuote([{}]))] })

  await waitFor(() => expect($cart.get()).toHaveLength(1))
  expect($notices.get()[0]?.text).toMatch(/sold out/)
})

test('keeps the lines and offers to try again when the sums cannot be had', async () => {
  setCartLines([aCartLine()])
  await showCart({ '/api/cart/quote': [refusal(503, 'busy'), quoted(aQuote([{}]))] })

  expect(await screen.findByText(/could not work out/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findAllByText('€98.00')).not.toHaveLength(0)
  expect(within(screen.getByRole('list', { name: 'Items in the cart' })).getAllByRole('spinbutton')).toHaveLength(1)
})

test('an empty cart says so and lets the shopper go on', async () => {
  setCartLines([])
  const { close } = await showCart({})

  await userEvent.click(screen.getByRole('button', { name: 'Continue shopping' }))

  expect(close).toHaveBeenCalled()
})

test('the items of a bundle stand together; without one the others are bought on their own, and the customer is notified', async () => {
  const [dress, skirt] = [aCartLine({ bundle: 'LOOK-1' }), aCartLine({ article: 'SK-7005', bundle: 'LOOK-1' })]
  setCartLines([dress, skirt])
  const explained = [{ rule: 'bundle', amount: 19.6, text: 'Complete look' }]
  const whole = quoted(aQuote([{}, { article: 'SK-7005' }], { explained }))
  await showCart({ '/api/cart/quote': [whole, quoted(aQuote([{ article: 'SK-7005' }]))] })
  const look = await screen.findByRole('list', { name: 'The look' })
  expect(await screen.findByText(/^€19.60 less together/)).toBeVisible()
  expect(within(look).getAllByRole('spinbutton')).toHaveLength(2)
  const [first] = within(look).getAllByRole('button', { name: /^Remove:/ })

  if (first) await userEvent.click(first)

  expect($cart.get()).toMatchObject([{ article: 'SK-7005', bundle: null }])
  expect(screen.queryByRole('list', { name: 'The look' })).toBeNull()
  const [notice] = $notices.get()
  expect(notice?.detail).toBe('The look is no longer complete, so its discount of €19.60 does not apply.')
  act(() => notice?.action?.act())
  expect($cart.get()).toEqual([dress, skirt])
})

test('a bundle is taken out as a whole, and brought back as a whole', async () => {
  const look = [aCartLine({ bundle: 'LOOK-1' }), aCartLine({ article: 'SK-7005', bundle: 'LOOK-1' })]
  setCartLines(look)
  await showCart({ '/api/cart/quote': quoted(aQuote([{}, { article: 'SK-7005' }])) })

  await userEvent.click(await screen.findByRole('button', { name: 'Remove the whole look' }))

  expect(screen.getByText('Your cart is empty')).toBeVisible()
  const [notice] = $notices.get()
  expect(notice?.text).toBe('The whole look was removed from the cart')
  act(() => notice?.action?.act())
  expect($cart.get()).toEqual(look)
})
