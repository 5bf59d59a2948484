import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { type BulkPricePreview, previewBulkPricesEndpoint } from '@shop/contracts/staff/goods/staff-bulk-preview'
import { stopChangeEndpoint, takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { type BulkView, bulksEndpoint, changeInBulkEndpoint } from '@shop/contracts/staff/goods/staff-product-bulk'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { $notices } from '@shop/shell/notices'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { productRow } from '../../../../test/product-row.ts'
import { showPage } from '../../../../test/show-page.tsx'
import { Products } from './Products.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

let bulks: BulkView[] = []
const ended = { state: 'done', done: 2, total: 2, changed: 1, left: 0, undo: 'the-id' }
const refusing = async (): Promise<object> => ({ ...ended, refused: [{ article: 'DR-2', why: ['picture'] }] })
let makeBulk = refusing
const preview: BulkPricePreview = {
  changed: 1,
  left: 0,
  refused: 1,
  rows: [
    {
      article: 'DR-1',
      title: { uk: 'Сукня', en: 'Dress' },
      size: '36 (S)',
      was: { price: { uah: 4990, eur: null }, price_without_discount: null },
      will: { price: { uah: 5490, eur: 100 }, price_without_discount: { uah: 4990, eur: null } },
    },
  ],
  refused_rows: [{ article: 'DR-2', why: ['price_too_low'] }],
}
const aBulk = (about: Partial<BulkView> = {}): BulkView => ({
  id: '7b1de6a2-5f0c-4d57-8e59-0f8f2b1f4c11',
  who: 'olha',
  at: '2026-11-21T10:00:00.000Z',
  change: { do: 'price', how: 'percent', value: 10, keep_old: false },
  state: 'running',
  done: 500,
  total: 5000,
  changed: 500,
  left: 0,
  refused: 0,
  undone: null,
  can_undo: true,
  ...about,
})

beforeEach(() => {
  bulks = []
  makeBulk = refusing
})

const rows = ['DR-1', 'DR-2', 'DR-3'].map(article => productRow(article))

function open(address = '/admin/other/products?rows=articles') {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === staffProductsEndpoint) return { products: rows, count: 120, page: 1, limit: 50 }
    if (endpoint === changeInBulkEndpoint) return makeBulk()
    if (endpoint === previewBulkPricesEndpoint) return preview
    if (endpoint === bulksEndpoint) return { bulks }
    if (endpoint === takeBackChangeEndpoint) return { state: 'undone', restored: 1, left: 0, kept: [], emails: 0 }
    if (endpoint === stopChangeEndpoint) return { state: 'stopped', done: 500, total: 5000, changed: 500 }
    if (endpoint.path.includes('preferences')) return { saved_filters: [], revision: 0 }
    return { categories: [], collections: [], colors: [], heights: [], sizes: [] }
  })
  showPage(<Products />, address)
}
const rowOf = async (article: string) => (await screen.findByText(article)).closest('tr') ?? document.body

test('all that match the filter are changed by the filter, with the count that staff saw; refusals stay in sight', async () => {
  open('/admin/other/products?rows=articles&category=dresses')
  await userEvent.click(within(await rowOf('DR-1')).getByRole('checkbox', { name: /^Обрати/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Вибрати всі 120 за фільтром' }))
  await userEvent.click(screen.getByRole('button', { name: 'Змінити ціну' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Відсоток' }), '-10')
  await applyPreviewed()

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
    expect(service.mock.calls.find(([endpoint]) => endpoint === takeBackChangeEndpoint)?.[1]).toEqual({
      params: { id: 'the-id' },
    }),
  )
})

test('prices are shown before and after, and the preview goes as soon as it is no longer of what is asked for', async () => {
  open()
  await raisePrices()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Округлити нову ціну' }), '90')
  await userEvent.click(screen.getByRole('button', { name: 'Показати, що зміниться' }))

  const table = within(await screen.findByRole('table', { name: 'Було → буде: перші ціни' }))
  expect(table.getAllByRole('row').map(row => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'ТоварБулоБуде',
    'Сукня DR-1, розмір 36 (S)4 990 ₴5 490 ₴100,00 €4 990 ₴',
  ])
  expect(screen.getByText('Зміниться артикулів: 1, уже такі: 0, відхилено: 1')).toBeVisible()
  expect(screen.getByText('DR-2: ціна стала б нульовою')).toBeVisible()
  expect(service.mock.calls.find(([endpoint]) => endpoint === previewBulkPricesEndpoint)?.[1]).toEqual({
    body: {
      which: { by: 'articles', articles: ['DR-1'] },
      change: { do: 'price', how: 'percent', value: 10, round_to: '90', keep_old: true },
    },
  })
  expect(keys()).toEqual([])

  await userEvent.type(screen.getByRole('textbox', { name: 'Відсоток' }), '0')
  expect(screen.queryByRole('table', { name: 'Було → буде: перші ціни' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Застосувати' })).not.toBeInTheDocument()
})

async function applyPreviewed() {
  await userEvent.click(screen.getByRole('button', { name: 'Показати, що зміниться' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Застосувати' }))
}
async function raisePrices() {
  await userEvent.click(within(await rowOf('DR-1')).getByRole('checkbox', { name: /^Обрати/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Змінити ціну' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Відсоток' }), '10')
}
const keys = () =>
  service.mock.calls.flatMap(([endpoint, , options]) =>
    endpoint === changeInBulkEndpoint ? options?.headers?.['Idempotency-Key'] : [],
  )

test('staff see how far every change of many products came, their own or not, and can stop it, take it back, or both', async () => {
  bulks = [aBulk(), aBulk({ id: 'b', state: 'failed', can_undo: false }), aBulk({ id: 'c', state: 'done', done: 5000 })]
  open()

  const latest = within(await screen.findByRole('region', { name: 'Останні зміни багатьох товарів' }))
  expect(latest.getAllByText(/Змінити ціну \+10 %/)).toHaveLength(3)
  expect(latest.getByLabelText('Опрацьовано 500 з 5000')).toHaveValue(500)
  expect(latest.getByText(/Зупинено через помилку на 500 з 5000/)).toBeVisible()
  expect(latest.getByRole('button', { name: 'Скасувати' })).toBeVisible()

  await userEvent.click(latest.getByRole('button', { name: 'Зупинити' }))
  expect(service.mock.calls.find(([endpoint]) => endpoint === stopChangeEndpoint)?.[1]).toEqual({
    params: { id: aBulk().id },
  })
  await userEvent.click(latest.getByRole('button', { name: 'Зупинити й скасувати' }))
  expect(service.mock.calls.find(([endpoint]) => endpoint === takeBackChangeEndpoint)?.[1]).toEqual({
    params: { id: aBulk().id },
  })
  await waitFor(() => expect($notices.get().at(-1)?.text).toBe('Скасовано, усе як було'))
})

test('a change that takes long is left to itself, and its form is closed', async () => {
  makeBulk = async () => ({ ...ended, state: 'running', done: 1, refused: [] })
  open()
  await raisePrices()
  bulks = [aBulk({ done: 1, total: 2 })]
  await applyPreviewed()

  expect(await screen.findByLabelText('Опрацьовано 1 з 2')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Застосувати' })).not.toBeInTheDocument()
  expect($notices.get().at(-1)?.text).toBe('Зміна триває, її хід видно над списком')
})

test('a change whose answer was lost is sent again under its key, and a new decision under a new one', async () => {
  const codes = ['busy', 'unknown', 'bulk_running', 'bulk_running'] as const
  const sent = { times: 0 }
  makeBulk = async () => {
    throw new ShopError(codes[sent.times++] ?? 'busy')
  }
  open()
  await raisePrices()
  await applyPreviewed()
  for (const _ of codes.slice(1)) await userEvent.click(screen.getByRole('button', { name: 'Застосувати' }))

  const [first, second, third, fourth] = keys()
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
  expect(screen.getByRole('alert')).toHaveTextContent('Зараз триває інша зміна багатьох товарів')
})
