import type { Address, SavedAddress } from '@shop/contracts/customers/addresses'
import { $notices } from '@shop/shell/notices'
import { type Answers, fakeServices, refusal, success } from '@shop/testing/fake-services'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../../test/show.tsx'
import { DeliveryData } from './DeliveryData.tsx'

const ADDRESSES = '/api/user/addresses'
const place = (ref: string, uk: string, rest: object = {}) => ({ ref, title: { uk, en: uk }, ...rest })
const area = place('aaaaaaaa', 'Київська')
const city = place('cccccccc', 'Київ', { area_ref: area.ref })
const branch = place('dddddddd', 'Відділення № 12', { number: '12', type: 'branch' })
const shop = { id: 'kyiv', city: { uk: 'Київ', en: 'Kyiv' }, address: { uk: 'Алея, 14', en: '14 Alley' } }

const town = { area: area.ref, city: city.ref }
const department: Address = {
  type: 'ukraine',
  delivery: { delivery_method: 'post', ...town, post_office: branch.ref },
}
const courier: Address = {
  type: 'ukraine',
  delivery: { delivery_method: 'courier', ...town, courier_delivery: 'Хрещатик, 1' },
}
const warsaw = { country: 'PL', state: 'Mazowieckie', city: 'Warszawa', address: 'Złota 1', postal_code: '00-019' }
const abroad: Address = { type: 'international', delivery: warsaw }

const idOf = (digit: number) => String(digit).repeat(16)
const kept = (...addresses: Address[]): SavedAddress[] =>
  addresses.map((address, at) => ({ ...address, id: idOf(at + 1), used_at: `2026-11-2${9 - at}T10:00:00.000Z` }))
const answered = (...addresses: Address[]) => success({ addresses: kept(...addresses) })

async function showDelivery(addresses: Address[] = [], answers: Answers = {}) {
  const requestsTo = fakeServices({
    [ADDRESSES]: answered(...addresses),
    '/api/location/all-areas': success({ areas: [area] }),
    '/api/location/area-cities': success({ cities: [city] }),
    '/api/location/city-warehouses': success({ warehouses: [branch] }),
    '/api/shop-location/get-all-info': success({ shops: [{ ...shop, phone: '+38044', hours: [] }] }),
    '/api/location/all-countries': success({
      countries: [{ name: 'PL', tel_code: '+48', flag: '', title: { uk: 'Польща', en: 'Poland' } }],
    }),
    ...answers,
  })
  await show(<DeliveryData />, { chunks: ['personal'] })
  return requestsTo
}
const region = (name: string) => within(screen.getByRole('region', { name }))
const atHome = () => region('Доставка в Україні')
const abroadCard = () => region('Доставка за кордон')
const rows = () => atHome().getAllByRole('listitem')
const button = (name: string) => screen.getByRole('button', { name })
const add = async (card: ReturnType<typeof region>) =>
  userEvent.click(await card.findByRole('button', { name: 'Додати адресу' }))
const save = () => userEvent.click(button('Зберегти'))
/** What was sent to change something; the list itself is asked for without a body. */
const sentTo = (requestsTo: Awaited<ReturnType<typeof showDelivery>>, path = ADDRESSES) =>
  requestsTo(path).flatMap(({ body }) => body ?? [])

test('the addresses in Ukraine and abroad are listed apart, by the names of their places, the one used last first', async () => {
  await showDelivery([courier, abroad, department])

  expect(await atHome().findByText('Київ, Відділення № 12')).toBeVisible()
  expect(rows()[0]).toHaveTextContent('Кур’єр Нової поштиКиїв, Хрещатик, 1')
  expect(rows()[1]).toHaveTextContent('Відділення Нової поштиКиїв, Відділення № 12')
  expect(abroadCard().getByText('Złota 1, 00-019 Warszawa, Mazowieckie, Польща')).toBeVisible()
})

test('a customer without addresses is told where they come from', async () => {
  await showDelivery()
  expect(await atHome().findByText(/просто зробіть замовлення/)).toBeVisible()
  expect(abroadCard().getByText(/просто зробіть замовлення/)).toBeVisible()
})

test('a list that cannot be had says so, and is asked for again', async () => {
  await showDelivery([], { [ADDRESSES]: [refusal(404, 'not_found'), answered(courier)] })
  await userEvent.click(await screen.findByRole('button', { name: 'Спробувати ще раз' }))
  expect(await atHome().findByText('Київ, Хрещатик, 1')).toBeVisible()
})

test('a new pickup shop is saved without a courier address', async () => {
  const requestsTo = await showDelivery()
  await add(atHome())
  await userEvent.click(screen.getByRole('radio', { name: 'Самовивіз із магазину' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Київ, Алея, 14' }))
  await save()

  expect(sentTo(requestsTo)).toEqual([
    { type: 'ukraine', delivery: { delivery_method: 'self', self_delivery: 'kyiv' } },
  ])
})

test('a courier delivery needs an address, and the saved one stands first', async () => {
  const requestsTo = await showDelivery([department], {
    [ADDRESSES]: [answered(department), answered(courier, department)],
  })
  await add(atHome())
  await userEvent.click(screen.getByRole('radio', { name: 'Кур’єр Нової пошти' }))
  for (const [label, option] of [
    ['Область', 'Київська'],
    ['Місто', 'Київ'],
  ]) {
    await userEvent.click(screen.getByRole('combobox', { name: label }))
    await userEvent.click(await screen.findByRole('option', { name: option }))
  }
  await save()
  expect(await screen.findByText('Введіть вашу адресу')).toBeVisible()
  expect(sentTo(requestsTo)).toEqual([])

  await userEvent.type(screen.getByLabelText('Адреса'), 'Хрещатик, 1')
  await save()
  expect(sentTo(requestsTo)).toEqual([courier])
  expect(rows()[0]).toHaveTextContent('Київ, Хрещатик, 1')
  expect(atHome().getByRole('button', { name: 'Додати адресу' })).toHaveFocus()
})

test('an incomplete address abroad names the missing fields', async () => {
  const requestsTo = await showDelivery()
  await add(abroadCard())
  await save()

  for (const message of [
    'Введіть вашу адресу',
    'Введіть ваше місто',
    'Введіть ваш поштовий індекс',
    'Введіть ваш штат або регіон',
  ])
    expect(await screen.findByText(message)).toBeVisible()
  expect(sentTo(requestsTo)).toEqual([])
})

test('an address is changed in its place; what the service refuses stands at its field', async () => {
  const changed = { ...abroad, delivery: { ...warsaw, address: 'Złota 2' } } as Address
  const path = `${ADDRESSES}/${idOf(2)}`
  const requestsTo = await showDelivery([department, abroad], {
    [path]: [refusal(400, 'validation', { fields: { 'delivery.address': 'too_long' } }), answered(department, changed)],
  })
  await userEvent.click(await abroadCard().findByRole('button', { name: 'Змінити' }))
  expect(screen.queryByRole('button', { name: 'Видалити' })).toBeNull()
  await userEvent.clear(screen.getByLabelText('Адреса'))
  await userEvent.type(screen.getByLabelText('Адреса'), 'Złota 2')
  await save()
  expect(await screen.findByText('Задовгий текст')).toBeVisible()

  await save()
  expect(sentTo(requestsTo, path).at(-1)).toEqual(changed)
  expect(await abroadCard().findByText(/^Złota 2/)).toBeVisible()
  expect(abroadCard().getByRole('button', { name: 'Змінити' })).toHaveFocus()
})

test('a removed address is gone at once, and the notice puts it back where it was', async () => {
  const [, second] = kept(courier, department)
  const requestsTo = await showDelivery([courier, department], {
    [`${ADDRESSES}/${idOf(2)}`]: answered(courier),
  })
  await waitFor(() => expect(rows()).toHaveLength(2))
  await userEvent.click(within(rows()[1] as HTMLElement).getByRole('button', { name: 'Видалити' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(atHome().getByRole('button', { name: 'Додати адресу' })).toHaveFocus()

  const [notice] = $notices.get()
  expect(notice).toMatchObject({ text: 'Адресу видалено', detail: 'Київ, Відділення № 12' })
  await act(async () => notice?.action?.act())
  await waitFor(() => expect(rows()).toHaveLength(2))
  const { id: _, ...back } = second as SavedAddress
  expect(sentTo(requestsTo)).toEqual([back])
})

test('an address that cannot be removed now stays, and the customer is told', async () => {
  await showDelivery([courier], { [`${ADDRESSES}/${idOf(1)}`]: refusal(429, 'too_many_requests') })
  await userEvent.click(await atHome().findByRole('button', { name: 'Видалити' }))

  await waitFor(() => expect($notices.get()).toMatchObject([{ tone: 'error' }]))
  expect(rows()).toHaveLength(1)
})
