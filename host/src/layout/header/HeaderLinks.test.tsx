import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { render } from '../../../test/render.tsx'
import { HeaderLinks } from './HeaderLinks.tsx'

const categories = [
  { name: 'sale', title: { uk: 'Знижки', en: 'Sale' }, parent_category: null, special: 'sale' },
  { name: 'dresses', title: { uk: 'Сукні', en: 'Dresses' }, parent_category: null },
  { name: 'wrap-dresses', title: { uk: 'Сукні на запах', en: 'Wrap dresses' }, parent_category: 'dresses' },
]

function serviceAnswers(ok: boolean, answer: object) {
  globalThis.fetch = (async () => ({
    ok,
    status: ok ? 200 : 503,
    json: async () => answer,
  })) as unknown as typeof fetch
}

beforeEach(() => history.pushState(null, '', '/about-us'))

test('each main category is one press away, in the order of the shop', async () => {
  serviceAnswers(true, { status: true, categories })
  await render(<HeaderLinks />)
  await screen.findByRole('link', { name: 'Сукні' })

  const links = within(screen.getByRole('navigation', { name: 'Основні розділи' })).getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Магазин', '/store'],
    ['Знижки', '/store?categories=sale'],
    ['Сукні', '/store?categories=dresses'],
    ['Про нас', '/about-us'],
    ['Контакти', '/contacts'],
  ])
})

test('the open category is marked, and the shop itself only without one', async () => {
  serviceAnswers(true, { status: true, categories })
  await render(<HeaderLinks />)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Про нас')

  await userEvent.click(await screen.findByRole('link', { name: 'Сукні' }))
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Сукні')

  await userEvent.click(screen.getByRole('link', { name: 'Магазин' }))
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Магазин')
})

test('while the catalogue does not answer, the line leads to the shop and to the brand’s pages', async () => {
  serviceAnswers(false, { status: false, error: { code: 'busy' } })
  await render(<HeaderLinks />)
  await act(async () => undefined)

  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Магазин', 'Про нас', 'Контакти'])
})
