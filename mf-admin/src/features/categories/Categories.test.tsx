import { call } from '@shop/api-client/call'
import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { ShopError } from '@shop/contracts/errors'
import { goodsRemoving } from '@shop/contracts/staff/removing/removing'
import {
  changeCategoryEndpoint,
  type KeptCategory,
  newCategoryEndpoint,
  orderCategoriesEndpoint,
  staffCategoriesEndpoint,
} from '@shop/contracts/staff/storefront/staff-categories'
import { $notices } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { removalAnswer } from '../../../test/removal-answer.ts'
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
    body: { name: 'straw-hats', parent_category: 'skirts', special: null, listing: 'automatic' },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('staff see which categories do not stand in the menu, and say when one does', async () => {
  open('?open=hats', [aCategory('hats', 'Капелюхи', { listing: 'automatic', is_listed: false })])
  expect(within(await screen.findByRole('row', { name: 'Капелюхи' })).getByText('Немає в меню')).toBeVisible()

  const choice = screen.getByLabelText('У меню, на головній і у фільтрах')
  expect(choice).toHaveDisplayValue('Коли в ній є товари в магазині')
  await userEvent.selectOptions(choice, 'Завжди')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))
  expect(sentTo(changeCategoryEndpoint)).toMatchObject({ params: { name: 'hats' }, body: { listing: 'always' } })
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

const inDresses = [
  { of: 'dresses', kind: 'product' as const, count: 5, places: [] },
  {
    of: 'dresses',
    kind: 'category' as const,
    count: 1,
    places: [{ name: 'maxi', title: { uk: 'Максі', en: 'maxi' } }],
  },
]

test('a category with something in it is archived together with where that goes, and the message brings it back', async () => {
  open('?open=dresses')
  answerRemoval('dresses', { archive: inDresses })
  await userEvent.click(await screen.findByRole('button', { name: 'В архів: Сукні' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'В архів: Сукні' }))
  expect(await dialog.findByRole('link', { name: '5 товарів' })).toHaveAttribute(
    'href',
    '/admin/other/products?category=dresses',
  )
  expect(dialog.getByRole('link', { name: 'Максі (maxi)' })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'В архів' }))
  expect(dialog.getByText('Заповніть поле «Перенести до»')).toBeVisible()
  expect(sentTo(goodsRemoving.archive)).toBe(undefined)

  await userEvent.selectOptions(dialog.getByLabelText('Перенести до'), 'skirts')
  await userEvent.click(dialog.getByRole('button', { name: 'В архів' }))
  expect(sentTo(goodsRemoving.archive)).toEqual({
    body: { kind: 'category', names: ['dresses'], leads_to: null, move_to: 'skirts' },
  })
  const notice = $notices.get().at(-1)
  expect(notice).toMatchObject({ text: 'В архіві: Сукні. Те, що було всередині, тепер тут: Спідниці' })
  await act(async () => notice?.action?.act())
  expect(sentTo(goodsRemoving.restore)).toEqual({ body: { kind: 'category', names: ['dresses'] } })
})

test('a category that products came into meanwhile stays, and the dialog then shows them', async () => {
  open('?open=skirts')
  answerRemoval('skirts')
  await userEvent.click(await screen.findByRole('button', { name: 'В архів: Спідниці' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'В архів: Спідниці' }))
  await dialog.findByRole('button', { name: 'В архів' })
  answerRemoval('skirts', { archive: [{ of: 'skirts', kind: 'product', count: 2, places: [] }] }, () => {
    throw new ShopError('in_use')
  })
  await userEvent.click(dialog.getByRole('button', { name: 'В архів' }))

  expect(await dialog.findByRole('link', { name: '2 товари' })).toHaveAttribute(
    'href',
    '/admin/other/products?category=skirts',
  )
})

test('an archived category whose parent is archived, too, says why it does not come back', async () => {
  open('?archived=1&open=capes', [aCategory('capes', 'Накидки', { is_archived: true })])
  answerRemoval('capes', { isArchived: true }, () => {
    throw new ShopError('validation', { fields: { parent_category: 'category_archived' } })
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Повернути: Накидки' }))

  await waitFor(() =>
    expect($notices.get().at(-1)).toMatchObject({
      tone: 'error',
      text: 'Не вдалося повернути: Накидки. Категорія, у якій вона була, теж в архіві: спершу поверніть ту.',
    }),
  )
})

/** What the service says of a category that goes; `change` answers archiving and bringing back. */
function answerRemoval(name: string, about: Parameters<typeof removalAnswer>[2] = {}, change?: () => never) {
  const before = service.getMockImplementation()
  const known = tree.find(category => category.name === name)
  service.mockImplementation(async (endpoint, input) => {
    if (endpoint === goodsRemoving.uses) return removalAnswer(name, known?.title ?? { uk: name, en: name }, about)
    if (endpoint === goodsRemoving.archive) return change?.() ?? { removed: [name] }
    if (endpoint === goodsRemoving.restore) return change?.() ?? { restored: [name], shown: [name] }
    return before?.(endpoint, input as never)
  })
}

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
