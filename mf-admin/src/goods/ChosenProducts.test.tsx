import { call } from '@shop/api-client/call'
import type { ChosenProduct } from '@shop/contracts/staff/goods/chosen-products'
import { type StaffModelRow, staffModelsEndpoint } from '@shop/contracts/staff/goods/staff-model-list'
import type { StaffProductRow } from '@shop/contracts/staff/goods/staff-products'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { modelRow } from '../../test/model-row.ts'
import { showPage } from '../../test/show-page.tsx'
import { ChosenProducts } from './ChosenProducts.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const row = (article: string, title: string, about: Partial<StaffProductRow> = {}): StaffProductRow => ({
  article,
  model: article.toLowerCase(),
  title: { uk: title, en: title },
  category: 'dresses',
  collection: 'spring',
  color: 'black',
  height: null,
  sizes: [],
  price: { uah: 4990, eur: 111 },
  price_without_discount: null,
  stock: 3,
  is_shown: true,
  picture: null,
  preorder_on: null,
  missing: [],
  revision: 0,
  changed: null,
  ...about,
})
const tall = row('DR-8', 'Плаття', { model: 'wrap' })
const rows = [
  tall,
  row('DR-9', 'Плаття', { model: 'wrap', color: 'ivory' }),
  row('DR-1', 'Сукня'),
  row('CO-1', 'Пальто'),
  row('SK-1', 'Спідниця', { is_shown: false }),
]
const chosen = (article: string, about: Partial<ChosenProduct> = {}): ChosenProduct => ({
  article,
  state: 'shown',
  title: { uk: `Річ ${article}`, en: article },
  color: null,
  height: null,
  picture: null,
  price: null,
  in_stock: true,
  ...about,
})

function Picked({ first }: { first: ChosenProduct[] }) {
  const [products, setProducts] = useState(first)
  return (
    <>
      <ChosenProducts
        label="Речі"
        pickLabel="Додати річ"
        noneText="Порожньо"
        products={products}
        onChange={setProducts}
        most={3}
      />
      <output>{products.map(({ article }) => article).join(' ')}</output>
    </>
  )
}

function open(first: ChosenProduct[] = []) {
  service.mockReset()
  service.mockImplementation(async (endpoint, input) => {
    if (endpoint !== staffModelsEndpoint) return { categories: [], collections: [], colors: [], heights: [] }
    const { query } = input as { query?: Record<string, string> }
    const search = query?.['search[article]'] ?? ''
    const words = search.toLowerCase()
    const products = rows.filter(({ article, title }) => `${article} ${title.uk}`.toLowerCase().includes(words))
    const models = [...Map.groupBy(products, ({ model }) => model)].map(([model, found]): StaffModelRow => {
      const [lead] = found as [StaffProductRow]
      return modelRow(model, {
        article: lead.article,
        articles: found.map(({ article }) => article),
        title: lead.title,
        shown: found.filter(({ is_shown }) => is_shown).length,
        ...(query?.opened === model && { opened: found }),
      })
    })
    return { models, count: models.length, article_count: products.length, page: 1, limit: 20 }
  })
  showPage(<Picked first={first} />, '/admin/bundles/new')
}
const field = () => screen.findByRole('combobox', { name: 'Додати річ' })

test('products are found by title and chosen by keyboard, one after the other', async () => {
  open()
  const user = userEvent.setup()
  await user.type(await field(), 'сук')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(screen.getByRole('option')).toHaveAccessibleName(/DR-1/)
  await user.keyboard('{ArrowDown}{Enter}')

  await waitFor(async () => expect(await field()).toHaveFocus())
  expect(await field()).toHaveValue('')
  await user.type(await field(), 'CO-1')
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual([expect.stringContaining('CO-1')]),
  )
  await user.keyboard('{ArrowDown}{Enter}')

  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('DR-1 CO-1'))
})

test('of a model with several articles staff choose the one they mean, below the field', async () => {
  open([chosen('DR-8')])
  const user = userEvent.setup()
  await user.type(await field(), 'плат')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await user.keyboard('{ArrowDown}{Enter}')

  const articles = within(await screen.findByRole('group', { name: 'Артикули моделі wrap' }))
  expect(await articles.findByRole('button', { name: /DR-8.*Уже в списку/ })).toBeDisabled()
  await user.click(articles.getByRole('button', { name: /DR-9.*ivory/ }))
  expect(document.querySelector('output')).toHaveTextContent('DR-8 DR-9')
  expect(screen.queryByRole('group', { name: 'Артикули моделі wrap' })).not.toBeInTheDocument()
  expect(await field()).toHaveFocus()
})

test('what is chosen already cannot be chosen again, and hidden products say so', async () => {
  open([chosen('DR-1')])
  await userEvent.type(await field(), '1')

  expect(await screen.findByRole('option', { name: /DR-1/ })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('option', { name: /SK-1/ })).toHaveTextContent('Прихована')
})

test('the order changes by buttons, and a product is taken out', async () => {
  open([chosen('AA-1'), chosen('BB-1', { state: 'hidden' }), chosen('CC-1', { state: 'missing', title: null })])
  const list = await screen.findByRole('grid', { name: 'Речі' })
  expect(within(list).getByText('Прихована')).toBeVisible()
  expect(within(list).getByText('Такої речі вже немає')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Раніше: Річ BB-1, BB-1' }))
  expect(document.querySelector('output')).toHaveTextContent('BB-1 AA-1 CC-1')
  await userEvent.click(screen.getByRole('button', { name: 'Прибрати: CC-1' }))

  expect(document.querySelector('output')).toHaveTextContent('BB-1 AA-1')
  expect(screen.getByRole('row', { name: 'Річ AA-1, AA-1' })).toHaveFocus()
})

test('with as many products as can be there the field is closed', async () => {
  open([chosen('AA-1'), chosen('BB-1'), chosen('CC-1')])

  expect(await field()).toBeDisabled()
  expect(screen.getByText('3 з 3')).toBeVisible()
})
