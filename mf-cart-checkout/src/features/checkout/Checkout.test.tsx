import { setCartLines } from '@shop/shell/cart'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeServices, refused } from '../../../test/fake-services.ts'
import { aCard, aCartLine, aQuote, quoted } from '../../../test/goods.ts'
import { show } from '../../../test/show.tsx'
import { bringTexts } from '../../../test/texts.ts'
import { Checkout } from './Checkout.tsx'

const shops = [
  { id: 'kyiv', city: { uk: 'Київ', en: 'Kyiv' }, address: { uk: 'вул.', en: '14 St' }, phone: '+38044', hours: [] },
]
const world = {
  '/api/cart/quote': quoted(aQuote([{}], { delivery: 0 })),
  '/api/products/get-by/article-list': { body: { status: true, list: [aCard()] } },
  '/api/location/all-areas': { body: { status: true, areas: [] } },
  '/api/shop-location/get-all-info': { body: { status: true, shops } },
  '/api/rates/all': { body: { status: true, rates: [] } },
}

beforeAll(bringTexts)
beforeEach(() => {
  sessionStorage.clear()
  setCartLines([aCartLine()])
})

test('shows', async () => {
  fakeServices(world)
  await show(<Checkout />)
  expect(await screen.findByRole('button', { name: 'Pay €98.00' })).toBeVisible()
})
