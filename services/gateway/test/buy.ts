import { randomUUID } from 'node:crypto'
import { areas } from '@shop/demo-data/delivery-directory/areas'
import { cities } from '@shop/demo-data/delivery-directory/cities'
import { departments } from '@shop/demo-data/delivery-directory/departments'
import type { Browser } from '@shop/testing/browser'

const city = cities.find(({ title }) => title.en === 'Kyiv')
const department = departments.find(({ city_ref }) => city_ref === city?.ref)
const area = areas.find(({ ref }) => ref === city?.area_ref)

export const delivery = {
  type: 'ukraine',
  delivery_method_option: 'post',
  area: area?.ref,
  city: city?.ref,
  post_office: department?.ref,
}

type Line = { article: string; size: string; count: number }

/** A guest sees the price, agrees and orders. */
export async function buy(guest: Browser, lines: Line[], key: string = randomUUID()) {
  const { type, delivery_method_option } = delivery
  const asked = { locale: 'uk', currency: 'UAH', lines, delivery: { type, delivery_method_option } }
  const quote = await guest.post('/api/cart/quote', asked)
  const wanted = {
    locale: 'uk',
    currency: 'UAH',
    quote_hash: quote.body.quote_hash,
    lines,
    customer: { name: 'Олена', last_name: 'Шевченко', phone: '+380671234567', email: 'olena@example.com' },
    delivery,
    payment_method: 'card',
    consent: true,
  }
  return guest.post('/api/orders/create', wanted, { 'idempotency-key': key })
}
