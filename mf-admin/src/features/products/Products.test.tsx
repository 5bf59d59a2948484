import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { changeInBulkEndpoint, undoBulkEndpoint } from '@shop/contracts/staff/staff-product-bulk'
import { type StaffProductRow, staffProductsEndpoint } from '@shop/contracts/staff/staff-products'
import { $notices } from '@shop/shell/notices'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { Products } from './Products.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const row = (article: string, about: Partial<StaffProductRow> = {}): StaffProductRow => ({
  ...{ article, model: 'DR-1', title: { uk: `Сукня ${article}`, en: 'Dress' }, category: 'dresses' },
  ...{ collection: 'spring', color: 'black', height: null, sizes: [{ name: '36 (S)', available: 2 }] },
  ...{ price: { uah: 4990, eur: 111 }, price_without_discount: null, stock: 2, is_shown: true, picture: null },
  ...{ preorder_on: null, missing: [], revision: 0, changed: null },
  ...about,
})
const rows = ['DR-1', 'DR-2', 'DR-3'].map(article => row(article))

function open(products: StaffProductRow[] | Error = rows, address = '/admin/other/products', count = 120) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === staffProductsEndpoint) {
      if (products instanceof Error) throw products
      return { products, count: products.length && count, page: 1, limit: 50 }
    }
    if (endpoint === changeInBulkEndpoint)
      return { changed: 1, left: 0, refused: [{ article: 'DR-2', why: ['picture'] }], undo: 'the-id' }
    if (endpoint === undoBulkEndpoint) return { restored: 1, left: 0 }
    if (endpoint.path.includes('preferences')) return { saved_filters: [], revision: 0 }
    return { categories: [], collections: [], colors: [], heights: [], sizes: [] }
  })
  showPage(<Products />, address)
}
const asked = () => service.mock.calls.filter(([endpoint]) => endpoint === staffProductsEndpoint).at(-1)?.[1]
const rowOf = async (article: string) => (await screen.findByText(article)).closest('tr') ?? document.body

test('the list says what each product is, what it lacks and how much of it there is', async () => {
  open([row('DR-1', { is_shown: false, missing: ['picture'], stock: 7 })])

  const product = within(await rowOf('DR-1'))
  expect(product.getByRole('link', { name: 'Сукня DR-1' })).toHaveAttribute('href', '/admin/other/products/DR-1')
  expect(product.getByText('Приховано')).toBeVisible()
  expect(product.getByText('Без фото')).toBeVisible()
  expect(product.getByText('7')).toBeVisible()
})

test('filters and the order stand in the address and are asked for', async () => {
  open(rows, '/admin/other/products?stock=out')
  await rowOf('DR-1')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Показ' }), 'Приховані')
  await userEvent.click(screen.getByRole('button', { name: 'Ціна' }))

  await waitFor(() => expect(location.search).toBe('?stock=out&shown=no&sort=price'))
  expect(asked()).toMatchObject({ query: { stock: 'out', shown: '0', sort: 'price', dir: 'asc', page: 1 } })
  expect(screen.getByRole('columnheader', { name: /Ціна/ })).toHaveAttribute('aria-sort', 'ascending')
})

test('rows are walked through, chosen and opened by keyboard', async () => {
  open()
  const first = await rowOf('DR-1')
  first.focus()
  await userEvent.keyboard('jx')
  expect(await rowOf('DR-2')).toHaveFocus()
  expect(screen.getByText('Обрано 1 товар')).toBeVisible()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(screen.getByText('Обрано 2 товари')).toBeVisible()

  await userEvent.keyboard('k{Enter}')
  expect(location.pathname).toBe('/admin/other/products/DR-2')
})

test('all that match the filter are changed by the filter, with the count that staff saw; refusals stay in sight', async () => {
  open(rows, '/admin/other/products?category=dresses')
  await userEvent.click(within(await rowOf('DR-1')).getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Вибрати всі 120 за фільтром' }))
  await userEvent.click(screen.getByRole('button', { name: 'Змінити ціну' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Відсоток' }), '-10')
  await userEvent.click(screen.getByRole('button', { name: 'Застосувати' }))

  expect(await screen.findByText('DR-2: фото')).toBeVisible()
  expect(service.mock.calls.find(([endpoint]) => endpoint === changeInBulkEndpoint)?.[1]).toEqual({
    body: {
      which: { by: 'filter', filter: { category: 'dresses' }, count: 120 },
      change: { do: 'price', how: 'percent', value: -10, keep_old: true },
    },
  })

  const notice = $notices.get().at(-1)
  expect(notice?.lastsMs).toBe(8000)
  notice?.action?.act()
  await waitFor(() =>
    expect(service.mock.calls.find(([endpoint]) => endpoint === undoBulkEndpoint)?.[1]).toEqual({
      params: { id: 'the-id' },
    }),
  )
})

test('a column that is hidden stands in the address', async () => {
  open()
  await rowOf('DR-1')
  await userEvent.click(screen.getByText('Колонки'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Колекція' }))

  expect(location.search).toBe('?hide=collection')
  expect(screen.queryByRole('columnheader', { name: 'Колекція' })).not.toBeInTheDocument()
})

test('a list that fails can be loaded again, and an empty one says why it is empty', async () => {
  open(new ShopError('busy'))
  expect(await screen.findByRole('button', { name: 'Спробувати ще раз' })).toBeVisible()

  open([], '/admin/other/products?stock=out')
  await userEvent.click(await screen.findByRole('button', { name: 'Показати всі товари' }))
  expect(location.search).toBe('')
  expect(await screen.findByText('Товарів ще немає')).toBeVisible()
})
