import { call } from '@shop/api-client/call'
import { changeShopsEndpoint, type StaffShop, staffShopsEndpoint } from '@shop/contracts/staff/storefront/staff-shops'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { Shops } from './Shops.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const hours = [...Array.from({ length: 6 }, () => ({ from: '10:00', to: '20:00' })), null]
const kyiv: StaffShop = {
  id: 'kyiv',
  city: { uk: 'Київ', en: 'Kyiv' },
  address: { uk: 'вул. Левадна, 14', en: '14 Levadna St' },
  phone: '+380440000101',
  hours,
  map_image: null,
  revision: 1,
  changed: null,
}

function open(address = '', shops = [kyiv]) {
  service.mockReset()
  service.mockImplementation(async () => ({ shops }))
  showPage(<Shops />, `/admin/shop-location${address}`)
}

const sent = () => service.mock.calls.filter(([called]) => called === changeShopsEndpoint).map(([, input]) => input)

test('staff see each shop with its hours; without one it is said what that means', async () => {
  open()
  expect(await screen.findByText('пн–сб 10:00–20:00, нд зачинено')).toBeVisible()

  open('', [])
  expect(await screen.findByText(/самовивозу на касі немає/)).toBeVisible()
})

test('hours are changed with the contacts page in sight, and sent for the whole week', async () => {
  open('?open=kyiv')
  const preview = within(await screen.findByRole('region', { name: /сторінці контактів/ }))
  expect(preview.getByText('10:00–20:00')).toBeVisible()

  fireEvent.change(screen.getByLabelText('пн: до'), { target: { value: '21:30' } })
  await userEvent.click(screen.getByRole('checkbox', { name: 'сб' }))
  expect(preview.getByText('10:00–21:30')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

  const week = hours.with(0, { from: '10:00', to: '21:30' }).with(5, null)
  expect(sent()).toMatchObject([{ body: { action: 'save', id: 'kyiv', revision: 1, shop: { hours: week } } }])
})

test('hours that end before they begin, and a phone that is none, are marked', async () => {
  open('?open=kyiv')
  fireEvent.change(await screen.findByLabelText('пн: до'), { target: { value: '09:00' } })
  await userEvent.clear(screen.getByLabelText('Телефон'))
  await userEvent.type(screen.getByLabelText('Телефон'), '12')
  await userEvent.click(screen.getByRole('button', { name: 'Зберегти' }))

  expect(await screen.findByText('Зачиняють пізніше, ніж відчиняють')).toBeVisible()
  expect(screen.getByText('Номер із кодом країни: +380440000101')).toBeVisible()
  expect(sent()).toEqual([])
  expect(service.mock.calls.every(([called]) => called === staffShopsEndpoint)).toBe(true)
})
