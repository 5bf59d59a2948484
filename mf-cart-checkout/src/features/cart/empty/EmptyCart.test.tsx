import { setCartLines } from '@shop/shell/cart/cart'
import { $wishlist } from '@shop/shell/wishlist'
import { type Answers, fakeServices } from '@shop/testing/fake-services'
import { screen, waitFor, within } from '@testing-library/react'
import { aCard } from '../../../../test/goods.ts'
import { show } from '../../../../test/show.tsx'
import { EmptyCart } from './EmptyCart.tsx'

const size = {
  name: '36 (S)',
  short_name: 'S',
  count: 1,
  preorder: false,
  price: { uah: 4800, eur: 107 },
  price_without_discount: { uah: 6000, eur: 134 },
  weight: 1,
}
const wishes = (...articles: string[]) => $wishlist.set(articles.map(article => ({ article, timestamp: Date.now() })))

function showEmpty(answers: Answers = {}) {
  setCartLines([])
  const askedOf = fakeServices(answers)
  return show(<EmptyCart actions={null} />).then(() => askedOf)
}

test('the empty cart shows the last wishes with their prices', async () => {
  wishes('DR-1029-CHE-R', 'B', 'C', 'D')
  await showEmpty({
    '/api/products/get-by/article-list': { body: { status: true, list: [{ ...aCard(), sizes: [size] }] } },
  })

  const list = within(await screen.findByRole('region', { name: 'From your wishlist' }))
  expect(await list.findByRole('link', { name: 'Sheath dress' })).toHaveAttribute('href', '/product/DR-1029-CHE-R')
  expect(list.getByText('€107.00')).toBeVisible()
  expect(list.getByText('€134.00')).toBeVisible()
  expect(list.getByRole('link', { name: 'The whole wishlist' })).toHaveAttribute('href', '/wishlist')
  const [address] = jest.mocked(fetch).mock.calls[0] ?? []
  expect(JSON.parse(new URL(String(address), 'https://shop.test').searchParams.get('article_list') ?? '')).toHaveLength(
    3,
  )
})

test('the empty cart says nothing of wishes when there are none', async () => {
  wishes()
  await showEmpty()

  expect(screen.queryByRole('region')).toBeNull()
})

test('the empty cart says nothing of wishes that are not sold any more', async () => {
  wishes('OLD-1')
  await showEmpty({ '/api/products/get-by/article-list': { body: { status: true, list: [] } } })

  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
})
