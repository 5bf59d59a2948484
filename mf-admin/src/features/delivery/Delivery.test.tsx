import { call } from '@shop/api-client/call'
import type { AnyInput } from '@shop/api-client/input'
import { allCountriesEndpoint } from '@shop/contracts/delivery/location'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { type StaffDelivery, setDeliveryEndpoint } from '@shop/contracts/staff/staff-delivery'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { Delivery } from './Delivery.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const abroad = { service: 'ukrposhta', zone: 'EU', method: 'international' } as const
const post = { service: 'nova-poshta', zone: 'UA', method: 'post' } as const
const delivery: StaffDelivery = {
  rows: [
    { ...post, weight_to_kg: 1, price_uah: 80, price_eur: null },
    { ...post, weight_to_kg: 2, price_uah: 90, price_eur: null },
    { ...abroad, weight_to_kg: 0.5, price_uah: 520, price_eur: null },
  ],
  services: [{ slug: 'ukrposhta', title: { uk: 'Укрпошта', en: 'Ukrposhta' }, days_min: 28, days_max: 56 }],
  zones: [{ country: 'PL', service: 'ukrposhta', zone: 'EU' }],
  free_from_uah: { post: null, courier: null, self: null },
  default_weight_kg: 0.5,
  np_live_price: false,
  shop_pays_exchange: true,
  np_live_price_possible: false,
  revision: 2,
  changed: null,
}
const country = (name: string, uk: string) => ({ name, tel_code: '+1', flag: '', title: { uk, en: name } })

function open(known: Partial<StaffDelivery> = {}, refusal?: ShopError) {
  service.mockReset()
  service.mockImplementation((async (endpoint: AnyEndpoint, { body }: AnyInput = {}) => {
    if (endpoint === allCountriesEndpoint)
      return { countries: [country('UA', 'Україна'), country('PL', 'Польща'), country('IE', 'Ірландія')] }
    if (endpoint !== setDeliveryEndpoint) return { delivery: { ...delivery, ...known } }
    if (refusal) throw refusal
    return { delivery: { ...delivery, ...(body as object), revision: 3 } }
  }) as typeof call)
  showPage(<Delivery />, '/admin/other/delivery')
}
const sent = () =>
  service.mock.calls
    .filter(([endpoint]) => endpoint === setDeliveryEndpoint)
    .map(([, input]) => (input as unknown as { body: object }).body)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const fill = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

test('staff choose that customers pay for the parcel of an exchange', async () => {
  open()
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Перший обмін на інший розмір/ }))
  await press('Показати, що зміниться')
  const row = (await screen.findByRole('rowheader', { name: /^Перший обмін/ })).closest('tr') ?? document.body
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['так', 'ні'])
  await press('Зберегти зміни')

  await waitFor(() => expect(sent()).toMatchObject([{ shop_pays_exchange: false }]))
})

test('a price is saved after staff have seen what it was and will be', async () => {
  open()
  await fill('Відділення Нової пошти, рядок 1: Ціна, ₴', '95')
  await press('Показати, що зміниться')

  const row = (await screen.findByText('Відділення Нової пошти, до 1 кг')).closest('tr') ?? document.body
  expect(within(row).getByText(/^80/)).toBeVisible()
  expect(within(row).getByText(/^95/)).toBeVisible()
  expect(sent()).toEqual([])
  await press('Зберегти зміни')

  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    revision: 2,
    rows: [{ price_uah: 95 }, delivery.rows[1], delivery.rows[2]],
    zones: delivery.zones,
  })
})

test('what is typed after the look at the changes has to be looked at, too', async () => {
  open()
  await fill('Відділення Нової пошти, рядок 1: Ціна, ₴', '95')
  await press('Показати, що зміниться')
  await screen.findByRole('button', { name: 'Зберегти зміни' })

  await fill('Вага речі, якщо її не вказано, кг', '0,7')

  expect(await screen.findByRole('button', { name: 'Показати, що зміниться' })).toBeVisible()
})

test('a new step is added by button, and marked where it lacks a number', async () => {
  open()
  await press('Додати рядок: Відділення Нової пошти')
  expect(await screen.findByLabelText('Відділення Нової пошти, рядок 3: До, кг')).toHaveFocus()
  await press('Показати, що зміниться')

  expect(await screen.findByText('Заповніть поле «Відділення Нової пошти, рядок 3: До, кг»')).toBeVisible()
  const wrong = screen.getByLabelText('Відділення Нової пошти, рядок 3: До, кг')
  expect(wrong).toHaveFocus()
  expect(wrong).toBeInvalid()
})

test('a step that the service refuses is marked in its row', async () => {
  open({}, new ShopError('validation', { fields: { 'rows.1.weight_to_kg': 'step_overlaps' } }))
  await fill('Відділення Нової пошти, рядок 2: До, кг', '1')
  await press('Показати, що зміниться')
  await press('Зберегти зміни')

  expect(await screen.findByText('Вага має бути більшою, ніж у рядку вище')).toBeVisible()
  expect(screen.getByLabelText('Відділення Нової пошти, рядок 2: До, кг')).toBeInvalid()
})

test('the last row of a tariff takes the tariff with it, and the tariff can be added again', async () => {
  open()
  await press('Прибрати рядок 1: Укрпошта · Європейський Союз')
  expect(screen.queryByText('Укрпошта · Європейський Союз')).not.toBeInTheDocument()

  await userEvent.type(screen.getByLabelText('Зона'), 'eu')
  await press('Додати тариф')

  expect(await screen.findByText('Укрпошта · Європейський Союз')).toBeVisible()
})

test('a country gets the zone of a carrier, and one without any is not sent', async () => {
  open()
  await userEvent.selectOptions(await screen.findByLabelText('Додати країну'), 'Ірландія')
  await userEvent.selectOptions(await screen.findByLabelText('Ірландія: Укрпошта'), 'EU')
  await userEvent.clear(screen.getByLabelText('Знайти країну'))
  await userEvent.selectOptions(await screen.findByLabelText('Польща: Укрпошта'), 'не везе')
  await press('Показати, що зміниться')
  await press('Зберегти зміни')

  await waitFor(() => expect(sent()[0]).toMatchObject({ zones: [{ country: 'IE', service: 'ukrposhta', zone: 'EU' }] }))
})

test('an empty shop is filled from nothing: carrier, tariff, method of Ukraine', async () => {
  open({ rows: [], services: [], zones: [] })
  expect(await screen.findByText('Спершу додайте перевізника.')).toBeVisible()

  await press('Додати: Укрпошта')
  await press('Додати: Самовивіз із магазину')

  expect(await screen.findByLabelText('Укрпошта: Днів від')).toHaveValue('28')
  expect(screen.getByLabelText('Самовивіз із магазину, рядок 1: До, кг')).toBeVisible()
})

test('what somebody else has saved meanwhile is compared before anything is overwritten', async () => {
  open({}, new ShopError('changed_meanwhile', { revision: 3, by: 'ivan', at: new Date().toISOString() }))
  await fill('Вага речі, якщо її не вказано, кг', '0,7')
  await press('Показати, що зміниться')
  await press('Зберегти зміни')

  expect(await screen.findByRole('dialog')).toHaveTextContent('ivan')
})

test('zones are named in the language of the office; one that staff named stays as it is', async () => {
  const rowOf = (zone: string) => ({ ...abroad, zone, weight_to_kg: 1, price_uah: 100, price_eur: null })
  open({ ...delivery, rows: ['EUROPE', 'WORLD', 'PL', 'BALTIC-2'].map(rowOf) })

  for (const name of ['Решта Європи', 'Решта світу', 'Польща', 'BALTIC-2'])
    expect(await screen.findByText(`Укрпошта · ${name}`)).toBeVisible()
})
