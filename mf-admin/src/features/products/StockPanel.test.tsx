import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { changeStockEndpoint, stockDemandEndpoint } from '@shop/contracts/staff/goods/staff-stock'
import { $unsaved } from '@shop/shell/unsaved'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { dictionaryAnswer, productFixture, stockFixture } from '../../../test/product-fixture.ts'
import { showPage } from '../../../test/show-page.tsx'
import { StockPanel } from './StockPanel.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)
const onSaved = jest.fn()

function open(change: () => unknown = () => ({ stock: [] }), product = productFixture()) {
  service.mockReset()
  onSaved.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === stockDemandEndpoint) return { demand: [{ size: '36 (S)', count: 3 }] }
    return endpoint === changeStockEndpoint ? change() : dictionaryAnswer(endpoint)
  })
  showPage(<StockPanel product={product} onSaved={onSaved} />, '/admin/other/products/DR-1-BLA')
}
const by = (size: string) => screen.getByRole('textbox', { name: `Зміна залишку, ${size}` })
const reason = () => screen.getByRole('textbox', { name: 'Причина' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Змінити залишки' }))
const sent = () => service.mock.calls.filter(([endpoint]) => endpoint === changeStockEndpoint)

test('each size says what can be bought, what is reserved, sold and missing', () => {
  const stock = [stockFixture('36 (S)', { available: 0, reserved: 2, sold: 11, missing: 1 })]
  open(undefined, productFixture({ stock }))

  const row = within(screen.getByRole('row', { name: /36 \(S\)/ }))
  const [available, by, ...others] = row.getAllByRole('cell')
  expect([available, ...others].map(cell => cell?.textContent)).toEqual(['0', '2', '0', '11', '0'])
  expect(by).toContainElement(screen.getByRole('textbox', { name: 'Зміна залишку, 36 (S)' }))
  expect(row.getByText('Бракує для резервів: 1')).toBeVisible()
})

test('a size says how many customers wait for it to be back, and one that nobody waits for says nothing', async () => {
  open()
  const waited = within(screen.getByRole('row', { name: /36 \(S\)/ }))
  expect(await waited.findByText('Чекають 3 покупці')).toBeVisible()
  expect(within(screen.getByRole('row', { name: /38 \(M\)/ })).queryByText(/Чека/)).toBeNull()
})

test('differences are sent with their reason, each change under a key of its own', async () => {
  open()
  await userEvent.type(by('36 (S)'), '+5')
  await userEvent.type(by('38 (M)'), '−2')
  await userEvent.type(reason(), 'Постачання')
  expect($unsaved.get()).toBe(1)
  await save()

  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  const changes = [
    { size: '36 (S)', by: 5 },
    { size: '38 (M)', by: -2 },
  ]
  expect(sent()[0]?.[1]).toEqual({ params: { article: 'DR-1-BLA' }, body: { changes, reason: 'Постачання' } })
  await waitFor(() => expect(reason()).toHaveValue(''))
  expect(by('36 (S)')).toHaveValue('')
  expect($unsaved.get()).toBe(0)

  await userEvent.type(by('36 (S)'), '1')
  await userEvent.type(reason(), 'Ще одна')
  await save()
  await waitFor(() => expect(sent()).toHaveLength(2))
  const keys = sent().map(([, , options]) => JSON.stringify(options))
  expect(new Set(keys).size).toBe(2)
})

test('a change without a reason, or that is no number, is refused beside its field and not sent', async () => {
  open()
  await userEvent.type(by('38 (M)'), 'багато')
  await save()

  expect(by('38 (M)')).toHaveAccessibleDescription('Перевірте це поле')
  expect(reason()).toHaveAccessibleDescription(/Напишіть причину/)
  expect(sent()).toEqual([])
})

test('more than is there is refused at its size', async () => {
  open(() => {
    throw new ShopError('validation', { fields: { 'changes.0.by': 'more_than_there' } })
  })
  await userEvent.type(by('38 (M)'), '-9')
  await userEvent.type(reason(), 'Інвентаризація')
  await save()

  await waitFor(() => expect(by('38 (M)')).toHaveAccessibleDescription('Стільки немає'))
})

const orders = [
  { order: '26-000001', size: '36 (S)', count: 2, until: '2026-11-23T12:30:00.000Z' },
  { order: null, size: '36 (S)', count: 1, until: null },
]

async function endanger() {
  let isFirst = true
  open(() => {
    if (!isFirst) return { stock: [] }
    isFirst = false
    throw new ShopError('stock_reserved', { orders })
  })
  await userEvent.type(by('36 (S)'), '-3')
  await userEvent.type(reason(), 'Інвентаризація')
  await save()
  return within(await screen.findByRole('table', { name: 'Замовлення, яким забракне речей' }))
}

test('orders that would lack items are listed before anything changes, and the change is confirmed under the same key', async () => {
  const table = await endanger()
  expect(table.getByRole('link', { name: '26-000001' })).toHaveAttribute('href', '/admin/orders?order=26-000001')
  expect(table.getByText('речі для передзамовлень')).toBeVisible()
  expect(onSaved).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Усе одно змінити' }))

  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  const [first, second] = sent()
  expect(second?.[1]).toMatchObject({ body: { changes: [{ size: '36 (S)', by: -3 }], confirm: true } })
  expect(second?.[2]).toEqual(first?.[2])
})

test('staff who choose to leave the stock as it is keep what was typed', async () => {
  await endanger()
  await userEvent.click(screen.getByRole('button', { name: 'Не змінювати' }))

  expect(screen.queryByRole('table', { name: 'Замовлення, яким забракне речей' })).not.toBeInTheDocument()
  expect(by('36 (S)')).toHaveValue('-3')
  expect(sent()).toHaveLength(1)
})

test('a product without sizes has no stock yet', () => {
  open(undefined, productFixture({ stock: [], sizes: [] }))

  expect(screen.getByText('Спершу додайте розміри й збережіть товар.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Змінити залишки' })).not.toBeInTheDocument()
})
