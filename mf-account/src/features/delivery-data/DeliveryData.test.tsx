import type { CustomerInfo } from '@shop/contracts/customers/profile'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aCustomer } from '../../../test/customer.ts'
import { fakeServices, good } from '../../../test/fake-services.ts'
import { show } from '../../../test/show.tsx'
import { DeliveryData } from './DeliveryData.tsx'

const UPDATE = '/api/user/update-info'
const place = (ref: string, uk: string, rest: object = {}) => ({ ref, title: { uk, en: uk }, ...rest })
const area = place('aaaaaaaa', 'Київська')
const city = place('cccccccc', 'Київ', { area_ref: area.ref })
const branch = place('dddddddd', 'Відділення № 12', { number: '12', type: 'branch' })
const shop = { id: 'kyiv', city: { uk: 'Київ', en: 'Kyiv' }, address: { uk: 'Алея, 14', en: '14 Alley' } }
const warsaw = { country: 'PL', state: 'Mazowieckie', city: 'Warszawa', address: 'Złota 1', postal_code: '00-019' }
const kyiv = { delivery_method: 'post', area: area.ref, city: city.ref, post_office: branch.ref } as const

async function showDelivery(info: Partial<CustomerInfo> = {}) {
  const requestsTo = fakeServices({
    [UPDATE]: good({ user: aCustomer() }),
    '/api/location/all-areas': good({ areas: [area] }),
    '/api/location/area-cities': good({ cities: [city] }),
    '/api/location/city-warehouses': good({ warehouses: [branch] }),
    '/api/shop-location/get-all-info': good({ shops: [{ ...shop, phone: '+38044', hours: [] }] }),
    '/api/cart/checkout/international-delivery/countries': good({
      countries: [{ code: 'PL', flag: '', title: { uk: 'Польща', en: 'Poland' } }],
    }),
  })
  await show(<DeliveryData info={{ ukraine: null, europe: null, ...info }} />, { chunks: ['personal'] })
  return requestsTo
}
const region = (name: string) => within(screen.getByRole('region', { name }))
const atHome = () => region('Доставка в Україні')
const abroad = () => region('Доставка за кордон')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

test('the addresses in Ukraine and abroad are shown apart, by the names of their places', async () => {
  await showDelivery({ ukraine: kyiv, europe: warsaw })
  expect(await atHome().findByText('Київ, Відділення № 12')).toBeVisible()
  expect(await abroad().findByText('Польща')).toBeVisible()
  expect(abroad().getByText('Złota 1, 00-019 Warszawa, Mazowieckie')).toBeVisible()
})

test('a pickup shop is saved without a courier address', async () => {
  const requestsTo = await showDelivery()
  await userEvent.click(atHome().getByRole('button', { name: 'Додати адресу' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Самовивіз із магазину' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Київ, Алея, 14' }))
  await save()

  expect(requestsTo(UPDATE)[0]?.body).toEqual({
    info: { ukraine: { delivery_method: 'self', self_delivery: 'kyiv' } },
  })
})

test('a courier delivery needs an address', async () => {
  const requestsTo = await showDelivery({ ukraine: kyiv })
  await userEvent.click(atHome().getByRole('button', { name: 'Змінити' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Кур’єр Нової пошти' }))
  await save()
  expect(await screen.findByText('Введіть вашу адресу')).toBeVisible()
  expect(requestsTo(UPDATE)).toEqual([])

  await userEvent.type(screen.getByLabelText('Адреса'), 'Хрещатик, 1')
  await save()
  expect(requestsTo(UPDATE)[0]?.body).toEqual({
    info: { ukraine: { delivery_method: 'courier', area: area.ref, city: city.ref, courier_delivery: 'Хрещатик, 1' } },
  })
})

test('an incomplete address abroad names the missing fields', async () => {
  const requestsTo = await showDelivery()
  await userEvent.click(abroad().getByRole('button', { name: 'Додати адресу' }))
  await save()

  for (const message of [
    'Введіть вашу адресу',
    'Введіть ваше місто',
    'Введіть ваш поштовий індекс',
    'Введіть ваш штат або регіон',
  ])
    expect(await screen.findByText(message)).toBeVisible()
  expect(requestsTo(UPDATE)).toEqual([])
})

test('only the delivery address that was changed is sent', async () => {
  const requestsTo = await showDelivery({ ukraine: kyiv, europe: warsaw })
  await userEvent.click(abroad().getByRole('button', { name: 'Змінити' }))
  await userEvent.clear(screen.getByLabelText('Адреса'))
  await userEvent.type(screen.getByLabelText('Адреса'), 'Złota 2')
  await save()
  expect(requestsTo(UPDATE)[0]?.body).toEqual({ info: { europe: { ...warsaw, address: 'Złota 2' } } })
})
