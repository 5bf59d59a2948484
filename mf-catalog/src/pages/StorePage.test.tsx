import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aList, fakeServices, refused } from '../../test/fake-services.ts'
import { aCard } from '../../test/goods.ts'
import { show } from '../../test/show.tsx'
import { StorePage } from './StorePage.tsx'

const CALL = '/api/products/get-by/filters'
const categories = [
  { name: 'dresses', title: { uk: 'Сукні', en: 'Dresses' }, parent_category: null },
  { name: 'skirts', title: { uk: 'Спідниці', en: 'Skirts' }, parent_category: null },
]
const known = { '/api/categories/all': { body: { status: true, categories } } }

test('a chosen category is in the address, above the list and in the question', async () => {
  const asked = fakeServices({ ...known, [CALL]: aList([aCard()], { categories: { dresses: 1, skirts: 0 } }) })
  await show(<StorePage />, { at: '/store' })

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Dresses' }))

  expect(location.search).toBe('?categories=dresses')
  expect(await screen.findByRole('button', { name: 'Remove filter: Dresses' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Dresses' })).toBeVisible()
  expect(asked.some(call => call.includes('categories=["dresses"]'))).toBe(true)
})

test('what would show nothing cannot be chosen', async () => {
  fakeServices({ ...known, [CALL]: aList([aCard()], { categories: { dresses: 1, skirts: 0 } }) })
  await show(<StorePage />, { at: '/store' })

  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Skirts' })).toBeDisabled())
})

test('more of the list comes below, and the focus goes on to it', async () => {
  const cards = Array.from({ length: 24 }, (_, at) => aCard({ article: `DR-10${at}` }))
  const next = aCard({ article: 'SK-7022-GRC-R', title: { uk: 'Спідниця', en: 'Pencil skirt' } })
  fakeServices({ [CALL]: query => aList(query.get('page') === '2' ? [next] : cards, {}, 25) })
  await show(<StorePage />, { at: '/store' })

  expect(await screen.findByLabelText('24 of 25 shown')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))

  expect(await screen.findByRole('link', { name: 'Pencil skirt' })).toHaveFocus()
  expect(location.search).toBe('?page=2')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('another order is a choice of its own', async () => {
  const asked = fakeServices({ [CALL]: aList([aCard()]) })
  await show(<StorePage />, { at: '/store' })

  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Lowest price first')

  expect(location.search).toBe('?sort=price_asc')
  await waitFor(() => expect(asked.some(call => call.includes('sort="price_asc"'))).toBe(true))
})

test('an empty list says so and offers the way back', async () => {
  fakeServices({ ...known, [CALL]: aList([]) })
  await show(<StorePage />, { at: '/store?categories=skirts' })

  expect(await screen.findByRole('heading', { name: 'No products' })).toBeVisible()
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear all' })[0] as HTMLElement)

  expect(location.search).toBe('')
})

test('a failed list is not taken for an empty one', async () => {
  fakeServices({ [CALL]: refused(503, 'busy') })
  await show(<StorePage />, { at: '/store' })

  expect(await screen.findByText('The products could not be loaded')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
