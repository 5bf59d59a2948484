import { call } from '@shop/api-client/call'
import { ratesEndpoint } from '@shop/contracts/delivery/rates'
import { ShopError } from '@shop/contracts/errors'
import {
  answerImportEndpoint,
  applyImportEndpoint,
  type ImportItem,
  type ImportSummary,
  importEndpoint,
  importsEndpoint,
  setImportCategoriesEndpoint,
} from '@shop/contracts/staff/goods/staff-import'
import { colorCalls } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { Import } from './Import.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const planned: ImportSummary = {
  id: '0123456789abcdef',
  file_name: 'goods.csv',
  format: 'own',
  state: 'planned',
  by: 'olha',
  at: '2026-11-21T10:00:00.000Z',
  ended: null,
  problem: null,
  rows: 3,
  counts: { created: 0, changed: 1, left: 0, refused: 1 },
  applied: 0,
  failed: 0,
  pictures: { waiting: 0, done: 0, failed: 0 },
  ignored_columns: ['Vendor'],
  questions: { options: [], tags: [] },
}
const item = (about: Partial<ImportItem>): ImportItem => ({
  article: 'A-1',
  lines: [2, 3, 5],
  kind: 'changed',
  state: 'waiting',
  problems: [],
  notes: [],
  changes: [],
  pictures: [],
  ...about,
})
const items = [
  item({ changes: [{ column: 'price_uah', size: '36 (S)', was: '4000', will: '4500' }] }),
  item({
    article: 'A-2',
    lines: [4],
    kind: 'refused',
    problems: [{ line: 4, column: 'category', code: 'unknown', value: 'hats' }],
  }),
]

function open(address: string, read: ImportSummary = planned, refused?: unknown) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (refused && endpoint === refused) throw new ShopError('name_taken')
    if (endpoint === importEndpoint) return { import: read, items, count: 2, page: 1, limit: 50 }
    if (endpoint === importsEndpoint) return { imports: [read] }
    if (endpoint === applyImportEndpoint) return { import: { ...read, state: 'applying' } }
    if (endpoint === ratesEndpoint) return { rates: [{ currency: 'EUR', rate: 48.74, since: '2026-11-01' }] }
    return {
      categories: [{ name: 'dresses', title: { uk: 'Сукні', en: 'Dresses' }, parent_category: null, special: null }],
      collections: [{ name: 'spring', title: { uk: 'Весна', en: 'Spring' } }],
      colors: [],
      sizes: [{ name: '36 (S)', short_name: 'S' }],
      heights: [],
    }
  })
  showPage(<Import />, `/admin/other/import${address}`)
}

test('staff see what a file would change, was and will be, and why a row is refused', async () => {
  open('?import=0123456789abcdef')

  const row = (await screen.findByRole('rowheader', { name: 'A-1' })).closest('tr') ?? document.body
  expect(within(row).getByText('2–3, 5')).toBeVisible()
  expect(within(row).getByText('4000')).toBeVisible()
  expect(within(row).getByText('4500')).toBeVisible()
  expect(screen.getByText('рядок 4: Категорія — «hats» — такого немає в довідниках магазину')).toBeVisible()
  expect(screen.getByText('Vendor')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Відхилені рядки (CSV)' })).toHaveAttribute(
    'href',
    '/api/admin/products/import/0123456789abcdef/refused?language=uk',
  )
})

test('what was shown is applied by its number', async () => {
  open('?import=0123456789abcdef')
  await userEvent.click(await screen.findByRole('button', { name: 'Застосувати: 1 товар' }))

  const sent = service.mock.calls.find(([endpoint]) => endpoint === applyImportEndpoint)
  expect(sent?.[1]).toEqual({ params: { id: planned.id } })
})

test('while it is applied staff see how far it is, and can stop it', async () => {
  open('?import=0123456789abcdef', {
    ...planned,
    state: 'applying',
    applied: 1,
    counts: { ...planned.counts, changed: 4 },
  })

  expect(await screen.findByRole('progressbar', { name: 'Опрацьовано 1 з 4 товарів' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Зупинити' })).toBeVisible()
})

test('a file that cannot be read says why, and in which line', async () => {
  open('?import=0123456789abcdef', {
    ...planned,
    state: 'unreadable',
    format: null,
    problem: { code: 'quotes', line: 7 },
  })

  expect(await screen.findByText(/незакриті або зайві лапки \(рядок 7\)/)).toBeVisible()
})

const shopify: ImportSummary = {
  ...planned,
  format: 'shopify',
  has_file: true,
  answers: { language: 'en', currency: null, rate: null, collection: null, color: null, options: {} },
  counts: { created: 0, changed: 0, left: 0, refused: 3 },
  questions: {
    options: ['Material'],
    tags: ['gowns', 'new in'],
    option_values: [{ name: 'Material', values: ['Silk', 'Linen'], count: 2, suggestion: 'title' }],
    tag_uses: [
      { tag: 'gowns', from: 'type', count: 2, suggestion: null },
      { tag: 'new in', from: 'tag', count: 3, suggestion: null },
    ],
    named: [
      {
        kind: 'size',
        value: 'Small',
        count: 4,
        lines: [2, 5],
        suggestion: '36 (S)',
        proposal: { uk: 'Small', en: 'Small', hex: null },
      },
      {
        kind: 'color',
        value: 'Rust',
        count: 1,
        lines: [3],
        suggestion: null,
        proposal: { uk: 'Теракотовий', en: 'Rust', hex: '#b5532d' },
      },
    ],
    missing: ['currency', 'collection'],
  },
  causes: {
    problems: [
      {
        code: 'unknown',
        column: 'size',
        values: ['Small'],
        products: 4,
        rows: 9,
        lines: [2, 5],
        articles: ['A-1'],
      },
      {
        code: 'not_a_number',
        column: 'price_uah',
        values: ['дорого'],
        products: 4,
        rows: 9,
        lines: [2, 5],
        articles: ['A-1'],
      },
    ],
    notes: [
      { code: 'stock_negative', column: null, values: ['S: -2'], products: 1, rows: 1, lines: [2], articles: [] },
    ],
  },
}

/** What went to a call, once it was asked. */
const sentTo = (endpoint: unknown) => service.mock.calls.find(([called]) => called === endpoint)?.[1]

test('everything that a file leaves open is answered on one screen, and the file is read again without being sent', async () => {
  open('?import=0123456789abcdef', shopify)

  await userEvent.selectOptions(await screen.findByLabelText('Валюта цін'), 'EUR')
  expect(screen.getByLabelText('Гривень за 1 EUR')).toHaveValue('48,74')
  expect(screen.getByText('Курс магазину: 48,74 грн за 1 €')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Колекція нових товарів'), 'spring')
  // What is nearest stands there already.
  expect(screen.getByLabelText('Material')).toHaveValue('title')
  expect(screen.getByLabelText('Small')).toHaveValue('36 (S)')
  await userEvent.selectOptions(screen.getByLabelText('Rust'), '+ Створити колір')
  expect(screen.getByLabelText('Назва українською')).toHaveValue('Теракотовий')
  await userEvent.selectOptions(screen.getByLabelText('Усі 2 без відповіді — до категорії'), 'Сукні')
  await userEvent.click(screen.getByRole('button', { name: 'Перевірити ще раз' }))

  await waitFor(() => expect(sentTo(answerImportEndpoint)).toBeDefined())
  expect(sentTo(colorCalls.add)).toEqual({
    body: { name: 'rust', fields: { title: { uk: 'Теракотовий', en: 'Rust' }, hex: '#b5532d' } },
  })
  expect(sentTo(setImportCategoriesEndpoint)).toEqual({
    body: { categories: ['gowns', 'new in'].map(word => ({ word, category: 'dresses' })) },
  })
  expect(sentTo(answerImportEndpoint)).toEqual({
    params: { id: planned.id },
    body: {
      language: 'en',
      currency: 'EUR',
      rate: 48.74,
      collection: 'spring',
      color: null,
      options: { Material: 'title' },
      values: [
        { kind: 'size', value: 'Small', name: '36 (S)' },
        { kind: 'color', value: 'Rust', name: 'rust' },
      ],
    },
  })
})

test('without a currency and its rate nothing is read again, and the field says so', async () => {
  open('?import=0123456789abcdef', shopify)
  await userEvent.click(await screen.findByRole('button', { name: 'Перевірити ще раз' }))
  expect(screen.getByText('Оберіть валюту')).toBeVisible()

  await userEvent.selectOptions(screen.getByLabelText('Валюта цін'), 'USD')
  expect(screen.getByText('Введіть курс від 0,01 до 9999,99')).toBeVisible()
  expect(sentTo(answerImportEndpoint)).toBeUndefined()
})

test('a colour that cannot be made says why beside its name, and nothing else is lost', async () => {
  open('?import=0123456789abcdef', shopify, colorCalls.add)
  await userEvent.selectOptions(await screen.findByLabelText('Валюта цін'), 'UAH')
  await userEvent.selectOptions(screen.getByLabelText('Rust'), '+ Створити колір')
  await userEvent.click(screen.getByRole('button', { name: 'Перевірити ще раз' }))

  expect(await screen.findByText('Таке вже є: оберіть його з переліку або змініть назву')).toBeVisible()
  expect(screen.getByLabelText('Назва англійською')).toHaveValue('Rust')
  expect(sentTo(answerImportEndpoint)).toBeUndefined()
})

test('one cause is told once, with its number and a few of its rows', async () => {
  open('?import=0123456789abcdef', shopify)

  expect(await screen.findByText('Ціна, грн — «дорого» — це не число')).toBeVisible()
  expect(screen.getByText('4 товари · рядки 2, 5…')).toBeVisible()
  // It is asked above.
  expect(screen.queryByText('Розмір — «Small» — такого немає в довідниках магазину')).toBeNull()
  expect(screen.getByText(/Від’ємний залишок: у магазині буде 0\..*«S: -2»/)).toBeVisible()
})

test('questions of a file that is kept no longer say so', async () => {
  open('?import=0123456789abcdef', { ...shopify, has_file: false })

  expect(await screen.findByText('Файл уже не зберігається. Щоб уточнити, оберіть його ще раз.')).toBeVisible()
})

test('products can be exported in both ways, and the latest imports are listed', async () => {
  open('')

  expect(await screen.findByRole('link', { name: 'goods.csv' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'CSV для Excel (крапка з комою)' })).toHaveAttribute(
    'href',
    '/api/admin/products/export?language=uk',
  )
})
