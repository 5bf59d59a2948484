import { screen, waitFor } from '@testing-library/react'
import { fakeServices } from '../../../test/fake-services.ts'
import { aStoreCard } from '../../../test/goods.ts'
import { show } from '../../../test/show.tsx'
import { recentArticles, rememberArticle } from '../../features/recent/recent-articles.ts'
import { RecentlyViewed } from './RecentlyViewed.tsx'

const LIST = '/api/products/get-by/article-list'

test('shows what was looked at before, without the present model, and forgets what is gone', async () => {
  localStorage.clear()
  for (const [article, model] of [
    ['COAT-1', 'coat'],
    ['GONE-1', 'gone'],
    ['DRESS-1', 'dress'],
  ] as const)
    rememberArticle({ article, model })
  const coat = aStoreCard({ article: 'COAT-1', title: { uk: 'Пальто', en: 'Coat' } })
  const asked = fakeServices({ [LIST]: { body: { status: true, list: [coat] } } })

  await show(<RecentlyViewed model="dress" />)

  expect(await screen.findByRole('link', { name: 'Coat' })).toBeVisible()
  expect(asked.find(address => address.startsWith(LIST))).toContain('["GONE-1","COAT-1"]')
  await waitFor(() => expect(recentArticles().map(({ article }) => article)).toEqual(['DRESS-1', 'COAT-1']))
})

test('a customer who comes for the first time sees no row of viewed articles', async () => {
  localStorage.clear()
  fakeServices({})
  const { container } = await show(<RecentlyViewed model="dress" />)

  expect(container).toBeEmptyDOMElement()
})
