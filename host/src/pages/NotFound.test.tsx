import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { render } from '../../test/render.tsx'
import { NotFound } from './NotFound.tsx'

const categories = [
  { name: 'sale', title: { uk: 'Знижки', en: 'Sale' }, parent_category: null, special: 'sale' },
  { name: 'coats', title: { uk: 'Пальта', en: 'Coats' }, parent_category: null },
  { name: 'wool-coats', title: { uk: 'Вовняні', en: 'Wool' }, parent_category: 'coats' },
]

beforeEach(() => {
  history.pushState(null, '', '/no-such-page')
  globalThis.fetch = (async () => ({
    ok: true,
    status: 200,
    json: async () => ({ status: true, categories }),
  })) as unknown as typeof fetch
})

test('the not-found page offers a search', async () => {
  await render(<NotFound />)
  expect(screen.getByRole('heading', { level: 1, name: 'Сторінку не знайдено' })).toBeVisible()

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
