import { setLocale } from '@shop/shell/i18n'
import type { Asked } from '@shop/testing/fake-services'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aList, fakeServices } from '../../../test/fake-services.ts'
import { aStoreCard } from '../../../test/goods.ts'
import { show } from '../../../test/show.tsx'
import { StorePage } from './StorePage.tsx'

const CALL = '/api/products/get-by/filters'
const prices = { lowest: 28.5, highest: 378 }
const categories = [{ name: 'skirts', title: { uk: 'Спідниці', en: 'Skirts' }, parent_category: null }]
const known = { '/api/categories/all': { body: { status: true, categories } } }
const from = () => screen.findByRole('textbox', { name: 'From (€)' })
const to = () => screen.findByRole('textbox', { name: 'To (€)' })

// A wide screen: the filters stand beside the list.
beforeEach(() => {
  const media = { matches: true, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList
  jest.spyOn(window, 'matchMedia').mockReturnValue(media)
})
afterEach(() => jest.restoreAllMocks())

test('a price is in the address, above the list and in the question', async () => {
  const asked = fakeServices({ [CALL]: aList([aStoreCard()], { prices }) })
  await show(<StorePage />, { at: '/store?sort=sale&page=2' })

  await userEvent.type(await from(), '100')
  await userEvent.type(await to(), '250{Enter}')

  expect(location.search).toBe('?price_from=100&price_to=250&sort=sale')
  expect(await screen.findByRole('button', { name: 'Remove filter: €100 – €250' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeInTheDocument()
  expect(asked.at(-1)).toContain('price_from=100&price_to=250')
})

test('the fields show between which prices the list is', async () => {
  fakeServices({ [CALL]: aList([aStoreCard()], { prices: { lowest: 28.5, highest: 1377.4 } }) })
  await show(<StorePage />, { at: '/store' })

  await waitFor(async () => expect(await from()).toHaveAttribute('placeholder', '28'))
  expect(await to()).toHaveAttribute('placeholder', '1,378')
})

test('moving both ends up changes the list once, and as it was meant', async () => {
  const asked = fakeServices({ [CALL]: aList([aStoreCard()], { prices }) })
  await show(<StorePage />, { at: '/store?price_from=50&price_to=100' })
  await screen.findByRole('button', { name: 'Remove filter: €50 – €100' })
  asked.length = 0

  await userEvent.clear(await from())
  await userEvent.type(await from(), '200')
  await userEvent.tab()
  await userEvent.keyboard('300')
  expect(asked).toEqual([])
  await userEvent.tab()

  expect(location.search).toBe('?price_from=200&price_to=300')
  await waitFor(() => expect(asked.filter(call => call.startsWith(CALL))).toHaveLength(1))
})

test('ends the wrong way round change places', async () => {
  fakeServices({ [CALL]: aList([aStoreCard()], { prices }) })
  await show(<StorePage />, { at: '/store' })

  await userEvent.type(await from(), '250')
  await userEvent.type(await to(), '100{Enter}')

  expect(location.search).toBe('?price_from=100&price_to=250')
  expect([await from(), await to()].map(field => (field as HTMLInputElement).value)).toEqual(['100', '250'])
})

test.each([
  ['ten', '', ''],
  ['-50', '50', '?price_from=50'],
  ['1,200', '1200', '?price_from=1200'],
  ['99.90', '99', '?price_from=99'],
  ['0', '', ''],
])('%s in the field of the lowest price is %j', async (typed, kept, search) => {
  fakeServices({ [CALL]: aList([aStoreCard()], { prices }) })
  await show(<StorePage />, { at: '/store' })

  await userEvent.type(await from(), `${typed}{Enter}`)

  expect(await from()).toHaveValue(kept)
  expect(location.search).toBe(search)
})

test.each([
  ['price_from=100', 'From €100'],
  ['price_to=250', 'Up to €250'],
  ['price_from=100&price_to=100', '€100'],
])('%s is called %s, and its chip takes it back', async (address, title) => {
  fakeServices({ ...known, [CALL]: aList([aStoreCard()], { prices }) })
  await show(<StorePage />, { at: `/store?categories=skirts&${address}` })

  await userEvent.click(await screen.findByRole('button', { name: `Remove filter: ${title}` }))

  expect(location.search).toBe('?categories=skirts')
  expect([await from(), await to()].map(field => (field as HTMLInputElement).value)).toEqual(['', ''])
})

test('the price goes with all other filters', async () => {
  fakeServices({ ...known, [CALL]: aList([aStoreCard()], { prices }) })
  await show(<StorePage />, { at: '/store?categories=skirts&price_to=250&sort=sale' })

  await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }))

  expect(location.search).toBe('?sort=sale')
})

test('another currency takes the price out and leaves the rest, and Back does not bring euros for hryvnias', async () => {
  const asked = fakeServices({ ...known, [CALL]: aList([aStoreCard()], { prices }) })
  await show(<StorePage />, { at: '/store?categories=skirts&price_from=100' })
  await screen.findByRole('button', { name: 'Remove filter: From €100' })

  await act(() => setLocale('uk'))

  await waitFor(() => expect(location.search).toBe('?categories=skirts'))
  expect(screen.queryByRole('button', { name: /100/ })).toBeNull()
  expect(asked.filter(call => call.includes('UAH') && call.includes('price_from'))).toEqual([])
})

test('a step of the history keeps the currency of its price', async () => {
  const asked = fakeServices({ ...known, [CALL]: aList([aStoreCard()], { prices }) })
  const { unmount } = await show(<StorePage />, { at: '/store?categories=skirts&price_from=100' })
  await screen.findByRole('button', { name: 'Remove filter: From €100' })
  const step = history.state
  unmount()
  await show(<StorePage />, { at: '/store' })
  await act(() => setLocale('uk'))

  // Back, from a page on which the language was changed.
  await act(async () => {
    history.replaceState(step, '', '/store?categories=skirts&price_from=100')
    dispatchEvent(new PopStateEvent('popstate', { state: step }))
  })

  await waitFor(() => expect(location.search).toBe('?categories=skirts'))
  expect(asked.filter(call => call.includes('UAH') && call.includes('price_from'))).toEqual([])
})

test('nothing found says how much there would be at any price', async () => {
  const counted = ({ query }: Asked) => ({
    body: { status: true, count: query.has('price_to') ? 2 : 7 },
  })
  fakeServices({ ...known, [CALL]: aList([], { prices }), '/api/products/get-count-by/filters': counted })
  await show(<StorePage />, { at: '/store?categories=skirts&price_to=20' })

  const buttons = await screen.findAllByRole('button', { name: /^Without/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Without a price limit: 7',
    'Without category “Skirts”: 2',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Without a price limit: 7' }))

  expect(location.search).toBe('?categories=skirts')
})

test('a list of nothing that can be bought has no price to choose', async () => {
  fakeServices({ ...known, [CALL]: aList([aStoreCard()], { categories: { skirts: 1 }, prices: null }) })
  await show(<StorePage />, { at: '/store' })

  expect(await screen.findByRole('checkbox', { name: 'Skirts' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Price' })).toBeNull())
})
