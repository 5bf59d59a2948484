import { call } from '@shop/api-client/call'
import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { ShopError } from '@shop/contracts/errors'
import { takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { staffModelsEndpoint } from '@shop/contracts/staff/goods/staff-model-list'
import { bulksEndpoint } from '@shop/contracts/staff/goods/staff-product-bulk'
import { showProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { type StaffProductRow, staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { $notices } from '@shop/shell/notices'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { productFixture } from '../../../../test/product-fixture.ts'
import { productRow as row } from '../../../../test/product-row.ts'
import { showPage } from '../../../../test/show-page.tsx'
import { Products } from './Products.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

let show: () => Promise<unknown>
let member: object | undefined
const rows = ['DR-1', 'DR-2', 'DR-3'].map(article => row(article))

const flat = '/admin/other/products?rows=articles'

/** The flat list: a row an article. */
function open(products: StaffProductRow[] | Error = rows, address = flat, count = 120) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === staffProductsEndpoint) {
      if (products instanceof Error) throw products
      return { products, count: products.length && count, page: 1, limit: 50 }
    }
    if (endpoint === staffModelsEndpoint) return { models: [], count: 0, article_count: 0, page: 1, limit: 50 }
    if (endpoint === bulksEndpoint) return { bulks: [] }
    if (endpoint === showProductEndpoint) return show()
    if (endpoint === takeBackChangeEndpoint) return { state: 'undone', restored: 1, left: 0, kept: [], emails: 0 }
    if (endpoint === staffCheckAuthEndpoint) return { staff: member }
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
  expect(product.getByRole('checkbox', { name: 'У магазині: Сукня DR-1, DR-1' })).not.toBeChecked()
  expect(product.getByText('Без фото')).toBeVisible()
  expect(product.getByText('7')).toBeVisible()
})

test('filters and the order stand in the address and are asked for', async () => {
  open(rows, `${flat}&stock=out`)
  await rowOf('DR-1')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Показ' }), 'Приховані')
  await userEvent.click(screen.getByRole('button', { name: 'Ціна' }))

  await waitFor(() => expect(location.search).toBe('?stock=out&shown=no&rows=articles&sort=price'))
  expect(asked()).toMatchObject({ query: { stock: 'out', shown: '0', sort: 'price', dir: 'asc', page: 1 } })
  expect(screen.getByRole('columnheader', { name: /Ціна/ })).toHaveAttribute('aria-sort', 'ascending')
})

test('rows are walked through, chosen and opened by keyboard', async () => {
  open()
  const first = await rowOf('DR-1')
  first.focus()
  await userEvent.keyboard('jx')
  expect(await rowOf('DR-2')).toHaveFocus()
  expect(screen.getByText('Обрано 1 артикул')).toBeVisible()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(screen.getByText('Обрано 2 артикули')).toBeVisible()

  await userEvent.keyboard('k{Enter}')
  expect(location.pathname).toBe('/admin/other/products/DR-2')
})

const shownBox = () => screen.findByRole('checkbox', { name: 'У магазині: Сукня DR-2, DR-2' })
const shownAs = () =>
  service.mock.calls.filter(([endpoint]) => endpoint === showProductEndpoint).map(([, input]) => input)

test('a product is hidden right in its row, at once, and the message takes it back', async () => {
  let answer = (_: unknown) => {}
  show = () =>
    new Promise(resolve => {
      answer = resolve
    })
  open()
  await userEvent.click(await shownBox())
  expect(await shownBox()).not.toBeChecked()
  await act(async () => answer({ product: productFixture({ is_shown: false }), undo: 'the-id' }))

  const notice = $notices.get().at(-1)
  expect(notice).toMatchObject({ text: '«Сукня DR-2» приховано', lastsMs: 8000, action: { label: 'Скасувати' } })
  expect(shownAs()).toEqual([{ params: { article: 'DR-2' }, body: { is_show: false } }])
  act(() => notice?.action?.act())

  await waitFor(() => expect($notices.get().at(-1)?.text).toBe('Скасовано, усе як було'))
  expect(service.mock.calls.filter(([endpoint]) => endpoint === takeBackChangeEndpoint)[0]?.[1]).toEqual({
    params: { id: 'the-id' },
  })
  // The list is read again.
  await waitFor(async () => expect(await shownBox()).toBeChecked())
})

test('a product that cannot be shown yet is put back, and the message says what it lacks', async () => {
  show = async () => {
    throw new ShopError('not_ready', { lacks: ['picture', 'title_en'] })
  }
  open([row('DR-2', { is_shown: false })])
  await userEvent.click(await shownBox())

  await waitFor(() =>
    expect($notices.get().at(-1)).toMatchObject({
      tone: 'error',
      text: '«Сукня DR-2» лишається прихованим. Для показу бракує: фото, назви англійською',
    }),
  )
  expect(await shownBox()).not.toBeChecked()
})

test('a switch that fails is put back and can be tried again', async () => {
  show = async () => {
    throw new ShopError('busy')
  }
  open()
  await userEvent.click(await shownBox())

  await waitFor(() => expect($notices.get().at(-1)?.action?.label).toBe('Спробувати ще раз'))
  expect(await shownBox()).toBeChecked()
})

test('what is pressed last holds, however slow the answers are', async () => {
  const answers: ((value: unknown) => void)[] = []
  show = () => new Promise(resolve => answers.push(resolve))
  open()
  await userEvent.click(await shownBox())
  await userEvent.click(await shownBox())
  expect(shownAs()).toHaveLength(1)
  await act(async () => answers[0]?.({ product: productFixture({ is_shown: false }) }))
  await act(async () => answers[1]?.({ product: productFixture({ is_shown: true }) }))

  expect(shownAs().map(input => Reflect.get(Object(input), 'body'))).toEqual([{ is_show: false }, { is_show: true }])
  expect(await shownBox()).toBeChecked()
})

test('staff who may not change products see their state without a switch', async () => {
  member = { login: 'olha', role: 'accountant', rights: ['statistics'], second_factor: 'off' }
  open()

  expect(within(await rowOf('DR-1')).getByText('У магазині')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^У магазині/ })).not.toBeInTheDocument())
  member = undefined
})

test('a question mark shows the keys of the list, but not where somebody types', async () => {
  open()
  await rowOf('DR-1')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Пошук' }), '?')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  ;(await rowOf('DR-1')).focus()
  await userEvent.keyboard('?')
  const dialog = within(screen.getByRole('dialog', { name: 'Клавіші списку' }))
  expect(dialog.getByText('Відкрити рядок')).toBeVisible()
  expect(dialog.getByText('Обрати рядок або зняти вибір')).toBeVisible()
})

test('letter keys can be turned off: arrows go on working, and the keys are still shown by their button', async () => {
  open()
  await rowOf('DR-1')
  await userEvent.click(screen.getByRole('button', { name: 'Клавіші (?)' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Літерні клавіші ввімкнено' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Закрити' }))

  ;(await rowOf('DR-1')).focus()
  await userEvent.keyboard('jx?')
  expect(await rowOf('DR-1')).toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  expect(await rowOf('DR-2')).toHaveFocus()

  await userEvent.click(screen.getByRole('button', { name: 'Клавіші (?)' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Літерні клавіші ввімкнено' }))
})

test('what the filter shows is exported, in both ways', async () => {
  open(rows, `${flat}&search=сукня&shown=no&stock=low&sort=price&page=2`)
  await rowOf('DR-1')
  await userEvent.click(screen.getByText('Експорт'))

  const link = screen.getByRole('link', { name: 'CSV для Excel (крапка з комою)' })
  expect(Object.fromEntries(new URL(link.getAttribute('href') ?? '', location.href).searchParams)).toEqual({
    'search[article]': 'сукня',
    shown: '0',
    stock: 'low',
    language: 'uk',
  })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/api\/admin\/products\/export\?/))
})

test('a column that is hidden stands in the address', async () => {
  open()
  await rowOf('DR-1')
  await userEvent.click(screen.getByText('Колонки'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Колекція' }))

  expect(location.search).toBe('?rows=articles&hide=collection')
  expect(screen.queryByRole('columnheader', { name: 'Колекція' })).not.toBeInTheDocument()
})

test('a list that fails can be loaded again', async () => {
  open(new ShopError('busy'))
  expect(await screen.findByRole('button', { name: 'Спробувати ще раз' })).toBeVisible()
})

test('an empty list says why it is empty, and all rows are shown by one press', async () => {
  open([], `${flat}&stock=out`)
  await userEvent.click(await screen.findByRole('button', { name: 'Показати всі товари' }))
  expect(location.search).toBe('?rows=articles')
  expect(await screen.findByText('Товарів ще немає')).toBeVisible()
})
