import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { makeOrderEndpoint } from '@shop/contracts/staff/orders/new-order'
import { $notices } from '@shop/shell/notices'
import { fullOrderFixture } from '@shop/testing/staff-order-fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { foundDress, newOrderAnswers, quoteHash } from '../../../test/new-order-fixture.ts'
import { showPage } from '../../../test/show-page.tsx'
import { NewOrder } from './NewOrder.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

function open(make: () => unknown = () => ({ order: fullOrderFixture() })): UserEvent {
  service.mockReset()
  $notices.set([])
  service.mockImplementation(async endpoint => {
    if (endpoint === makeOrderEndpoint) return make()
    return newOrderAnswers[endpoint.path] ?? { countries: [] }
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
    quote_hash: quoteHash,
    lines: [{ article: foundDress.article, size: '36 (S)', count: 1 }],
    customer: { kind: 'person', name: 'Ірина', last_name: 'Мельник', phone: '+380671112233' },
    delivery: { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' },
    discount: { percent: 15, reason: 'Затримка' },
    comment: '',
    pay: 'link',
  })
  await waitFor(() => expect(location.search).toBe('?order=26-000042'))
  expect($notices.get()).toMatchObject([{ text: 'Замовлення 26-000042 оформлено', tone: 'success' }])
})

const pick = async (user: UserEvent, field: string, typed: string, option: RegExp) => {
  await user.type(await screen.findByRole('combobox', { name: field }), typed)
  await user.click(await screen.findByRole('option', { name: option }))
}

test('each field that is missing is named at the first press, from the first of them on, and nothing is sent', async () => {
  const user = open()
  await screen.findByRole('combobox', { name: 'Знайти річ' })
  await user.click(screen.getByRole('radio', { name: /Оплачено в магазині/ }))
  expect(screen.getByRole('group', { name: /^Чим оплачено.*обов’язково/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Оформити як оплачене' }))

  expect(await screen.findByText('Додайте хоча б одну річ')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Знайти річ', hidden: true })).toHaveFocus()
  for (const name of ['Ім’я', 'Прізвище']) expect(screen.getByRole('textbox', { name, hidden: true })).toBeInvalid()
  for (const name of ['Область', 'Місто', 'Відділення або поштомат'])
    expect(screen.getByText(`Заповніть поле «${name}»`)).toBeVisible()
  expect(screen.getByText('Заповніть поле «Чим оплачено»')).toBeVisible()
  expect(sent()).toEqual([])
})

test('the message of goods, of their size, of a place and of the means goes when each is chosen', async () => {
  const user = open()
  const gone = async (text: string) => await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  const find = await screen.findByRole('combobox', { name: 'Знайти річ' })
  expect(find).toBeRequired()
  await user.click(screen.getByRole('radio', { name: /Оплачено в магазині/ }))
  const make = screen.getByRole('button', { name: 'Оформити як оплачене' })
  await user.click(make)
  await pick(user, 'Знайти річ', 'Анна', /DR-1042-BUR-L/)
  await gone('Додайте хоча б одну річ')
  expect(find).not.toBeRequired()
  for (const [field, typed, option] of [
    ['Область', 'Київ', /Київська/],
    ['Місто', 'Київ', /Київ/],
    ['Відділення або поштомат', '1', /№ 1/],
  ] as const) {
    await pick(user, field, typed, option)
    await gone(`Заповніть поле «${field}»`)
  }
  await user.click(screen.getByRole('radio', { name: 'Готівка' }))
  await gone('Заповніть поле «Чим оплачено»')

  await user.click(make)
  const item = within(screen.getByRole('group', { name: /^Розмір: Сукня «Анна».*обов’язково/ }))
  expect(await item.findByText('Заповніть поле «Розмір»')).toBeVisible()
  await user.click(item.getByRole('radio', { name: '36 (S) · 2' }))
  await gone('Заповніть поле «Розмір»')
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
