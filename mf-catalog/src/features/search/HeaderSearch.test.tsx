import { setLocale } from '@shop/shell/i18n'
import { refusal } from '@shop/testing/fake-services'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeServices } from '../../../test/fake-services.ts'
import { aStoreCard } from '../../../test/goods.ts'
import { show } from '../../../test/show.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { $recentSearches, forgetSearches } from './recent-searches.ts'

const silk = aStoreCard({ article: 'DR-1', title: { uk: 'Сукня шовкова', en: 'Silk dress' } })
const wool = aStoreCard({
  article: 'DR-2',
  title: { uk: 'Сукня вовняна', en: 'Wool dress' },
  badges: ['sold_out'],
})
const found = { body: { status: true, list: [silk, wool], count: 9, matched: ['dress', 'Сукня'] } }
const nothing = { body: { status: true, list: [], count: 0, matched: [] } }
const categories = {
  body: { status: true, categories: [{ name: 'coats', title: { uk: 'Пальта', en: 'Coats' }, parent_category: null }] },
}

async function open(search: Parameters<typeof fakeServices>[0][string] = found) {
  const asked = fakeServices({ '/api/products/search': search, '/api/categories/all': categories })
  const close = jest.fn()
  await show(<HeaderSearch close={close} />)
  return { asked, close, field: screen.getByRole('combobox', { name: 'What are you looking for?' }) }
}

async function typeAndWait(text: string) {
  await userEvent.keyboard(text)
  return screen.findAllByRole('option')
}

const here = () => location.pathname + location.search

beforeEach(forgetSearches)

test('the field has the focus at once and asks only when typing pauses', async () => {
  const { asked, field } = await open()
  expect(field).toHaveFocus()

  await typeAndWait('dres')

  expect(asked.filter(call => call.startsWith('/api/products/search'))).toEqual([
    '/api/products/search?query=dres&limit=6&group=garment&view=card',
  ])
})

test('a hit shows its title with the found words marked, its price and that it is sold out', async () => {
  await open()
  const [first, second] = await typeAndWait('dress')

  expect(within(first as HTMLElement).getByText('dress').tagName).toBe('MARK')
  expect(first).toHaveTextContent('Silk dress€111.00')
  expect(second).toHaveTextContent('Sold out')
  await act(() => setLocale('uk'))
  expect(first).toHaveTextContent('4 990 ₴')
})

test('arrows walk through the hits and round again while the focus stays in the field', async () => {
  const { field } = await open()
  expect(field).toHaveAttribute('aria-expanded', 'false')
  const [first, second, all] = await typeAndWait('dress')
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)

  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(field).toHaveAttribute('aria-activedescendant', second?.id)
  expect(second).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{End}')
  expect(field).toHaveAttribute('aria-activedescendant', all?.id)
  await userEvent.keyboard('{ArrowDown}')
  expect(field).toHaveAttribute('aria-activedescendant', first?.id)
  expect(field).toHaveFocus()
})

test('a single letter is not searched for: the service is not called, and more letters are asked for', async () => {
  const { asked } = await open()

  await userEvent.keyboard('a')

  expect(await screen.findByText('Type at least two letters')).toBeVisible()
  expect(asked.filter(call => call.startsWith('/api/products/search'))).toEqual([])
})

test('Enter on a hit opens the product', async () => {
  const { close } = await open()
  await typeAndWait('dress')

  await userEvent.keyboard('{ArrowDown}{Enter}')

  expect(here()).toBe('/product/DR-1')
  expect(close).toHaveBeenCalled()
})

test('Enter on the text opens all results, which the last row offers too', async () => {
  const { close } = await open()
  await typeAndWait('dress')
  expect(screen.getByRole('option', { name: 'See all 9 results' })).toHaveAttribute('href', '/search?query=dress')

  await userEvent.keyboard('{Enter}')

  expect(here()).toBe('/search?query=dress')
  expect(close).toHaveBeenCalled()
})

test('old hits stay dimmed until the next ones are there', async () => {
  await open(({ query }) =>
    query.get('query') === 'dress' ? found : { body: { ...nothing.body, list: [wool], count: 1 } },
  )
  await typeAndWait('dress')

  await userEvent.keyboard('es')
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('option', { name: /Silk/ })).toBeVisible()

  expect(await screen.findByRole('option', { name: 'See 1 result' })).toBeVisible()
  expect(screen.queryByRole('option', { name: /Silk/ })).not.toBeInTheDocument()
})

test('when nothing is found the search says for which words, and leads to categories', async () => {
  await open(nothing)
  await userEvent.keyboard('qwerty')

  expect(await screen.findByText('Nothing found for “qwerty”')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Coats' })).toHaveAttribute('href', '/store?categories=coats')
})

test('a search that does not answer can be asked again', async () => {
  let isBroken = true
  await open(() => (isBroken ? refusal(429, 'too_many_requests') : found))
  await userEvent.keyboard('dress')
  const again = await screen.findByRole('button', { name: 'Try again' })

  isBroken = false
  await userEvent.click(again)

  expect(await screen.findByRole('option', { name: /Silk/ })).toBeVisible()
  expect(screen.getByRole('combobox')).toHaveFocus()
})

test('searches are remembered here, the latest first, each can be removed, or all at once', async () => {
  await open()
  for (const text of ['dress', 'coat', 'Dress']) {
    await typeAndWait(text)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Clear the field' }))
  }
  const recent = screen.getByRole('region', { name: 'You searched for' })
  expect(
    within(recent)
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual(['Dress', 'coat'])

  await userEvent.click(screen.getByRole('button', { name: 'Remove “coat”' }))
  expect($recentSearches.get()).toEqual(['Dress'])
  await userEvent.click(within(recent).getByRole('button', { name: 'Clear' }))

  expect(screen.queryByRole('region', { name: 'You searched for' })).not.toBeInTheDocument()
  expect(screen.getByRole('combobox')).toHaveFocus()
})
