import type { Home } from '@shop/contracts/catalog/home'
import { refusal } from '@shop/testing/fake-services'
import { screen, waitFor } from '@testing-library/react'
import { fakeServices } from '../../../test/fake-services.ts'
import { bringEverythingNear } from '../../../test/near.ts'
import { show } from '../../../test/show.tsx'
import { Shops } from './Shops.tsx'

const CALL = '/api/shop-location/get-all-info'
const text = (en: string) => ({ uk: en, en })
const block: Home['blocks'][number] = {
  kind: 'shops',
  layout: 'beside',
  image: null,
  image_second: null,
  title: text('Come in'),
  text: text(''),
  link: '/contacts',
  selection: 'articles',
  articles: [],
  categories: [],
}
const always = Array.from({ length: 7 }, () => ({ from: '00:00', to: '23:59' }))
const never = always.map(() => null)
const aShop = (city: string, hours: object) => {
  return { id: city, city: text(city), address: text('14 Levadna St'), phone: '+380440000101', hours }
}

beforeEach(bringEverythingNear)

test('our shops are shown with their addresses and whether they are open now', async () => {
  fakeServices({ [CALL]: { body: { status: true, shops: [aShop('Kyiv', always), aShop('Lviv', never)] } } })
  await show(<Shops block={block} />)

  expect(await screen.findByRole('heading', { level: 3, name: 'Kyiv' })).toBeVisible()
  expect(screen.getAllByText('14 Levadna St')).toHaveLength(2)
  expect(screen.getByText('Open now, until 23:59')).toBeVisible()
  expect(screen.getByText('Closed now')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Addresses and directions: Come in' })).toHaveAttribute('href', '/contacts')
})

test.each([
  ['there are none', { body: { status: true, shops: [] } }],
  ['they cannot be had', refusal(500, 'server_error')],
])('where %s, nothing of them is shown', async (_, answer) => {
  fakeServices({ [CALL]: answer })
  await show(<Shops block={block} />)

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Come in' })).toBeNull())
})
