import { $cart } from '@shop/shell/cart'
import { $popup } from '@shop/shell/popup'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeServices, refused } from '../../test/fake-services.ts'
import { aProduct, aSize } from '../../test/goods.ts'
import { show } from '../../test/show.tsx'
import { ProductPage } from './ProductPage.tsx'

const CALL = '/api/products/get-by/model-by-article'

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
  expect(screen.getByRole('button', { name: 'In your cart: open it' })).toBeVisible()
})

test('says why a size cannot be chosen and when it is the last one', async () => {
  await showProduct(aProduct({ sizes: [aSize('36 (S)', 0), aSize('38 (M)', 1)] }))

  await userEvent.click(await screen.findByRole('radio', { name: '36 (S)' }))
  expect(screen.getByText('Size 36 (S) is sold out')).toBeVisible()

  await userEvent.click(screen.getByRole('radio', { name: '38 (M)' }))
  expect(screen.getByText('Last one in this size')).toBeVisible()
})

test('a sold out article cannot be added', async () => {
  await showProduct(aProduct({ sizes: [aSize('36 (S)', 0)], badges: ['sold_out'] }))

  expect(await screen.findByRole('button', { name: 'Sold out' })).toHaveAttribute('aria-disabled', 'true')
})

test('says from when the price will be lower and when the piece is expected', async () => {
  const badges = ['sale_soon' as const, 'preorder' as const]
  await showProduct(aProduct({ badges, start_sale_date: '2026-11-27', preorder: { month: 12, day: 15 } }))

  expect(await screen.findByText('On sale from 27 November')).toBeVisible()
  expect(screen.getByText('Pre-order, expected from 15 December')).toBeVisible()
})

test('the other height of the same colour is one link away', async () => {
  const { color } = aProduct()
  await showProduct(aProduct(), [{ article: 'DR-1042-BUR-L', color, height: '170-177', in_stock: true }])

  expect(await screen.findByRole('link', { name: '170–177 cm' })).toHaveAttribute('href', '/product/DR-1042-BUR-L')
})

test('an unknown article leads to the store', async () => {
  const list = { body: { status: true, list: [], count: 0, facets: {} } }
  fakeServices({ [CALL]: refused(404, 'not_found'), '/api/products/get-by/filters': list })
  await show(<ProductPage />, { at: '/product/NOPE-1', path: '/product/:article' })

  expect(await screen.findByRole('heading', { level: 1, name: 'This piece is not in the shop' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/store')
})
