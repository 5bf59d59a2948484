import { call } from '@shop/api-client/call'
import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { ShopError } from '@shop/contracts/errors'
import {
  archiveCategoryEndpoint,
  changeCategoryEndpoint,
  type KeptCategory,
  newCategoryEndpoint,
  orderCategoriesEndpoint,
  staffCategoriesEndpoint,
} from '@shop/contracts/staff/storefront/staff-categories'
import { queryClient } from '@shop/shell/query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { Categories } from './Categories.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

function aCategory(name: string, uk: string, about: Partial<KeptCategory> = {}): KeptCategory {
  return {
    name,
    title: { uk, en: name },
    parent_category: null,
    special: null,
    is_archived: false,
    shown: 0,
    hidden: 0,
    revision: 3,
    changed: null,
    ...about,
  }
}

const tree = [
  aCategory('new', 'Новинки', { special: 'new' }),
  aCategory('dresses', 'Сукні', { shown: 5, hidden: 1 }),
  aCategory('maxi', 'Максі', { parent_category: 'dresses', shown: 2 }),
  aCategory('skirts', 'Спідниці'),
]

function open(address = '', categories: KeptCategory[] | Error = tree) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint !== staffCategoriesEndpoint) return { category: tree[1], categories: tree }
    if (categories instanceof Error) throw categories
    return { categories }
  })
  showPage(<Categories />, `/admin/other/categories${address}`)
}

const sentTo = (endpoint: unknown) => service.mock.calls.find(([called]) => called === endpoint)?.[1]

test('staff see the tree with how much is in each category', async () => {
  open()

  expect(within(await screen.findByRole('row', { name: 'Сукні' })).getByText('5 товарів · 1 прихований')).toBeVisible()
  expect(screen.getByRole('row', { name: 'Максі' })).toHaveAttribute('data-depth', '1')
})

test('a new category is named after its English title unless staff say otherwise', async () => {
  open('?open=new-category')
  await userEvent.type(await screen.findByLabelText('Назва, українською'), 'Капелюхи')
  await userEvent.type(screen.getByLabelText('Назва, англійською'), 'Straw hats')
  await userEvent.selectOptions(screen.getByLabelText('Усередині категорії'), 'skirts')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

  expect(sentTo(newCategoryEndpoint)).toMatchObject({
    body: { name: 'straw-hats', parent_category: 'skirts', special: null },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('the cards of goods offer a new category at once', async () => {
  open('?open=new-category')
  const path = allCategoriesEndpoint.path
  queryClient.setQueryData([path, {}], { categories: [] })
  await userEvent.type(await screen.findByLabelText('Назва, українською'), 'Капелюхи')
  await userEvent.type(screen.getByLabelText('Назва, англійською'), 'Hats')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

  await waitFor(() => expect(queryClient.getQueryState([path, {}])?.isInvalidated).toBe(true))
})

test('a category moves neither into itself nor below itself', async () => {
  open('?open=dresses')
  const parents = within(await screen.findByLabelText('Усередині категорії')).getAllByRole('option')

  expect(parents.map(({ textContent }) => textContent)).toEqual(['Найвищий рівень', 'Спідниці'])
})

test('a change is made on the revision that was opened, and is compared when it came too late', async () => {
  open('?open=skirts')
  const field = await screen.findByLabelText('Назва, українською')
  service.mockImplementation(async endpoint => {
    if (endpoint === changeCategoryEndpoint) throw new ShopError('changed_meanwhile', { revision: 4, by: 'olena' })
    return {
      categories: tree.map(category => ({ ...category, title: { uk: 'Спіднички', en: 'skirts' }, revision: 4 })),
    }
  })
  await userEvent.type(field, ' нові')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

  expect(sentTo(changeCategoryEndpoint)).toMatchObject({ params: { name: 'skirts' }, body: { revision: 3 } })
  expect(await screen.findByRole('row', { name: 'Назва, українською Спідниці нові Спіднички' })).toBeVisible()
})

test('a category with something in it is archived together with where that goes', async () => {
  open('?open=dresses')
  await userEvent.click(await screen.findByRole('button', { name: 'В архів' }))
  expect(screen.getByText(/Тут іще 5 товарів\. Усередині 1 підкатегорія\./)).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Перенести до'), 'skirts')
  await userEvent.click(screen.getByRole('button', { name: 'В архів' }))

  expect(sentTo(archiveCategoryEndpoint)).toEqual({
    params: { name: 'dresses' },
    body: { revision: 3, move_to: 'skirts' },
  })
})

test('a category that products came into meanwhile stays, with a link to them', async () => {
  open('?open=skirts')
  await userEvent.click(await screen.findByRole('button', { name: 'В архів' }))
  service.mockImplementation(async endpoint => {
    if (endpoint === archiveCategoryEndpoint) throw new ShopError('in_use', { articles: 2 })
    return { categories: tree }
  })
  await userEvent.click(screen.getByRole('button', { name: 'В архів' }))

  expect(await screen.findByRole('link', { name: 'Показати їх' })).toHaveAttribute(
    'href',
    '/admin/other/products?category=skirts',
  )
})

test('siblings change places by their buttons', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: /Спідниці.*раніше|Раніше.*Спідниці/i }))

  expect(sentTo(orderCategoriesEndpoint)).toEqual({
    body: { parent_category: null, names: ['new', 'skirts', 'dresses'] },
  })
})

test('by keyboard a category is carried over its siblings only, with all that is in it', async () => {
  open()
  const row = await screen.findByRole('row', { name: 'Сукні' })
  act(() => within(row).getByRole('button', { name: 'Перетягнути Сукні' }).focus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Вставити/))
  await userEvent.keyboard('{End}{Enter}')

  await waitFor(() =>
    expect(sentTo(orderCategoriesEndpoint)).toEqual({
      body: { parent_category: null, names: ['new', 'skirts', 'dresses'] },
    }),
  )
})

test('a tree that fails to load can be loaded again; an empty one invites to make the first category', async () => {
  open('', new ShopError('busy'))
  expect(await screen.findByRole('button', { name: 'Спробувати ще раз' })).toBeVisible()

  open('', [])
  expect(await screen.findByText('Категорій ще немає')).toBeVisible()
})
