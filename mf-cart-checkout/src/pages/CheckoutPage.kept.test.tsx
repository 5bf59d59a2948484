import type { Address } from '@shop/contracts/customers/addresses'
import { showSignedIn, showSignedOut } from '@shop/shell/session'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { profile, put, showCheckout, startCheckout } from '../../test/checkout.tsx'
import { abroad as carriersAbroad } from '../../test/checkout-abroad.tsx'

beforeEach(() => {
  startCheckout()
  showSignedIn()
})
afterEach(() => showSignedOut())

const place = { area: 'aaaaaaaa', city: 'cccccccc' }
const branch = (post_office: string): Address => ({
  type: 'ukraine',
  delivery: { delivery_method: 'post', ...place, post_office },
})
const courier = (courier_delivery: string): Address => ({
  type: 'ukraine',
  delivery: { delivery_method: 'courier', ...place, courier_delivery },
})
const abroad = (address: string): Address => ({
  type: 'international',
  delivery: { country: 'PL', state: 'Mazowieckie', city: 'Warszawa', address, postal_code: '00-019' },
})
const streets = (count: number) => Array.from({ length: count }, (_, at) => courier(`Khreshchatyk, ${at + 1}`))

const department = (ref: string, number: string) => ({
  ref,
  number,
  type: 'branch',
  title: { uk: `Відділення № ${number}`, en: `Branch No. ${number}` },
})

/** The checkout of a customer with these addresses, the one used last first; the profile says the first of each kind. */
async function showKept(...kept: Address[]) {
  const first = (type: Address['type']) => kept.find(address => address.type === type)?.delivery ?? null
  const user = { ...profile, info: { ukraine: first('ukraine'), europe: first('international') } }
  const addresses = kept.map((address, at) => ({
    ...address,
    id: String(at).padStart(16, '0'),
    used_at: `2026-11-${20 - at}T10:00:00.000Z`,
  }))
  await showCheckout({
    ...carriersAbroad,
    '/api/user/get-info': { body: { status: true, user } },
    '/api/user/addresses': { body: { status: true, addresses } },
    '/api/location/city-warehouses': {
      body: { status: true, warehouses: [department('dddddd01', '3'), department('dddddd02', '12')] },
    },
    '/api/location/all-countries': {
      body: {
        status: true,
        countries: [{ name: 'PL', tel_code: '+48', flag: '', title: { uk: 'Польща', en: 'Poland' } }],
      },
    },
  })
  await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveValue('Levchenko'))
}
const choice = () => screen.findByRole('group', { name: 'Your addresses' })
const offered = async () =>
  within(await choice())
    .getAllByRole('radio')
    .map(radio => (radio as HTMLInputElement).labels?.[0]?.textContent)
const pick = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const street = () => screen.getByLabelText('Address')

test('the address used last is filled in, and another one is a press away', async () => {
  await showKept(branch('dddddd02'), branch('dddddd01'))

  expect(await screen.findByRole('radio', { name: 'Kyiv city, Branch No. 12' })).toBeChecked()
  await pick('Kyiv city, Branch No. 3')
  expect(screen.getByRole('combobox', { name: 'Branch' })).toHaveValue('Branch No. 3')
  expect(screen.getByRole('radio', { name: 'Kyiv city, Branch No. 3' })).toBeChecked()
})

test('another address can be typed, and is no kept one', async () => {
  await showKept(courier('Khreshchatyk, 1'), courier('Khreshchatyk, 2'))
  await screen.findByRole('radio', { name: 'Kyiv city, Khreshchatyk, 1' })

  await pick('Another address')
  expect(street()).toHaveValue('')
  expect(screen.getByRole('combobox', { name: 'Region' })).toHaveValue('')
  await pick('Kyiv city, Khreshchatyk, 2')
  await put('Address', ', flat 5')
  expect(screen.getByRole('radio', { name: 'Another address' })).toBeChecked()
})

test('another way of delivery is filled with its own last address, but never instead of what was typed', async () => {
  await showKept(branch('dddddd02'), courier('Khreshchatyk, 1'))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Branch' })).toHaveValue('Branch No. 12'))
  expect(screen.queryByRole('group', { name: 'Your addresses' })).toBeNull()

  await pick('Nova Poshta courier')
  await waitFor(() => expect(street()).toHaveValue('Khreshchatyk, 1'))
  await userEvent.clear(street())
  await put('Address', 'Own, 9')
  await pick('Nova Poshta branch')
  await pick('Nova Poshta courier')
  expect(street()).toHaveValue('Own, 9')
})

test('of many addresses three are shown until the customer asks for all', async () => {
  await showKept(...streets(5))
  await screen.findByRole('radio', { name: 'Kyiv city, Khreshchatyk, 3' })
  expect(await offered()).toHaveLength(4)

  await userEvent.click(screen.getByRole('button', { name: 'Show all addresses' }))
  expect((await offered()).at(-2)).toBe('Kyiv city, Khreshchatyk, 5')
})

test('abroad the whole address is chosen, with its country', async () => {
  await showKept(abroad('Złota 1'), abroad('Nowy Świat 14'))
  await screen.findByRole('radio', { name: /^Złota 1/ })

  await pick('Another address')
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('')
  await pick('Nowy Świat 14, 00-019 Warszawa, Mazowieckie, Poland')
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Poland')
  expect(street()).toHaveValue('Nowy Świat 14')
})

test('a customer with one address sees the fields alone', async () => {
  await showKept(courier('Khreshchatyk, 1'))
  expect(street()).toHaveValue('Khreshchatyk, 1')
  expect(screen.queryByRole('radio', { name: 'Another address' })).toBeNull()
})
