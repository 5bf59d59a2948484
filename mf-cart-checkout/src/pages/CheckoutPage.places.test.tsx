import { showSignedIn, showSignedOut } from '@shop/shell/session'
import { type Answers, refusal } from '@shop/testing/fake-services'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { choose, showCheckout, startCheckout } from '../../test/checkout.tsx'

beforeEach(() => {
  localStorage.clear()
  startCheckout()
})

afterEach(() => showSignedOut())

const city = (ref: string, uk: string, en: string) => ({ ref, area_ref: 'aaaaaaaa', title: { uk, en } })
const department = (ref: string, number: string, street: string) => ({
  ref,
  number,
  type: 'branch',
  title: { uk: `Відділення № ${number}: вул. ${street}`, en: `Branch No. ${number}: ${street} St` },
})
const cities = [
  city('cccccc01', 'Бровари', 'Brovary'),
  city('cccccc02', 'Київ', 'Kyiv'),
  city('cccccc03', 'Ірпінь', 'Irpin'),
]
const places: Answers = {
  '/api/location/area-cities': { body: { status: true, cities } },
  '/api/location/city-warehouses': {
    body: {
      status: true,
      warehouses: [department('dddddd01', '3', '12 Tykha'), department('dddddd02', '12', 'Soniachna')],
    },
  },
}

const options = async () => {
  const list = within(await screen.findByRole('listbox'))
  return list.getAllByRole('option').map(({ textContent }) => textContent?.trim())
}

async function type(field: string, text: string) {
  const box = await screen.findByRole('combobox', { name: field })
  await userEvent.clear(box)
  await userEvent.type(box, text)
}

test('only what may stay empty is marked, so no field has a star', async () => {
  await showCheckout(places)
  await screen.findByRole('combobox', { name: 'Region' })

  expect(screen.getByText('(optional)')).toBeVisible()
  expect(document.querySelectorAll('[aria-required="true"]')).toHaveLength(0)
})

test.each(['Kyiv', 'київ', 'kiev'])('finds the city by "%s", whichever spelling somebody learned', async typed => {
  await showCheckout(places)
  await choose('Region', 'Kyiv')

  await type('City', typed)

  expect(await options()).toEqual(['Kyiv'])
})

test.each(['12', '№12', 'відділення 12'])('finds the department by "%s", not by the house', async typed => {
  await showCheckout(places)
  await choose('Region', 'Kyiv')
  await choose('City', 'Kyiv')

  await type('Branch', typed)

  expect(await options()).toEqual(['Branch No. 12: Soniachna St'])
})

test('a department that cannot take the parcel says so and cannot be chosen', async () => {
  const [small, large] = [department('dddddd01', '3', '12 Tykha'), department('dddddd02', '12', 'Soniachna')]
  const warehouses = [{ ...small, max_kg: 0.5 }, large]
  await showCheckout({ ...places, '/api/location/city-warehouses': { body: { status: true, warehouses } } })
  await choose('Region', 'Kyiv')
  await choose('City', 'Kyiv')

  await userEvent.click(await screen.findByRole('combobox', { name: 'Branch' }))
  const tooSmall = await screen.findByRole('option', { name: 'Branch No. 3: 12 Tykha St takes no parcels over 0.5 kg' })
  await userEvent.click(tooSmall)

  expect(tooSmall).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('combobox', { name: 'Branch' })).toHaveValue('')
})

test('the city of the last order stands first the next time, and says why', async () => {
  const { unmount } = await showCheckout(places)
  await choose('Region', 'Kyiv')
  await choose('City', 'Irpin')
  unmount()
  sessionStorage.clear()

  await showCheckout(places)
  await choose('Region', 'Kyiv recent')
  await userEvent.click(await screen.findByRole('combobox', { name: 'City' }))

  expect(await options()).toEqual(['Irpin recent', 'Brovary', 'Kyiv'])
})

test('a list that did not come can be asked for again, and nothing that was typed is lost', async () => {
  await showCheckout({
    ...places,
    '/api/location/area-cities': [refusal(503, 'carrier_unavailable'), { body: { status: true, cities } }],
  })
  await userEvent.type(screen.getByLabelText('Name'), 'Olena')
  await choose('Region', 'Kyiv')
  expect(await screen.findByText('We could not get the list.')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await choose('City', 'Irpin')

  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Irpin')
  expect(screen.getByLabelText('Name')).toHaveValue('Olena')
})

test('a customer finds the department and the phone of the account in the form', async () => {
  showSignedIn()
  const home = { delivery_method: 'post', area: 'aaaaaaaa', city: 'cccccc02', post_office: 'dddddd02' }
  const user = {
    id: 'u1',
    name: 'Olena',
    surname: 'Levchenko',
    email: 'olena@example.com',
    email_verified: true,
    phone: '+380671234567',
    phone_verified: true,
    birth_date: null,
    info: { ukraine: home, europe: null },
    level: 5,
    orders_total_uah: 60_000,
  }
  await showCheckout({ ...places, '/api/user/get-info': { body: { status: true, user } } })

  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Branch' })).toHaveValue('Branch No. 12: Soniachna St'),
  )
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Kyiv')
  expect(screen.getByLabelText('Phone')).toHaveValue('67 123 45 67')
})

test('an area that the carrier does not reach says so instead of looking empty', async () => {
  await showCheckout({ '/api/location/area-cities': { body: { status: true, cities: [] } } })
  await choose('Region', 'Lviv')

  await userEvent.click(await screen.findByRole('combobox', { name: 'City' }))

  expect(await screen.findByText('The carrier does not go there now')).toBeVisible()
})

test('areas stand in the alphabet of the reader', async () => {
  const area = (ref: string, uk: string, en: string) => ({ ref, title: { uk, en } })
  const areas = [area('aaaaaaa1', 'Вінницька', 'Vinnytsia'), area('aaaaaaa2', 'Черкаська', 'Cherkasy')]
  await showCheckout({ '/api/location/all-areas': { body: { status: true, areas } } })

  await userEvent.click(await screen.findByRole('combobox', { name: 'Region' }))

  expect(await options()).toEqual(['Cherkasy', 'Vinnytsia'])
})

test('a region without departments says so, and what can be done', async () => {
  await showCheckout({ '/api/location/area-cities': { body: { status: true, cities: [] } } })
  await choose('Region', 'Kyiv')

  expect(await screen.findByText(/There are no Nova Poshta branches in this region now/)).toBeVisible()
})

test('a city without departments says so', async () => {
  await showCheckout({ ...places, '/api/location/city-warehouses': { body: { status: true, warehouses: [] } } })
  await choose('Region', 'Kyiv')
  await choose('City', 'Irpin')

  expect(await screen.findByText('Please choose a town nearby or a courier.')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Branch' })).toHaveAttribute('placeholder', 'No branches in this city')
})
