import { bundleCardSchema } from '@shop/contracts/catalog/bundles'
import { addToCart, clearCart, setCartLines } from '@shop/shell/cart/cart'
import { fakeServices } from '@shop/testing/fake-services'
import { blankOf } from '@shop/testing/sample'
import { screen } from '@testing-library/react'
import { aCard, aCartLine, aQuote, quoted } from '../../test/goods.ts'
import { show } from '../../test/show.tsx'
import { CartPopup } from '../features/cart/CartPopup.tsx'
import { prepareCart } from './prepare-cart.ts'

const QUOTE = '/api/cart/quote'
const CARDS = '/api/products/get-by/article-list'
const LOOKS = '/api/bundles/all'
const adding = { article: 'DR-1029-CHE-R', size: '36 (S)', bundle: null }

beforeEach(clearCart)

test('a cart prepared for a line shows its contents, and what to wear with it, as soon as it is opened with it', async () => {
  const look = { ...blankOf(bundleCardSchema), article: 'BN-9001-CAM', in_stock: true }
  const askedOf = fakeServices({
    [QUOTE]: quoted(aQuote([{}])),
    [CARDS]: { body: { status: true, list: [aCard()] } },
    [LOOKS]: { body: { status: true, bundles: [look] } },
  })
  await show(null)
  await prepareCart({ name: 'cart', adding })
  addToCart(adding)
  await show(<CartPopup close={jest.fn()} headingId="cart" />)

  expect(screen.getByRole('link', { name: 'Sheath dress' })).toBeVisible()
  expect(screen.getAllByText('€98.00')).not.toHaveLength(0)
  expect(await screen.findByRole('region', { name: 'Wear it with' })).toBeVisible()
  expect([CARDS, LOOKS].map(path => askedOf(path).length)).toEqual([1, 1])
})

test('the line that will be added is priced together with what lies in the cart already', async () => {
  setCartLines([aCartLine({ article: 'SK-7005', count: 2 })])
  const askedOf = fakeServices({ [QUOTE]: quoted(aQuote([{}, {}])), [CARDS]: { body: { status: true, list: [] } } })
  await prepareCart({ name: 'cart', adding })

  expect(askedOf(QUOTE)).toMatchObject([
    {
      body: {
        lines: [
          { article: 'SK-7005', count: 2 },
          { article: 'DR-1029-CHE-R', count: 1 },
        ],
      },
    },
  ])
})

test('nothing is asked for an empty cart, and a service that fails is left to the cart to report', async () => {
  const askedOf = fakeServices({})
  await prepareCart({ name: 'cart' })
  expect(askedOf(QUOTE)).toEqual([])

  await expect(prepareCart({ name: 'cart', adding })).resolves.toBeUndefined()
})
