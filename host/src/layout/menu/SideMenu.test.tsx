import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { endpointQuery, queryClient } from '@shop/shell/query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { render } from '../../../test/render.tsx'
import { $isMenuOpen, closeMenu, openMenu } from '../header/menu.ts'
import { SideMenu } from './SideMenu.tsx'

const categories = [
  { name: 'new', title: { uk: 'Новинки', en: 'New' }, parent_category: null, special: 'new' },
  { name: 'sale', title: { uk: 'Знижки', en: 'Sale' }, parent_category: null, special: 'sale' },
  { name: 'dresses', title: { uk: 'Сукні', en: 'Dresses' }, parent_category: null },
  { name: 'wrap-dresses', title: { uk: 'Сукні на запах', en: 'Wrap dresses' }, parent_category: 'dresses' },
  { name: 'silk-wrap', title: { uk: 'Шовкові', en: 'Silk' }, parent_category: 'wrap-dresses' },
  { name: 'hats', title: { uk: 'Капелюхи', en: 'Hats' }, parent_category: null, unlisted: true },
]

beforeEach(async () => {
  history.pushState(null, '', '/')
  globalThis.fetch = (async () => ({
    ok: true,
    status: 200,
    json: async () => ({ status: true, categories }),
  })) as unknown as typeof fetch
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  await render(<SideMenu />)
  act(openMenu)
})

afterEach(() => act(closeMenu))

test('the menu shows the whole tree of categories, new and sale set apart', async () => {
  const dresses = (await screen.findByRole('link', { name: 'Сукні' })).closest('li') as HTMLElement

  expect(within(dresses).getByRole('link', { name: 'Сукні на запах' })).toHaveAttribute(
    'href',
    '/store?categories=wrap-dresses',
  )
  expect(within(dresses).getByRole('link', { name: 'Шовкові' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Новинки' })).toHaveAttribute('data-special', 'new')
  expect(screen.getByRole('link', { name: 'Знижки' })).toHaveAttribute('data-special', 'sale')
})

test('a category that does not stand in menus yet is left out', async () => {
  await screen.findByRole('link', { name: 'Сукні' })

  expect(screen.queryByRole('link', { name: 'Капелюхи' })).not.toBeInTheDocument()
})

test('the menu links to the other pages too', () => {
  for (const name of ['Моє бажане', 'Про нас', 'Контакти', 'Програма лояльності'])
    expect(screen.getByRole('link', { name })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Увійти' })).toBeVisible()
})

test('choosing a category closes the menu, also the one that is shown already', async () => {
  await userEvent.click(await screen.findByRole('link', { name: 'Знижки' }))
  expect($isMenuOpen.get()).toBe(false)

  act(openMenu)
  await userEvent.click(screen.getByRole('link', { name: 'Знижки' }))
  expect($isMenuOpen.get()).toBe(false)
})

test('before the first category the menu has its links and no empty list', async () => {
  await screen.findByRole('navigation', { name: 'Категорії' })
  const { queryKey } = endpointQuery(allCategoriesEndpoint, {})
  await act(async () => void queryClient.setQueryData(queryKey, { categories: [] }))

  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Категорії' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Контакти' })).toBeVisible()
})
