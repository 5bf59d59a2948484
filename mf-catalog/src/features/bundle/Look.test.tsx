import { $cart } from '@shop/shell/cart'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aProduct, aSize } from '../../../test/goods.ts'
import { show } from '../../../test/show.tsx'
import { Look } from './Look.tsx'

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
const coat = aProduct({ article: 'CO-2014-CAM-R', title: { uk: 'Пальто', en: 'Coat' }, sizes: [aSize('38 (M)')] })
const dress = aProduct({ article: 'DR-1042-BUR-R', title: { uk: 'Сукня', en: 'Dress' }, sizes: [aSize('36 (S)')] })

test('a look shows what it saves and asks for every size', async () => {
  await show(<Look bundle={bundle} products={[coat, dress]} />)

  expect(screen.getByText('You save €22.20 together')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Add the look to cart' }))

  expect(screen.getAllByText('Choose a size')).toHaveLength(2)
  expect($cart.get()).toEqual([])
})

test('its pieces go into the cart together', async () => {
  await show(<Look bundle={bundle} products={[coat, dress]} />)

  await userEvent.click(screen.getByRole('radio', { name: '38 (M)' }))
  await userEvent.click(screen.getByRole('radio', { name: '36 (S)' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add the look to cart' }))

  expect($cart.get()).toMatchObject([
    { article: 'CO-2014-CAM-R', size: '38 (M)', bundle: 'BN-9001-CAM' },
    { article: 'DR-1042-BUR-R', size: '36 (S)', bundle: 'BN-9001-CAM' },
  ])
})
