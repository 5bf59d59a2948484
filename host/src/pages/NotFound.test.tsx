import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { render } from '../../test/render.tsx'
import { NotFound } from './NotFound.tsx'

const categories = [
  { name: 'sale', title: { uk: 'Знижки', en: 'Sale' }, parent_category: null, special: 'sale' },
  { name: 'coats', title: { uk: 'Пальта', en: 'Coats' }, parent_category: null },
  { name: 'wool-coats', title: { uk: 'Вовняні', en: 'Wool' }, parent_category: 'coats' },
]

let ledTo: string | null

beforeEach(() => {
  ledTo = null
  history.pushState(null, '', '/no-such-page')
  globalThis.fetch = (async (address: string) => ({
    ok: true,
    status: 200,
    json: async () => (address.includes('/redirects') ? { status: true, to: ledTo } : { status: true, categories }),
  })) as unknown as typeof fetch
})

test('the not-found page offers a search', async () => {
  await render(<NotFound />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Сторінку не знайдено' })).toBeVisible()

  await userEvent.type(await screen.findByRole('textbox', { name: 'Що шукаєте?' }), ' шовкова сукня{Enter}')

  expect(location.pathname).toBe('/search')
  expect(new URLSearchParams(location.search).get('query')).toBe('шовкова сукня')
})

test('the not-found page links to the categories', async () => {
  await render(<NotFound />)

  expect(await screen.findByRole('link', { name: 'Пальта' })).toHaveAttribute('href', '/store?categories=coats')
  expect(screen.getByRole('link', { name: 'Знижки' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Вовняні' })).not.toBeInTheDocument()
})

test('an address that staff led on goes there', async () => {
  ledTo = '/store?categories=coats'
  await render(<NotFound />)
  await waitFor(() => expect(location.pathname + location.search).toBe('/store?categories=coats'))
})

test('an address is never led on to another host', async () => {
  ledTo = '//evil.example'
  await render(<NotFound />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Сторінку не знайдено' })).toBeVisible()
})
