import { type Asked, refusal } from '@shop/testing/fake-services'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeServices } from '../../../test/fake-services.ts'
import { aStoreCard } from '../../../test/goods.ts'
import { show } from '../../../test/show.tsx'
import { forgetSearches, rememberSearch } from '../../features/search/recent-searches.ts'
import { SearchPage } from './SearchPage.tsx'

const PAGE = 24
const many = Array.from({ length: PAGE + 2 }, (_, at) =>
  aStoreCard({ article: `DR-${at + 1}`, title: { uk: `Сукня ${at + 1}`, en: `Dress ${at + 1}` } }),
)

function search({ query }: Asked) {
  const page = Number(query.get('page') ?? 1)
  const list = query.get('query') === 'dress' ? many : []
  const shown = list.slice((page - 1) * PAGE, page * PAGE)
  return { body: { status: true, list: shown, count: list.length, matched: [] } }
}

const shop = {
  '/api/products/search': search,
  '/api/products/get-by/filters': {
    body: {
      status: true,
      list: [aStoreCard({ title: { uk: 'Нова сукня', en: 'New dress' } })],
      count: 1,
      facets: { categories: {}, collections: {}, colors: {}, sizes: {}, heights: {}, prices: null },
    },
  },
  '/api/categories/all': {
    body: {
      status: true,
      categories: [{ name: 'coats', title: { uk: 'Пальта', en: 'Coats' }, parent_category: null }],
    },
  },
}

const here = () => location.pathname + location.search

async function open(at: string, services: Parameters<typeof fakeServices>[0] = shop) {
  const asked = fakeServices(services)
  await show(<SearchPage />, { at })
  return { asked, field: screen.getByRole('searchbox', { name: 'What are you looking for?' }) }
}

beforeEach(forgetSearches)

test('a link to a search shows its results, and the title names it', async () => {
  const { field } = await open('/search?query=dress')

  expect(await screen.findByRole('link', { name: 'Dress 1' })).toBeVisible()
  expect(field).toHaveValue('dress')
  expect(document.title).toBe('dress — search | Levada')
  expect(screen.queryByRole('link', { name: 'Dress 25' })).not.toBeInTheDocument()
})

test('more results are shown on request, the address keeps how many, and the focus moves to the first new one', async () => {
  await open('/search?query=dress')
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))

  const first = await screen.findByRole('link', { name: 'Dress 25' })
  expect(first).toHaveFocus()
  expect(here()).toBe('/search?query=dress&page=2')
  expect(screen.getByText('26 of 26 shown')).toBeVisible()
})

test('typing moves the address along once it pauses; our own button empties the field', async () => {
  const { field } = await open('/search')
  await userEvent.type(field, ' dress ')
  await screen.findByRole('link', { name: 'Dress 1' })
  expect(here()).toBe('/search?query=dress')

  await userEvent.click(screen.getByRole('button', { name: 'Clear the field' }))

  expect(field).toHaveFocus()
  expect(await screen.findByRole('link', { name: 'Coats' })).toBeVisible()
  expect(here()).toBe('/search')
})

test('a step back shows what was searched there', async () => {
  const { field } = await open('/search?query=dress')
  act(() => {
    history.replaceState({ key: 'other' }, '', '/search?query=coat')
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'other' } }))
  })

  expect(await screen.findByText('Nothing found for “coat”')).toBeVisible()
  expect(field).toHaveValue('coat')
})

test('an empty field offers earlier searches, categories and new arrivals', async () => {
  rememberSearch('silk')
  await open('/search')

  expect(screen.getByRole('link', { name: 'silk' })).toHaveAttribute('href', '/search?query=silk')
  expect(await screen.findByRole('link', { name: 'Coats' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'New dress' })).toBeVisible()
})

test('when nothing is found the page repeats the words and suggests other links', async () => {
  await open('/search?query=qwerty')

  expect(await screen.findByRole('heading', { name: 'Nothing found for “qwerty”' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Coats' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'New dress' })).toBeVisible()
})

test('a search that does not answer can be asked again', async () => {
  let isBroken = true
  const answer = (asked: Asked) => (isBroken ? refusal(429, 'too_many_requests') : search(asked))
  await open('/search?query=dress', { ...shop, '/api/products/search': answer })
  const again = await screen.findByRole('button', { name: 'Try again' })

  isBroken = false
  await userEvent.click(again)

  expect(await screen.findByRole('link', { name: 'Dress 1' })).toBeVisible()
})

test('a link to a single letter asks for more letters', async () => {
  await open('/search?query=a')

  expect(await screen.findByText('Type at least two letters')).toBeVisible()
})
