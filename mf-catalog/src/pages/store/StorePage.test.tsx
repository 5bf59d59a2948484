import { type Asked, refusal } from '@shop/testing/fake-services'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aList, fakeServices } from '../../../test/fake-services.ts'
import { aStoreCard } from '../../../test/goods.ts'
import { show } from '../../../test/show.tsx'
import { StorePage } from './StorePage.tsx'

const CALL = '/api/products/get-by/filters'
const categories = [
  { name: 'dresses', title: { uk: 'Сукні', en: 'Dresses' }, parent_category: null },
  { name: 'skirts', title: { uk: 'Спідниці', en: 'Skirts' }, parent_category: null },
]
const colors = [{ name: 'black', title: { uk: 'Чорний', en: 'Black' }, hex: '#000000' }]
const known = {
  '/api/categories/all': { body: { status: true, categories } },
  '/api/colors/all': { body: { status: true, colors } },
}

// A wide screen: the filters stand beside the list.
beforeEach(() => {
  const media = { matches: true, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList
  jest.spyOn(window, 'matchMedia').mockReturnValue(media)
})
afterEach(() => jest.restoreAllMocks())

test('a chosen category is in the address, above the list and in the question', async () => {
  const asked = fakeServices({ ...known, [CALL]: aList([aStoreCard()], { categories: { dresses: 1, skirts: 0 } }) })
  await show(<StorePage />, { at: '/store' })

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Dresses' }))

  expect(location.search).toBe('?categories=dresses')
  expect(await screen.findByRole('button', { name: 'Remove filter: Dresses' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Dresses' })).toBeVisible()
  expect(asked.some(call => call.includes('categories=["dresses"]'))).toBe(true)
})

test('keyboard users can go past the filters to the products', async () => {
  fakeServices({ ...known, [CALL]: aList([aStoreCard()]) })
  await show(<StorePage />, { at: '/store' })
  const skip = await screen.findByRole('link', { name: 'Skip to products' })

  expect(document.querySelector(skip.getAttribute('href') ?? '')).toContainElement(
    await screen.findByRole('list', { name: 'Products' }),
  )
})

test('a filter value that would show nothing cannot be chosen', async () => {
  fakeServices({ ...known, [CALL]: aList([aStoreCard()], { categories: { dresses: 1, skirts: 0 } }) })
  await show(<StorePage />, { at: '/store' })

  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Skirts' })).toBeDisabled())
})

test('a group in which nothing can be chosen is not shown at all', async () => {
  fakeServices({ ...known, [CALL]: aList([aStoreCard()], { categories: { dresses: 1 }, colors: { black: 0 } }) })
  await show(<StorePage />, { at: '/store' })

  expect(await screen.findByRole('checkbox', { name: 'Dresses' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Colour' })).toBeNull())
})

test('both heights of a dress are one card, counted as it is drawn', async () => {
  const asked = fakeServices({ [CALL]: aList([aStoreCard({ heights: ['160-167', '170-177'] })], {}, 73) })
  await show(<StorePage />, { at: '/store' })

  expect(await screen.findByText(/^Height 160.+167, 170.+177 cm$/)).toBeVisible()
  expect(screen.getByLabelText('1 of 73 shown')).toBeVisible()
  expect(asked).toContainEqual(expect.stringContaining('group="garment"&view="card"'))
})

test('a height that is still awaited says so on the card of the one that is here', async () => {
  fakeServices({ [CALL]: aList([aStoreCard({ heights: ['160-167', '170-177'], awaited: ['170-177'] })]) })
  await show(<StorePage />, { at: '/store' })

  expect(await screen.findByText(/^170.+177 cm: pre-order$/)).toBeVisible()
  expect(screen.queryByText('Pre-order')).toBeNull()
})

test('unknown filter values are neither shown nor counted', async () => {
  fakeServices({ ...known, [CALL]: aList([aStoreCard()], { categories: { dresses: 1 } }) })
  await show(<StorePage />, { at: '/store?categories=dresses,ties&colors=no-such' })

  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /^Remove filter/ })).toHaveLength(1)
})

test('a category shows the trail to it and the categories below it', async () => {
  const wrap = { name: 'wrap-dresses', title: { uk: 'На запах', en: 'Wrap dresses' }, parent_category: 'dresses' }
  const all = { '/api/categories/all': { body: { status: true, categories: [...categories, wrap] } } }
  fakeServices({ ...all, [CALL]: aList([aStoreCard()]) })
  await show(<StorePage />, { at: '/store?categories=wrap-dresses&sizes=36+(S)' })

  const path = await screen.findByRole('navigation', { name: 'Path to this page' })
  expect(within(path).getByRole('link', { name: 'Dresses' })).toHaveAttribute('href', '/store?categories=dresses')
  const links = screen.getByRole('navigation', { name: 'Categories' })
  expect(within(links).getByRole('link', { name: 'Wrap dresses' })).toHaveAttribute('aria-current', 'true')
  expect(within(links).getByRole('link', { name: 'All' })).toHaveAttribute(
    'href',
    '/store?categories=dresses&sizes=36+%28S%29',
  )
})

test('more of the list comes below, and the focus moves to its first card', async () => {
  const cards = Array.from({ length: 24 }, (_, at) => aStoreCard({ article: `DR-10${at}` }))
  const next = aStoreCard({ article: 'SK-7022-GRC-R', title: { uk: 'Спідниця', en: 'Pencil skirt' } })
  fakeServices({ [CALL]: ({ query }) => aList(query.get('page') === '2' ? [next] : cards, {}, 25) })
  await show(<StorePage />, { at: '/store' })

  expect(await screen.findByLabelText('24 of 25 shown')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))

  expect(await screen.findByRole('link', { name: 'Pencil skirt' })).toHaveFocus()
  expect(location.search).toBe('?page=2')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('another order of the list is a choice of its own', async () => {
  const asked = fakeServices({ [CALL]: aList([aStoreCard()]) })
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

test('before the first product is shown there is nothing to filter or to sort', async () => {
  fakeServices({ ...known, [CALL]: aList([]) })
  await show(<StorePage />, { at: '/store' })

  expect(await screen.findByRole('heading', { level: 1, name: 'The first pieces are on their way' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Tell me when it opens' })).toHaveAttribute('href', '/store#newsletter')
  expect(screen.queryByLabelText('Sort by')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull()
  expect(screen.queryByText('0 products found')).toBeNull()
})

test('a category that is no more is no sign of an empty shop', async () => {
  fakeServices({ ...known, [CALL]: aList([]) })
  await show(<StorePage />, { at: '/store?categories=ties' })

  expect(await screen.findByRole('heading', { name: 'No products' })).toBeVisible()
})

test('nothing found names the filter that stands in the way, the most generous first', async () => {
  const counted = ({ query }: Asked) => ({
    body: { status: true, count: query.has('colors') ? 2 : 7 },
  })
  fakeServices({ ...known, [CALL]: aList([]), '/api/products/get-count-by/filters': counted })
  await show(<StorePage />, { at: '/store?categories=skirts&colors=black' })

  const buttons = await screen.findAllByRole('button', { name: /^Without/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Without colour “Black”: 7',
    'Without category “Skirts”: 2',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Without colour “Black”: 7' }))

  expect(location.search).toBe('?categories=skirts')
})

test('nothing found leads to other categories too', async () => {
  fakeServices({ ...known, [CALL]: aList([]) })
  await show(<StorePage />, { at: '/store?categories=skirts' })

  const links = await screen.findByRole('navigation', { name: 'Have a look at' })
  expect(within(links).getByRole('link', { name: 'Dresses' })).toHaveAttribute('href', '/store?categories=dresses')
})

test('a failed list is not taken for an empty one', async () => {
  fakeServices({ [CALL]: refusal(503, 'busy') })
  await show(<StorePage />, { at: '/store' })

  expect(await screen.findByText('The products could not be loaded')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
