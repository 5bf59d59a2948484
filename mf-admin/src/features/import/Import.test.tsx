import { call } from '@shop/api-client/call'
import { takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { applyImportEndpoint, type ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { openImport, planned, shopify } from '../../../test/open-import.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const open = (address: string, read?: ImportSummary) => openImport(service, address, read)

/** What went to a call, once it was asked. */
const sentTo = (endpoint: unknown) => service.mock.calls.find(([called]) => called === endpoint)?.[1]

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

const undo = { restored: 0, left: 0, kept: [], things: [] }

test('an applied import can be taken back from its page for an hour', async () => {
  const until = '2026-11-21T11:05:00.000Z'
  open('?import=0123456789abcdef', { ...planned, state: 'done', applied: 1, undo: { ...undo, state: 'open', until } })
  await userEvent.click(await screen.findByRole('button', { name: 'Скасувати застосоване' }))

  await waitFor(() => expect(sentTo(takeBackChangeEndpoint)).toEqual({ params: { id: planned.id } }))
})

test('what of an import could not be taken back is named row by row, with what stays of what was made for it', async () => {
  const kept = [{ article: 'A-1', why: ['stock 36 (S)'] }]
  const things = [{ kind: 'color' as const, name: 'gold' }]
  const undo = { state: 'undone' as const, until: null, restored: 4, left: 1, kept, things }
  open('?import=0123456789abcdef', { ...planned, state: 'done', applied: 5, undo })

  expect(await screen.findByText('Скасовано: товарів, які знову як були, — 4')).toBeVisible()
  expect(screen.getByText('A-1', { selector: 'strong' }).closest('li')).toHaveTextContent('36 (S)')
  expect(screen.getByText(/gold/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Скасувати застосоване' })).toBeNull()
})

test('one cause is told once, with its number and a few of its rows', async () => {
  open('?import=0123456789abcdef', shopify)

  expect(await screen.findByText('Ціна, грн — «дорого» — це не число')).toBeVisible()
  expect(screen.getByText('4 товари · рядки 2, 5…')).toBeVisible()
  // It is asked above.
  expect(screen.queryByText('Розмір — «Small» — такого немає в довідниках магазину')).toBeNull()
  expect(screen.getByText(/Від’ємний залишок: у магазині буде 0\..*«S: -2»/)).toBeVisible()
})

test('products can be exported in both ways, and the latest imports are listed', async () => {
  open('')

  expect(await screen.findByRole('link', { name: 'goods.csv' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'CSV для Excel (крапка з комою)' })).toHaveAttribute(
    'href',
    '/api/admin/products/export?language=uk',
  )
})
