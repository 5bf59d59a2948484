import { call } from '@shop/api-client/call'
import { productsByArticleListEndpoint } from '@shop/contracts/catalog/products'
import { ShopError } from '@shop/contracts/errors'
import { makeOrderEndpoint } from '@shop/contracts/staff/orders/new-order'
import { fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { $notices } from '@shop/shell/notices'
import { fullOrderFixture, orderLineFixture } from '@shop/testing/staff-order-fixtures'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
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

test('what is paid and fetched in the shop can be handed over in the same step', async () => {
  const user = open()
  await fill(user)
  await user.click(screen.getByRole('radio', { name: /Оплачено в магазині/ }))
  await user.click(screen.getByRole('radio', { name: 'Картка через термінал' }))
  await user.click(screen.getByRole('checkbox', { name: 'Клієнтка забирає речі одразу' }))
  const paid = screen.getByRole('button', { name: 'Оформити як оплачене' })
  await waitFor(() => expect(paid).not.toHaveAttribute('aria-busy'))
  await user.click(paid)

  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.[1]?.body).toMatchObject({ pay: 'offline', means: 'terminal', handed_over: true })
})

test('what goes by post is not offered to be handed over', async () => {
  const user = open()
  await user.click(await screen.findByRole('radio', { name: /Оплачено в магазині/ }))
  expect(screen.queryByRole('checkbox', { name: 'Клієнтка забирає речі одразу' })).toBeNull()
})

describe('an order that ended without money is made again', () => {
  const line = orderLineFixture({ article: foundDress.article, size: '36 (S)', count: 2 })
  const gone = orderLineFixture({ article: 'SK-9', size: '38 (M)', title: { uk: 'Спідниця', en: 'Skirt' } })
  const ended = fullOrderFixture({
    number: '26-000007',
    order_status: 'expired',
    phone: '+380671112233',
    email: 'iryna@example.com',
    comment: 'передзвонити',
    lines: [line, gone],
    again: {
      ...{ name: 'Ірина', last_name: 'Мельник', locale: 'en', account: null },
      delivery: { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' },
    },
  })

  function openAgain(order = ended): UserEvent {
    const user = open()
    const before = service.getMockImplementation()
    service.mockImplementation(async (endpoint, input) => {
      if (endpoint === fullOrderEndpoint) return { order }
      if (endpoint === productsByArticleListEndpoint) return { list: [foundDress] }
      return before?.(endpoint, input)
    })
    cleanup()
    showPage(<NewOrder />, '/admin/orders/new?again=26-000007')
    return user
  }

  test('with its goods, customer and address, at the prices of today; what is not sold any more is named', async () => {
    const user = openAgain()

    expect(await screen.findByText('Заповнено із замовлення 26-000007')).toBeVisible()
    expect(screen.getByText('Спідниця, 38 (M)')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Магазин' })).toHaveValue('kyiv'))
    await waitFor(() => expect(make()).not.toHaveAttribute('aria-busy'))
    await user.click(make())
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.[1]?.body).toMatchObject({
      locale: 'en',
      lines: [{ article: foundDress.article, size: '36 (S)', count: 2 }],
      customer: {
        kind: 'person',
        name: 'Ірина',
        last_name: 'Мельник',
        phone: '+380671112233',
        email: 'iryna@example.com',
      },
      delivery: { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' },
      discount: null,
      comment: 'передзвонити',
      pay: 'link',
    })
  })

  test('an order that was paid leaves the form empty', async () => {
    openAgain({ ...ended, again: null })

    expect(await screen.findByRole('textbox', { name: 'Ім’я' })).toHaveValue('')
    expect(screen.queryByText(/Заповнено із замовлення/)).toBeNull()
  })
})
