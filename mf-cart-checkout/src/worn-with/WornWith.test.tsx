import { type BundleCard, bundleCardSchema } from '@shop/contracts/catalog/bundles'
import { storeCardSchema } from '@shop/contracts/catalog/product-lists'
import { type CartLine, setCartLines } from '@shop/shell/cart/cart'
import { type Answers, fakeServices, refusal, success } from '@shop/testing/fake-services'
import { blankOf } from '@shop/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { aCard, aCartLine, aQuote, quoted } from '../../test/goods.ts'
import { show } from '../../test/show.tsx'
import { CartPopup } from '../features/cart/CartPopup.tsx'

const LOOKS = '/api/bundles/all'
const GARMENTS = '/api/products/get-recommends-by/article'

const aLook = (look: Partial<BundleCard> = {}): BundleCard => ({
  ...blankOf(bundleCardSchema),
  article: 'BN-9001-CAM',
  title: { uk: 'Перший мороз', en: 'First Frost' },
  pieces: 2,
  price: { uah: 6210, eur: 138.6 },
  price_without_discount: { uah: 6900, eur: 154 },
  in_stock: true,
  ...look,
})

const garment = (article: string, en: string) => ({
  ...blankOf(storeCardSchema),
  article,
  title: { uk: en, en },
  price: { uah: 900, eur: 20 },
})

async function showCart(answers: Answers, ...lines: Partial<CartLine>[]) {
  const all = lines.map(line => aCartLine(line))
  setCartLines(all)
  const asked = fakeServices({
    '/api/products/get-by/article-list': success({ list: all.map(({ article }) => aCard(article)) }),
    '/api/cart/quote': quoted(aQuote(all)),
    ...answers,
  })
  await show(<CartPopup close={jest.fn()} headingId="cart" />)
  return asked
}

const offered = async () => within(await screen.findByRole('region', { name: 'Wear it with' }))

test('below the lines of the cart stand the looks of what was added last, with what they cost together', async () => {
  const asked = await showCart(
    { [LOOKS]: success({ bundles: [aLook()] }) },
    { article: 'SK-7005' },
    { article: 'CO-2014-CAM-R' },
  )

  const section = await offered()
  expect(section.getByRole('link', { name: 'First Frost' })).toHaveAttribute('href', '/bundle/BN-9001-CAM')
  expect(section.getByText('2 pieces')).toBeVisible()
  expect(section.getByText('from €138.60')).toBeVisible()
  expect(section.getByText('€154.00')).toBeVisible()
  expect(asked(LOOKS).map(({ query }) => query.get('piece'))).toEqual(['CO-2014-CAM-R'])
  expect(asked(GARMENTS)).toEqual([])
})

test('where it belongs to no look that can be had, what goes with it is offered, less what is in the cart', async () => {
  const list = [garment('SK-7005', 'Skirt'), garment('A', 'Blouse'), garment('B', 'Belt'), garment('C', 'Scarf')]
  await showCart(
    { [LOOKS]: success({ bundles: [aLook({ in_stock: false })] }), [GARMENTS]: success({ list }) },
    { article: 'SK-7005' },
    { article: 'CO-2014-CAM-R' },
  )

  const section = await offered()
  const links = section.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Blouse', '/product/A'],
    ['Belt', '/product/B'],
    ['Scarf', '/product/C'],
  ])
})

test('the look that lies in the cart already is not offered', async () => {
  const bundles = [aLook(), aLook({ article: 'BN-9002', title: { uk: 'Костюм', en: 'Suit' } })]
  await showCart({ [LOOKS]: success({ bundles }) }, { article: 'CO-2014-CAM-R', bundle: 'BN-9001-CAM' })

  expect((await offered()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Suit'])
})

test('nothing is asked for it before the shopper sees what the cart costs', async () => {
  const asked = await showCart(
    { [LOOKS]: success({ bundles: [aLook()] }), '/api/cart/quote': refusal(503, 'busy') },
    {},
  )

  expect(await screen.findByText(/could not work out the total/)).toBeVisible()
  expect(asked(LOOKS)).toEqual([])
})

test.each([
  ['an answer that fails', { [LOOKS]: refusal(503, 'busy') }],
  ['nothing to wear it with', { [LOOKS]: success({ bundles: [] }), [GARMENTS]: success({ list: [] }) }],
])('%s costs the cart nothing', async (_, answers: Answers) => {
  const asked = await showCart(answers, {})

  await waitFor(() => expect(asked(Object.keys(answers).at(-1) ?? '')).not.toEqual([]))
  expect(screen.queryByRole('region', { name: 'Wear it with' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Sheath dress' })).toBeVisible()
})
