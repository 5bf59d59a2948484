import { $cart } from '@shop/shell/cart/cart'
import { $popup, closePopup } from '@shop/shell/popup'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeServices } from '../../../../test/fake-services.ts'
import { aProduct, aSize } from '../../../../test/goods.ts'
import { show } from '../../../../test/show.tsx'
import { PreorderWarning } from './PreorderWarning.tsx'

const product = aProduct({ sizes: [{ ...aSize('36 (S)', 0), preorder: true }], preorder: { month: 1, day: 15 } })

async function warn() {
  fakeServices({ '/api/products/get-by/model-by-article': { body: { status: true, product, siblings: [] } } })
  const close = jest.fn(closePopup)
  await show(<PreorderWarning article={product.article} size="36 (S)" close={close} headingId="heading" />)
  await screen.findByText('Burgundy wrap dress, size 36 (S)')
  return close
}

test('says when the pre-ordered item ships and that it is paid now', async () => {
  await warn()

  expect(screen.getByRole('heading', { name: 'This is a pre-order' })).toHaveAttribute('id', 'heading')
  expect(screen.getByText(/We ship it from 15 January/)).toBeVisible()
  expect(screen.getByText(/You pay in full now/)).toBeVisible()
})

test('puts the pre-ordered item into the cart only when the customer agrees', async () => {
  await warn()

  await userEvent.click(screen.getByRole('button', { name: 'Agree and add to cart' }))

  expect($cart.get()).toMatchObject([{ article: product.article, size: '36 (S)', count: 1 }])
  expect($popup.get()?.name).toBe('cart')
})

test('leaves the cart as it is when the customer does not agree', async () => {
  const close = await warn()

  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))

  expect(close).toHaveBeenCalledTimes(1)
  expect($cart.get()).toEqual([])
})
