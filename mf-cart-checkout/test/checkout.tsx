import { customerViewSchema } from '@shop/contracts/customers/profile'
import { setCartLines } from '@shop/shell/cart/cart'
import { type Answers, fakeServices, success } from '@shop/testing/fake-services'
import { blankOf } from '@shop/testing/sample'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { stayHere } from '../src/features/payment/pay/pay-order.ts'
import { CheckoutPage } from '../src/pages/CheckoutPage.tsx'
import { aCard, aCartLine, aQuote, quoted } from './goods.ts'
import { show } from './show.tsx'

const { info: _, ...blankProfile } = blankOf(customerViewSchema)

/** What the account says of a customer, but for where orders go. */
export const profile = {
  ...blankProfile,
  id: 'u1',
  name: 'Olena',
  surname: 'Levchenko',
  email: 'olena@example.com',
  email_verified: true,
}

const place = (ref: string, uk: string, en: string, rest: object = {}) => ({ ref, title: { uk, en }, ...rest })
const kyivArea = place('aaaaaaaa', 'Київська', 'Kyiv')
const lvivArea = place('bbbbbbbb', 'Львівська', 'Lviv')
const kyiv = place('cccccccc', 'Київ', 'Kyiv city', { area_ref: kyivArea.ref })
const department = { number: '12', type: 'branch' }
const shop = { id: 'kyiv', city: { uk: 'Київ', en: 'Kyiv' }, address: { uk: 'Алея, 14', en: '14 Alley' } }

export const REF = '26-000001-abcdefghijklm'
const order = { number: '26-000001', ref: REF, total: { amount: 98, currency: 'EUR' }, reserved_until: '2026-11-21' }
export const placed = { ...success({ order }), status: 201 }

const world: Answers = {
  '/api/cart/quote': quoted(aQuote([{}], { delivery: 0 })),
  '/api/products/get-by/article-list': success({ list: [aCard()] }),
  '/api/location/all-areas': success({ areas: [kyivArea, lvivArea] }),
  '/api/location/area-cities': success({ cities: [kyiv] }),
  '/api/location/city-warehouses': success({
    warehouses: [place('dddddddd', 'Відділення № 12', 'Branch No. 12', department)],
  }),
  '/api/shop-location/get-all-info': success({ shops: [{ ...shop, phone: '+38044', hours: [] }] }),
  '/api/rates/all': success({ rates: [] }),
  '/api/orders/create': placed,
  '/api/payments/start': success({
    provider: 'sandbox',
    action: 'https://bank.test/pay',
    method: 'POST',
    fields: ['Dress', 'Delivery'].map(value => ({ name: 'productName[]', value })),
  }),
}

export function startCheckout(): void {
  sessionStorage.clear()
  stayHere()
  setCartLines([aCartLine()])
  HTMLFormElement.prototype.submit = jest.fn()
}

export async function showCheckout(answers: Answers = {}) {
  const askedOf = fakeServices({ ...world, ...answers })
  const { unmount } = await show(<CheckoutPage />, { at: '/checkout', path: '/checkout' })
  await payButton()
  return { askedOf, unmount }
}

export const payButton = () => screen.findByRole('button', { name: /^(Pay €|Order without)/ })

/** Everything that an order needs, to be picked up in the shop. */
export async function fillIn(): Promise<void> {
  await put('Name', 'Olena')
  await put('Last name', 'Levchenko')
  await put('Phone', '0671234567')
  await put('Email', 'olena@example.com')
  await userEvent.click(screen.getByRole('radio', { name: 'Pick up in our shop' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Kyiv, 14 Alley' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /I am 18|agree|offer/i }))
}

/** Puts a text into a field at once: the whole page is drawn after each letter that is typed. */
export async function put(label: string, text: string): Promise<void> {
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.paste(text)
}

export async function choose(label: string, option: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: label }))
  await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }))
}
