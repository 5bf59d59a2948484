import type { Home } from '@shop/contracts/catalog/home'
import { screen } from '@testing-library/react'
import { fakeServices } from '../../../test/fake-services.ts'
import { bringEverythingNear } from '../../../test/near.ts'
import { show } from '../../../test/show.tsx'
import { PicturedCategories } from './PicturedCategories.tsx'

const text = (en: string) => ({ uk: en, en })
const block: Home['blocks'][number] = {
  kind: 'categories',
  layout: 'beside',
  image: null,
  image_second: null,
  title: text('By kind'),
  text: text(''),
  link: '/store',
  selection: 'articles',
  articles: [],
  categories: [
    { name: 'coats', image: 'coat-front' },
    { name: 'gone', image: 'hat-front' },
  ],
}
const categories = [{ name: 'coats', title: text('Coats'), parent_category: null }]

beforeEach(() => {
  fakeServices({ '/api/categories/all': { body: { status: true, categories } } })
})

test('pictures of categories come when the reader comes near', async () => {
  await show(<PicturedCategories block={block} />)
  expect(await screen.findByRole('link', { name: 'Coats' })).toBeVisible()

  expect(document.querySelector('picture')).toBeNull()
})

test('categories lead into the store by their pictures; one that shoppers cannot see now is left out', async () => {
  bringEverythingNear()
  await show(<PicturedCategories block={block} />)

  expect(await screen.findByRole('link', { name: 'Coats' })).toHaveAttribute('href', '/store?categories=coats')
  expect(document.querySelector('source')?.srcset).toContain('coat-front')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
