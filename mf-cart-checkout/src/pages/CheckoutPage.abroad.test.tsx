import { setCartLines } from '@shop/shell/cart/cart'
import { refusal } from '@shop/testing/fake-services'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { choose, payButton, put, showCheckout, startCheckout } from '../../test/checkout.tsx'
import {
  abroad,
  country,
  fillAddress,
  goAbroad,
  priceCall,
  root,
  service,
  servicesOf,
} from '../../test/checkout-abroad.tsx'
import { aCartLine } from '../../test/goods.ts'

beforeEach(() => {
  localStorage.clear()
  startCheckout()
})

test('the carriers of the country come with their price for this cart and their days', async () => {
  const { askedOf } = await goAbroad()

  expect(await screen.findByRole('radio', { name: 'Nova Poshta' })).toHaveAccessibleDescription(
    '€9.34 3–7 days after dispatch',
  )
  expect(screen.getByRole('radio', { name: 'Ukrposhta' })).toHaveAccessibleDescription(
    '€11.56 4–8 weeks after dispatch',
  )
  expect(askedOf(priceCall)[0]?.body).toEqual({
    country_code: 'PL',
    service: 'nova-poshta',
    weight: 1,
    currency: 'EUR',
  })
  expect(screen.getByText('Duties and taxes of your country')).toBeVisible()
})

test('the chosen carrier is in the total, and the hryvnias that will be charged are shown', async () => {
  await goAbroad()

  await userEvent.click(await screen.findByRole('radio', { name: 'Ukrposhta' }))

  expect(await screen.findByRole('button', { name: 'Pay €109.56' })).toBeVisible()
  // 109.56 × 45 = 4 930.20
  expect(await screen.findByText(/≈ UAH\s4,930 will be charged/)).toBeVisible()
})

test('an order abroad goes out with its own address', async () => {
  const { askedOf } = await goAbroad()
  await userEvent.click(await screen.findByRole('radio', { name: 'Nova Poshta' }))
  await fillAddress()
  await put('Name', 'Olena')
  await put('Last name', 'Levchenko')
  await put('Phone', '0671234567')
  await put('Email', 'olena@example.com')
  await userEvent.click(screen.getByRole('checkbox', { name: /18 or older/ }))

  await userEvent.click(await payButton())

  await waitFor(() => expect(askedOf('/api/orders/create')).toHaveLength(1))
  expect(askedOf('/api/orders/create')[0]?.body).toMatchObject({
    delivery: {
      type: 'international',
      country: 'PL',
      service: 'nova-poshta',
      state: 'Mazowieckie',
      city: 'Warszawa',
      address: 'ul. Nowy Świat 14/2',
      postal_code: '00-001',
    },
  })
})

test('says what is missing in an address abroad, and nothing of one in Ukraine', async () => {
  await goAbroad()
  await userEvent.click(await screen.findByRole('button', { name: 'Pay' }))

  const missing = ['carrier', 'address', 'city', 'postal code', 'state']
  for (const word of missing)
    expect(await screen.findByRole('button', { name: new RegExp(`^Please .* (your|a) ${word}$`) })).toBeVisible()
  expect(screen.queryByText('Please choose a branch')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Please choose a carrier' }))
  expect(screen.getByRole('radio', { name: 'Nova Poshta' })).toHaveFocus()
})

test('another country takes the carrier away', async () => {
  await goAbroad({}, 'Germany')
  await screen.findByRole('button', { name: 'Pay €109.56' })

  await userEvent.clear(screen.getByRole('combobox', { name: 'Country' }))
  await choose('Country', 'Poland')

  expect(await screen.findByRole('radio', { name: 'Nova Poshta' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'Ukrposhta' })).not.toBeChecked()
})

test('where one carrier goes alone it is chosen already', async () => {
  await goAbroad({}, 'Germany')

  expect(await screen.findByRole('radio', { name: 'Ukrposhta', checked: true })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Pay €109.56' })).toBeVisible()
})

test('a country is found by its Ukrainian name', async () => {
  await showCheckout(abroad)
  await userEvent.click(screen.getByRole('radio', { name: 'Another country' }))

  await userEvent.type(await screen.findByRole('combobox', { name: 'Country' }), 'поль')

  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1)
  expect(screen.getByRole('option', { name: 'Poland' })).toBeVisible()
})

test('a price that could not be had can be asked for again, right there', async () => {
  let isDown = true
  await goAbroad({
    [priceCall]: asked =>
      isDown ? refusal(503, 'busy') : (abroad[priceCall] as (asked: unknown) => { body: object })(asked),
  })
  expect(await screen.findByText('We could not get the delivery price.')).toBeVisible()

  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  await waitFor(() => expect(screen.getByRole('radio', { name: 'Ukrposhta' })).toHaveAccessibleDescription(/^€11.56/))
  expect(screen.queryByText('We could not get the delivery price.')).not.toBeInTheDocument()
})

test('a carrier that takes no such weight says so and cannot be chosen', async () => {
  await goAbroad({ [priceCall]: refusal(409, 'delivery_not_available') }, 'Germany')

  expect(await screen.findByText(/too heavy for every carrier/)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Ukrposhta' })).toBeDisabled()
})

test('when the cart has grown too heavy for the chosen carrier, the total says so and can be saved', async () => {
  let isHeavy = false
  const quote = abroad['/api/cart/quote'] as (asked: unknown) => { body: object }
  const price = abroad[priceCall] as (asked: unknown) => { body: object }
  const isRefused = (body: unknown) => isHeavy && JSON.stringify(body).includes('nova-poshta')
  await goAbroad({
    '/api/cart/quote': asked => (isRefused(asked.body) ? refusal(409, 'delivery_not_available') : quote(asked)),
    [priceCall]: asked => (isRefused(asked.body) ? refusal(409, 'delivery_not_available') : price(asked)),
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Nova Poshta' }))
  await screen.findByRole('button', { name: 'Pay €107.34' })

  isHeavy = true
  act(() => setCartLines([aCartLine({ count: 3 })]))

  expect(await screen.findByText('This delivery is not available for your order. Please choose another.')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Ukrposhta' }))
  expect(await screen.findByRole('button', { name: 'Pay €109.56' })).toBeVisible()
})

test('a postal code is written as its country does, and one that looks like none of it is asked about', async () => {
  await goAbroad()
  const code = await screen.findByLabelText('Postal code')
  expect(code).toHaveAccessibleDescription('For example 01-100')

  await userEvent.type(code, '00001')
  await userEvent.tab()
  expect(code).toHaveValue('00-001')

  await userEvent.type(code, '9')
  await userEvent.tab()
  expect(code).toHaveValue('00-0019')
  expect(code).toHaveAccessibleDescription('Is it right? A code there looks like 01-100')
})

test('where nobody has a postal code the form says what to type', async () => {
  const emirates = country('AE', 'ОАЕ', 'United Arab Emirates')
  const services = { body: { status: true, services: [service('ukrposhta', 'Ukrposhta', 28, 56)] } }
  await goAbroad(
    { [`${root}/countries`]: { body: { status: true, countries: [emirates] } }, [servicesOf('AE')]: services },
    'United Arab Emirates',
  )

  expect(screen.getByLabelText('Postal code')).toHaveAccessibleDescription(
    'Your country has no postal codes: type 00000.',
  )
})

test('the draft keeps the address in Ukraine and the one abroad apart', async () => {
  const { unmount } = await goAbroad()
  await fillAddress()
  await userEvent.click(screen.getByRole('radio', { name: 'Ukraine' }))
  await choose('Region', 'Kyiv')
  await choose('City', 'Kyiv city')
  unmount()

  await showCheckout(abroad)
  expect(await screen.findByRole('combobox', { name: 'City' })).toHaveValue('Kyiv city')
  await userEvent.click(screen.getByRole('radio', { name: 'Another country' }))

  expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveValue('Poland')
  expect(screen.getByLabelText('City')).toHaveValue('Warszawa')
})

test('a country that was chosen before stands first and says so', async () => {
  const { unmount } = await goAbroad()
  unmount()
  sessionStorage.clear()

  await showCheckout(abroad)
  await userEvent.click(screen.getByRole('radio', { name: 'Another country' }))
  await userEvent.click(await screen.findByRole('combobox', { name: 'Country' }))

  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent?.trim())).toEqual([
    'Poland recent',
    'Germany',
  ])
})

test('an address in Cyrillic letters is offered in Latin ones, and one press takes it', async () => {
  await goAbroad()
  await put('Address', 'вул. Щаслива, 5')
  await put('City', 'Згож')
  expect(await screen.findByText('It would read: vul. Shchaslyva, 5, Zghozh')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Write in Latin letters' }))

  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveValue('vul. Shchaslyva, 5'))
  expect(screen.getByLabelText('City')).toHaveValue('Zghozh')
  expect(screen.getByLabelText('Address')).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Write in Latin letters' })).not.toBeInTheDocument()
})
