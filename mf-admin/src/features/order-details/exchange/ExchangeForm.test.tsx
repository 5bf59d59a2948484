import { productByArticleEndpoint } from '@shop/contracts/catalog/product'
import { ShopError } from '@shop/contracts/errors'
import { previewOrderExchangeEndpoint } from '@shop/contracts/staff/orders/order-exchange'
import { exchangeOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { fullOrderFixture } from '@shop/testing/staff-order-fixtures'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { changePreviewFixture } from '../../../../test/changed-order-fixture.ts'
import { asked, dress, openActions, press, service } from '../../../../test/order-actions.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))

const { article, size } = dress
const came = { article, size, bundle: null, count: 1 }
const wanted = { article, size: '40 (L)' }
const returned = (about: Partial<FullOrder['returns'][number]> = {}): FullOrder['returns'] => [
  { at: '2026-11-21T12:00:00Z', reason: '', state: 'accepted', lines: [came], ...about },
]
const revision = '0123456789abcdef'
const exchangeable = { revision, lines: [came] }
const sizes = [
  { name: size, count: 2 },
  { name: '40 (L)', count: 1 },
]
const product = { article, title: dress.title, color: { title: { uk: 'Чорний', en: 'Black' } }, height: null, sizes }

async function openForm(order: Partial<FullOrder>, preview: object | ShopError) {
  await openActions({ actions: ['exchange'], lines: [dress], exchangeable, ...order })
  service.mockImplementation((async ({ path }: { path: string }) => {
    if (path === productByArticleEndpoint.path) return { product, siblings: [] }
    if (path !== previewOrderExchangeEndpoint.path) return { order: fullOrderFixture() }
    if (preview instanceof ShopError) throw preview
    return { preview: { ...changePreviewFixture, delivery_by: 'shop', ...preview } }
  }) as never)
  await press('Обміняти')
}

test('what the customer asked for is chosen, what it comes to is shown, and one press exchanges it', async () => {
  const back = { to_give_back: { amount: 1000, currency: 'UAH' as const }, total: { was: 4390, will_be: 3390 } }
  await openForm({ returns: returned({ lines: [{ ...came, wanted }] }) }, back)

  expect(await screen.findByRole('option', { name: /40 \(L\)/, selected: true })).toBeVisible()
  expect(await screen.findByText(/1.000/)).toBeVisible()
  expect(screen.getByText('Доставка обміну за рахунок магазину')).toBeVisible()
  await press('Обміняти')

  const swaps = [{ ...came, to: wanted }]
  expect(asked()).toEqual([
    exchangeOrderEndpoint.path,
    { params: { number: '26-000042' }, body: { seen: revision, swaps } },
  ])
  expect(await screen.findByText('Обміняно, лист уже в дорозі')).toBeVisible()
})

test('nothing is exchanged until another size is chosen', async () => {
  await openForm({ returns: returned() }, {})

  await press('Обміняти')

  expect(await screen.findByRole('alert')).toBeVisible()
  expect(asked()[0]).not.toBe(exchangeOrderEndpoint.path)
})

test('what a dearer exchange costs more the customer is asked to pay by a link', async () => {
  const more = { to_pay: { amount: 300, currency: 'UAH' as const }, refusal: 'order_sum_differs' as const }
  await openForm({ returns: returned({ lines: [{ ...came, wanted }] }) }, more)

  const taken = await screen.findByRole('combobox', { name: /Доплату 300\s₴ отримано/ })
  await userEvent.selectOptions(taken, 'Ще ні: покупець доплатить за посиланням')
  await press('Обміняти')

  const swaps = [{ ...came, to: wanted }]
  expect(asked()[1]).toEqual({
    params: { number: '26-000042' },
    body: { seen: revision, swaps, ask_difference: true },
  })
  expect(await screen.findByText('Лист із посиланням на доплату вже в дорозі')).toBeVisible()
})

test('staff read why items cannot be exchanged before they press', async () => {
  const refusal = new ShopError('validation', { fields: { swaps: 'already_exchanged' } })
  await openForm({ returns: returned() }, refusal)

  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Інший розмір/ }), '40 (L)')

  expect(await screen.findByText('Ці речі вже обміняли')).toBeVisible()
})
