import { $cart } from '@shop/shell/cart/cart'
import { $likelyPopup, $popup } from '@shop/shell/popup'
import { refusal } from '@shop/testing/fake-services'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeServices } from '../../../test/fake-services.ts'
import { aProduct, aSize } from '../../../test/goods.ts'
import { show } from '../../../test/show.tsx'
import { storeCardOf } from '../../features/card/store-card-of.ts'
import { rememberCard } from '../../seen-cards.ts'
import { ProductPage } from './ProductPage.tsx'

const CALL = '/api/products/get-by/model-by-article'

const otherHeight = {
  article: 'DR-1042-BUR-L',
  color: aProduct().color,
  height: '170-177',
  in_stock: true,
  preorder: false,
}

function showProduct(product = aProduct(), siblings: object[] = []) {
  fakeServices({ [CALL]: { body: { status: true, product, siblings } } })
  return show(<ProductPage />, { at: `/product/${product.article}`, path: '/product/:article' })
}

test('asks for a size before anything is put into the cart', async () => {
  await showProduct()

  await userEvent.click(await screen.findByRole('button', { name: 'Select a size' }))

  expect(screen.getByText('Choose a size')).toBeVisible()
  expect(screen.getByRole('radio', { name: '36 (S)' })).toHaveFocus()
  expect($cart.get()).toEqual([])
})

test('puts the chosen size into the cart and shows it', async () => {
  await showProduct()

  await userEvent.click(await screen.findByRole('radio', { name: '38 (M)' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))

  expect($cart.get()).toMatchObject([{ article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }])
  expect($popup.get()?.name).toBe('cart')
  expect(screen.getByRole('button', { name: 'View in cart' })).toBeVisible()
})

test('the cart is prepared for a size as soon as it is chosen', async () => {
  $likelyPopup.set(null)
  await showProduct()
  expect($likelyPopup.get()).toBeNull()

  await userEvent.click(await screen.findByRole('radio', { name: '38 (M)' }))

  expect($likelyPopup.get()).toEqual({
    name: 'cart',
    adding: { article: 'DR-1042-BUR-R', size: '38 (M)', bundle: null },
  })
})

test('with two heights both are asked for, and the one shown is named', async () => {
  await showProduct(aProduct(), [otherHeight])

  await userEvent.click(await screen.findByRole('button', { name: 'Select size and height' }))

  expect(screen.getByText(/The height is 160–167 cm now/)).toBeVisible()
})

test('says why a size cannot be chosen and when it is the last one', async () => {
  await showProduct(aProduct({ sizes: [aSize('36 (S)', 0), aSize('38 (M)', 1)] }))

  await userEvent.click(await screen.findByRole('radio', { name: '36 (S)' }))
  expect(screen.getByText('Size 36 (S) is sold out')).toBeVisible()

  await userEvent.click(screen.getByRole('radio', { name: '38 (M)' }))
  expect(screen.getByText('Last one in this size')).toBeVisible()
})

test('a sold-out size offers an email when it is back, until another size is chosen', async () => {
  await showProduct(aProduct({ sizes: [aSize('36 (S)', 0), aSize('38 (M)')] }))
  expect(screen.queryByRole('form')).toBeNull()

  await userEvent.click(await screen.findByRole('radio', { name: '36 (S)' }))
  expect(await screen.findByRole('form', { name: 'Waiting for size 36 (S)?' })).toBeVisible()

  await userEvent.click(screen.getByRole('radio', { name: '38 (M)' }))
  expect(screen.queryByRole('form')).toBeNull()
})

test('of an article that is sold out each size offers an email when it is back', async () => {
  await showProduct(aProduct({ sizes: [aSize('36 (S)', 0), aSize('38 (M)', 0)], badges: ['sold_out'] }))

  for (const size of ['38 (M)', '36 (S)']) {
    await userEvent.click(await screen.findByRole('radio', { name: size }))
    expect(await screen.findByRole('form', { name: `Waiting for size ${size}?` })).toBeVisible()
  }
})

test('a sold out article cannot be added', async () => {
  await showProduct(aProduct({ sizes: [aSize('36 (S)', 0)], badges: ['sold_out'] }))

  expect(await screen.findByRole('button', { name: 'Sold out' })).toHaveAttribute('aria-disabled', 'true')
  const similar = screen.getByRole('link', { name: 'See similar pieces' })
  expect(similar).toHaveAttribute('href', '/store?categories=wrap-dresses')
})

test('what has sold out in one height leads to the other that has it', async () => {
  const soldOut = aProduct({ sizes: [aSize('36 (S)', 0)], badges: ['sold_out'] })
  const { unmount } = await showProduct(soldOut, [otherHeight])

  const link = await screen.findByRole('link', { name: /^In stock for 170–177 cm/ })
  expect(link).toHaveAttribute('href', `/product/${otherHeight.article}`)
  unmount()

  await showProduct(soldOut, [{ ...otherHeight, in_stock: false }])
  expect(await screen.findByRole('link', { name: 'See similar pieces' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^In stock for/ })).toBeNull()
})

test('says from when the price will be lower and when the item is expected', async () => {
  const badges = ['sale_soon' as const, 'preorder' as const]
  await showProduct(aProduct({ badges, start_sale_date: '2026-11-27', preorder: { month: 12, day: 15 } }))

  expect(await screen.findByText('On sale from 27 November')).toBeVisible()
  expect(screen.getByText('Pre-order, expected from 15 December')).toBeVisible()
})

test('the delivery that is promised is that of the chosen size', async () => {
  const inAdvance = { ...aSize('40 (L)', 0), preorder: true }
  await showProduct(aProduct({ sizes: [aSize('38 (M)'), inAdvance], preorder: { month: 12, day: 23 } }))

  await userEvent.click(await screen.findByRole('radio', { name: '38 (M)' }))
  expect(screen.getByText('Sent within 1–3 business days')).toBeVisible()
  expect(screen.queryByText('Ships from 23 December')).toBeNull()

  await userEvent.click(screen.getByRole('radio', { name: '40 (L)' }))
  expect(await screen.findByText('Ships from 23 December')).toBeVisible()
  expect(screen.queryByText('Sent within 1–3 business days')).toBeNull()
})

test('nothing is promised of a product that has sold out', async () => {
  await showProduct(aProduct({ sizes: [aSize('36 (S)', 0)], badges: ['sold_out'] }))

  expect(await screen.findByText('14 days to exchange or return')).toBeVisible()
  expect(screen.queryByText('Sent within 1–3 business days')).toBeNull()
})

test('the other height of the same colour is one link away', async () => {
  await showProduct(aProduct(), [otherHeight])

  expect(await screen.findByRole('link', { name: '170–177 cm' })).toHaveAttribute('href', '/product/DR-1042-BUR-L')
})

test('an unknown article leads to the store', async () => {
  const list = { body: { status: true, list: [], count: 0, facets: {} } }
  fakeServices({ [CALL]: refusal(404, 'not_found'), '/api/products/get-by/filters': list })
  await show(<ProductPage />, { at: '/product/NOPE-1', path: '/product/:article' })

  expect(await screen.findByRole('heading', { level: 1, name: 'This piece is not in the shop' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/store')
})

test('the chosen size stays when another colour is opened, and a colour without it says so', async () => {
  const black = aProduct({ article: 'DR-1042-BLK-R', sizes: [aSize('36 (S)'), aSize('38 (M)', 0)] })
  const ofModel = [black, aProduct()].map(({ article }) => ({
    article,
    hex: '#000000',
    title: { uk: article, en: article },
  }))
  const products = [black, aProduct()].map(product => ({ ...product, colors: ofModel }))
  fakeServices({
    [CALL]: ({ query }) => ({
      body: { status: true, product: products.find(({ article }) => article === query.get('article')), siblings: [] },
    }),
  })
  await show(<ProductPage />, { at: '/product/DR-1042-BUR-R', path: '/product/:article' })
  await userEvent.click(await screen.findByRole('radio', { name: '36 (S)' }))

  await userEvent.click(screen.getByRole('link', { name: 'DR-1042-BLK-R' }))
  await screen.findByRole('radio', { name: '38 (M)', checked: false })
  expect(screen.getByRole('radio', { name: '36 (S)' })).toBeChecked()

  await userEvent.click(screen.getByRole('link', { name: 'DR-1042-BUR-R' }))
  await userEvent.click(await screen.findByRole('radio', { name: '38 (M)' }))
  await userEvent.click(screen.getByRole('link', { name: 'DR-1042-BLK-R' }))

  expect(await screen.findByText('Size 38 (M) is not available here, choose another one')).toBeVisible()
})

test('an item sold in advance is not put into the cart before its warning', async () => {
  await showProduct(aProduct({ sizes: [{ ...aSize('36 (S)', 0), preorder: true }], preorder: { month: 12, day: 15 } }))

  await userEvent.click(await screen.findByRole('radio', { name: '36 (S)' }))
  expect(screen.getByText('Pre-order: ships from 15 December')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Pre-order' }))

  expect($cart.get()).toEqual([])
  expect($popup.get()).toEqual({ name: 'preorder-warning', input: { article: 'DR-1042-BUR-R', size: '36 (S)' } })
})

test('the size guide opens with the size that is chosen', async () => {
  await showProduct()

  await userEvent.click(await screen.findByRole('radio', { name: '38 (M)' }))
  await userEvent.click(screen.getByRole('button', { name: 'Size guide' }))

  expect($popup.get()).toEqual({ name: 'size-guide', input: { article: 'DR-1042-BUR-R', size: '38 (M)' } })
})

test('what a card has shown of an article is there at once; the rest comes without drawing the heading or the picture again', async () => {
  const front = { name: 'front', shot: 'front', alt: aProduct().title } as const
  const product = aProduct({ previewImages: [front], images: [front] })
  rememberCard(storeCardOf(product))
  await showProduct(product)
  const heading = screen.getByRole('heading', { level: 1, name: product.title.en })
  const picture = screen.getByRole('img', { name: product.title.en })
  expect(screen.queryByRole('radio')).toBeNull()

  expect(await screen.findByRole('radio', { name: '38 (M)' })).toBeInTheDocument()
  expect(heading).toBeInTheDocument()
  expect(picture).toBeInTheDocument()
})
