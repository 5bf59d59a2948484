import { call } from '@shop/api-client/call'
import { productSearchEndpoint } from '@shop/contracts/catalog/products'
import { allShopsEndpoint } from '@shop/contracts/catalog/shops'
import { ShopError } from '@shop/contracts/errors'
import { makeOrderEndpoint, staffQuoteEndpoint } from '@shop/contracts/staff/orders/new-order'
import { fullOrderFixture } from '@shop/testing/staff-order-fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { NewOrder } from './NewOrder.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const price = { uah: 4990, eur: 111 }
const sizes = [
  { name: '36 (S)', count: 2 },
  { name: '38 (M)', count: 0 },
].map(size => ({ ...size, short_name: size.name, preorder: false, price, price_without_discount: null, weight: null }))
const dress = {
  article: 'DR-1042-BUR-L',
  title: { uk: 'Сукня «Анна»', en: 'Anna dress' },
  color: { name: 'burgundy', title: { uk: 'Бордовий', en: 'Burgundy' }, hex: '#800020' },
  height: '170-177',
  previewImages: [],
  sizes,
}
const quoteLine = {
  article: dress.article,
  size: '36 (S)',
  count: 1,
  unit: 4990,
  list: 4990,
  sum: 4990,
  own_discount: 0,
  available: 2,
  preorder: null,
}
const sums = {
  currency: 'UAH',
  lines: [quoteLine],
  subtotal: 4990,
  discount: 749,
  discount_percent: 15,
  discount_kind: 'staff',
  birthday_percent: 0,
  birthday_discount: 0,
  promo_discount: 0,
  delivery: 0,
  total: 4241,
  weight: 0.45,
  explained: [{ rule: 'staff', amount: 749, text: 'Знижка від магазину 15 %' }],
}
const hash = 'a'.repeat(64)
const shops = [
  { id: 'kyiv', city: { uk: 'Київ', en: 'Kyiv' }, address: { uk: 'вул. Левадна, 14', en: '14 Levadna St' }, phone: '' },
]

function open(make: () => unknown = () => ({ order: fullOrderFixture() })): UserEvent {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === productSearchEndpoint) return { list: [dress], count: 1, matched: [] }
    if (endpoint === staffQuoteEndpoint) return { quote: sums, quote_hash: hash, gone: [] }
    if (endpoint === allShopsEndpoint) return { shops }
    if (endpoint === makeOrderEndpoint) return make()
    return { areas: [], countries: [], cities: [] }
  })
  showPage(<NewOrder />, '/admin/orders/new')
  return userEvent.setup()
}
const sent = () => service.mock.calls.filter(([endpoint]) => endpoint === makeOrderEndpoint)

async function fill(user: UserEvent): Promise<void> {
  await user.type(await screen.findByRole('combobox', { name: 'Знайти річ' }), 'Анна')
  await user.click(await screen.findByRole('option', { name: /DR-1042-BUR-L/ }))
  await user.click(screen.getByRole('radio', { name: '36 (S) · 2' }))
  await user.type(screen.getByRole('textbox', { name: 'Ім’я' }), 'Ірина')
  await user.type(screen.getByRole('textbox', { name: 'Прізвище' }), 'Мельник')
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), '671112233')
  await user.click(screen.getByRole('radio', { name: 'Самовивіз із магазину' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Магазин' }), 'kyiv')
  await user.type(screen.getByRole('textbox', { name: 'Знижка, %' }), '15')
  await user.type(screen.getByRole('textbox', { name: 'Причина' }), 'Затримка')
  await screen.findByText('Знижка від магазину 15 %')
}
const make = () => screen.getByRole('button', { name: 'Оформити замовлення' })

test('what was agreed on the phone is sent as the form shows it, with the price that staff saw', async () => {
  const user = open()
  await fill(user)
  await waitFor(() => expect(make()).not.toHaveAttribute('aria-busy'))
  await user.click(make())

  await waitFor(() => expect(sent()).toHaveLength(1))
  const [, input] = sent()[0] ?? []
  expect(input?.body).toEqual({
    locale: 'uk',
    currency: 'UAH',
    quote_hash: hash,
    lines: [{ article: dress.article, size: '36 (S)', count: 1 }],
    customer: { kind: 'person', name: 'Ірина', last_name: 'Мельник', phone: '+380671112233' },
    delivery: { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' },
    discount: { percent: 15, reason: 'Затримка' },
    comment: '',
    pay: 'link',
  })
  await waitFor(() => expect(location.search).toBe('?order=26-000042'))
})

test('each field that is missing is named, and nothing is sent', async () => {
  const user = open()
  await user.click(await screen.findByRole('radio', { name: /Оплачено в магазині/ }))
  await user.click(screen.getByRole('button', { name: 'Оформити як оплачене' }))

  expect(await screen.findByText('Додайте хоча б одну річ')).toBeVisible()
  for (const name of ['Ім’я', 'Прізвище']) expect(screen.getByRole('textbox', { name, hidden: true })).toBeInvalid()
  for (const name of ['Область', 'Місто', 'Відділення або поштомат'])
    expect(screen.getByText(`Заповніть поле «${name}»`)).toBeVisible()
  expect(screen.getByText('Заповніть поле «Чим оплачено»')).toBeVisible()
  expect(sent()).toEqual([])
})

test('a size that is sold out cannot be chosen, and says so', async () => {
  const user = open()
  await user.type(await screen.findByRole('combobox', { name: 'Знайти річ' }), 'Анна')
  await user.click(await screen.findByRole('option', { name: /DR-1042-BUR-L/ }))
  const item = within(screen.getByRole('list', { name: 'Речі' }))
  await user.click(item.getByRole('radio', { name: '38 (M) · 0' }))
  expect(item.getByText('Немає в наявності')).toBeVisible()
  expect(item.getByRole('radio', { name: '38 (M) · 0' })).not.toBeChecked()
})

test('a price that changed is shown before the next press, and nothing typed is lost', async () => {
  const user = open(() => {
    throw new ShopError('price_changed')
  })
  await fill(user)
  await waitFor(() => expect(make()).not.toHaveAttribute('aria-busy'))
  await user.click(make())

  expect(await screen.findByText(/Ціна змінилася/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Ім’я' })).toHaveValue('Ірина')
  await waitFor(() => expect(make()).not.toHaveAttribute('aria-busy'))
  await user.click(make())
  await waitFor(() => expect(sent()).toHaveLength(2))
  const keys = sent().map(([, , options]) => Reflect.get(Object(options?.headers), 'Idempotency-Key'))
  expect(keys[0]).not.toBe(keys[1])
})
