import { call } from '@shop/api-client/call'
import {
  applyImportEndpoint,
  type ImportItem,
  type ImportSummary,
  importEndpoint,
  importsEndpoint,
} from '@shop/contracts/staff/goods/staff-import'
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

function open(address: string, read: ImportSummary = planned) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === importEndpoint) return { import: read, items, count: 2, page: 1, limit: 50 }
    if (endpoint === importsEndpoint) return { imports: [read] }
    if (endpoint === applyImportEndpoint) return { import: { ...read, state: 'applying' } }
    return { categories: [], collections: [{ name: 'spring', title: { uk: 'Весна', en: 'Spring' } }], colors: [] }
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

test('of a Shopify file the currency, its rate and a collection are asked before it is sent', async () => {
  open('')
  const file = new File(['Handle,Title,Variant Price\nx,X,1\n'], 'shopify.csv', { type: 'text/csv' })
  file.slice = () => ({ text: async () => 'Handle,Title,Variant Price\n' }) as unknown as Blob
  await userEvent.upload(await screen.findByLabelText('Обрати файл'), file)

  expect(await screen.findByText('Це файл Shopify')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Перевірити файл' }))
  expect(screen.getByText('Оберіть валюту')).toBeVisible()
  expect(screen.getByText('Оберіть колекцію')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Валюта цін'), 'EUR')
  await waitFor(() => expect(screen.getByText('Введіть курс від 0,01 до 9999,99')).toBeVisible())
})

test('tags that mean no category are asked for', async () => {
  open('?import=0123456789abcdef', {
    ...planned,
    format: 'shopify',
    questions: { options: ['Buckle'], tags: ['gowns'] },
  })

  expect(await screen.findByLabelText('gowns')).toBeVisible()
  expect(screen.getByLabelText('Buckle')).toBeVisible()
})

test('products can be exported in both ways, and the latest imports are listed', async () => {
  open('')

  expect(await screen.findByRole('link', { name: 'goods.csv' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'CSV для Excel (крапка з комою)' })).toHaveAttribute(
    'href',
    '/api/admin/products/export?language=uk',
  )
})
