import { randomUUID } from 'node:crypto'
import { areas } from '@shop/demo-data/delivery-directory/areas'
import { cities } from '@shop/demo-data/delivery-directory/cities'
import { departments } from '@shop/demo-data/delivery-directory/departments'
import type { Browser } from '@shop/testing/browser'

const city = cities.find(({ title }) => title.en === 'Kyiv')
const department = departments.find(({ city_ref }) => city_ref === city?.ref)
const area = areas.find(({ ref }) => ref === city?.area_ref)

export const delivery: Delivery = {
  type: 'ukraine',
  delivery_method_option: 'post',
  area: area?.ref,
  city: city?.ref,
  post_office: department?.ref,
}

type Delivery = {
  type: 'ukraine'
  delivery_method_option: string
  area: string | undefined
  city: string | undefined
  post_office?: string | undefined
  courier_delivery?: string
}
type Line = { article: string; size: string; count: number }
type Wish = {
  key?: string
  promo_code?: string
  email?: string
  currency?: 'UAH' | 'EUR'
  delivery?: Delivery
  preorder_ack?: true
}
type Quote = { body: Record<string, unknown> }

/** A guest sees the price, agrees and orders. */
export async function buy(guest: Browser, lines: readonly Line[], { key = randomUUID(), ...wish }: Wish = {}) {
  const quote = await askPrice(guest, lines, wish)
  return guest.post('/api/orders/create', orderFor(quote, lines, wish), { 'idempotency-key': key })
}

export function askPrice(guest: Browser, lines: readonly Line[], wish: Wish = {}) {
  const { promo_code, currency = 'UAH', delivery: to = delivery } = wish
  const { type, delivery_method_option } = to
  const asked = { locale: 'uk', currency, lines, delivery: { type, delivery_method_option } }
  return guest.post('/api/cart/quote', { ...asked, ...(promo_code && { promo_code }) })
}

/** What the checkout sends once its price is agreed upon. */
export function orderFor(quote: Quote, lines: readonly Line[], wish: Wish = {}) {
  const { promo_code, email = 'olena@example.com', currency = 'UAH', delivery: to = delivery, preorder_ack } = wish
  return {
    locale: 'uk',
    currency,
    quote_hash: quote.body.quote_hash,
    lines,
    ...(promo_code && { promo_code }),
    ...(preorder_ack && { preorder_ack }),
    customer: { name: 'Олена', last_name: 'Шевченко', phone: '+380671234567', email },
    delivery: to,
    payment_method: 'card',
    consent: true,
  }
}

/** The form that the browser would take to the bank. */
export async function paymentForm(guest: Browser, ref: string): Promise<URLSearchParams> {
  const { body } = await guest.post('/api/payments/start', { order: ref, method: 'card' })
  const fields = Array.isArray(body.fields) ? body.fields : []
  return new URLSearchParams(fields.map(({ name, value }) => [name, value]))
}
