import { $cart } from '@shop/shell/cart/cart'
import { showSignedIn, showSignedOut } from '@shop/shell/session'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeServices } from '../../../../test/fake-services.ts'
import { aProduct, aSize } from '../../../../test/goods.ts'
import { show } from '../../../../test/show.tsx'
import { BundleForm } from './BundleForm.tsx'

const text = { uk: 'Образ', en: 'Look' }
const bundle = {
  article: 'BN-9001-CAM',
  model: 'first-frost',
  title: text,
  description: text,
  bundle_discount_percent: 10,
  is_new: true,
  images: [],
}
const title = (en: string) => ({ uk: en, en })
const camel = { name: 'camel', title: title('Camel'), hex: '#b08a5b' }
const coat = aProduct({ article: 'CO-1', model: 'coat', color: camel, title: title('Coat'), sizes: [aSize('38 (M)')] })
const dress = aProduct({ article: 'DR-1', title: title('Dress'), sizes: [aSize('36 (S)')] })
const tallDress = { ...dress, article: 'DR-1-L', height: '170-177', sizes: [aSize('36 (S)', 2)] }

const showBundle = (products = [coat, dress], otherHeights = [tallDress]) =>
  show(<BundleForm bundle={bundle} products={products} otherHeights={otherHeights} />)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const pick = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

beforeEach(() => {
  fakeServices({})
  showSignedOut()
})

test('a bundle shows what it saves, names the missing sizes and leads to them one by one', async () => {
  await showBundle()
  expect(screen.getByText('You save €22.20 together')).toBeVisible()

  await press('Add the look to cart')

  const missed = screen.getByRole('alert')
  expect(
    within(missed)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Coat', 'Dress'])
  expect(screen.getByRole('radio', { name: '38 (M)' })).toHaveFocus()

  await pick('38 (M)')
  await press('Add the look to cart')

  expect(screen.getByRole('radio', { name: '36 (S)' })).toHaveFocus()
  expect($cart.get()).toEqual([])
})

test('the items of a bundle go into the cart together, each in its own size and height', async () => {
  await showBundle()

  await pick('38 (M)')
  await pick('170–177 cm')
  await pick('36 (S)')
  await press('Add the look to cart')

  expect($cart.get()).toMatchObject([
    { article: 'CO-1', size: '38 (M)', bundle: 'BN-9001-CAM' },
    { article: 'DR-1-L', size: '36 (S)', bundle: 'BN-9001-CAM' },
  ])
  expect(screen.getByRole('button', { name: 'View in cart' })).toBeVisible()
})

test('what is chosen stands in the address, so a reload or a link shows the bundle as it was put together', async () => {
  const { unmount } = await showBundle()
  await pick('38 (M)')
  await pick('170–177 cm')
  await pick('36 (S)')
  await waitFor(() => expect(decodeURIComponent(location.search)).toContain('DR-1-L:36'))
  const address = location.pathname + location.search
  unmount()

  await show(<BundleForm bundle={bundle} products={[coat, dress]} otherHeights={[tallDress]} />, { at: address })

  for (const name of ['38 (M)', '170–177 cm', '36 (S)']) expect(screen.getByRole('radio', { name })).toBeChecked()
})

test('a bundle says when it will be sent, and promises nothing once it has sold out', async () => {
  const { unmount } = await showBundle()
  expect(screen.getByText('Sent within 1–3 business days')).toBeVisible()
  unmount()

  await showBundle([{ ...coat, sizes: [aSize('38 (M)', 0)] }], [])

  expect(screen.queryByText('Sent within 1–3 business days')).toBeNull()
})

test('an item that is left out takes the discount of the bundle with it, and the page says so', async () => {
  await showBundle()

  await press('Leave out: Coat')

  expect(screen.getByText('The look is not complete, so its 10% discount does not apply.')).toBeVisible()
  expect(screen.queryByText(/You save/)).toBeNull()
  await pick('36 (S)')
  await press('Add 1 piece to cart')
  expect($cart.get()).toMatchObject([{ article: 'DR-1', size: '36 (S)', bundle: null }])
})

test('the last item of a bundle cannot be left out, the others can come back', async () => {
  await showBundle()
  await press('Leave out: Coat')
  expect(screen.queryByRole('button', { name: 'Leave out: Dress' })).toBeNull()

  await press('Put back: Coat')

  expect(screen.getByText('You save €22.20 together')).toBeVisible()
})

test('an item of a bundle that has sold out is explained, and the rest can be bought', async () => {
  await showBundle([{ ...coat, sizes: [aSize('38 (M)', 0)] }, dress])

  expect(screen.getByText(/^Sold out: Coat\./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add 1 piece to cart' })).toBeEnabled()
})

test('a bundle that has sold out cannot be added to the cart', async () => {
  await showBundle([{ ...coat, sizes: [aSize('38 (M)', 0)] }], [])

  expect(screen.getByRole('button', { name: 'Sold out' })).toHaveAttribute('aria-disabled', 'true')
})

test('a customer whose own discount is greater sees what it saves on the bundle', async () => {
  showSignedIn()
  const body = { status: true, total_discount_percent: 15 }
  fakeServices({ '/api/discounts/get-user-total-discount-percent': { body } })
  await showBundle()

  expect(await screen.findByText('With your 15% you save €33.30')).toBeVisible()
})
