import { productByArticleEndpoint } from '@shop/contracts/catalog/product'
import { cardsByFiltersEndpoint } from '@shop/contracts/catalog/store-cards'
import { checkAuthEndpoint } from '@shop/contracts/customers/session-check'
import { endpointKey, queryClient } from '@shop/shell/query'
import { waitFor } from '@testing-library/react'
import { keepGoods } from './keep-goods.ts'

const text = (en: string) => ({ uk: en, en })
const money = { uah: 4990, eur: 111 }

const card = {
  article: 'DR-1',
  title: text('Black dress'),
  category: 'dresses',
  price: money,
  price_without_discount: money,
  pictures: ['black-front', 'black-back'],
  badges: ['sale'],
  colors: ['#000000'],
  heights: ['160-167'],
}

const product = {
  article: 'DR-2',
  title: text('Red dress'),
  color: { name: 'red', title: text('Red'), hex: '#ff0000' },
  height: '160-167',
  previewImages: [{ name: 'red-front', shot: 'front', alt: text('Red') }],
  sizes: [{ name: '36 (S)', price: money, count: 1 }],
  description: text('Soft'),
  composition: text('Wool'),
  care: text('Wash'),
}

const kept = () => localStorage.getItem('kept-goods') ?? ''
const answered = ({ path }: { path: string }, answer: object) => queryClient.setQueryData(endpointKey(path, {}), answer)

test('what cards and product pages are shown is kept without a price, whatever else is answered', async () => {
  answered(cardsByFiltersEndpoint, { list: [card], count: 1 })
  keepGoods()
  await waitFor(() => expect(kept()).toContain('Black dress'))

  answered(productByArticleEndpoint, { product, siblings: [] })
  answered(checkAuthEndpoint, { status: true, customer: { id: 'c1', email: 'olena@example.com' } })
  await waitFor(() => expect(kept()).toContain('Red dress'))

  expect(JSON.parse(kept())).toEqual([
    {
      article: 'DR-2',
      title: text('Red dress'),
      picture: 'red-front',
      color: text('Red'),
      height: '160-167',
      words: { description: text('Soft'), composition: text('Wool'), care: text('Wash') },
    },
    { article: 'DR-1', title: text('Black dress'), picture: 'black-front', color: null, height: null },
  ])
  expect(kept()).not.toMatch(/4990|111|sale|olena/)
})
