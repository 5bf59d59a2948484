import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { areas } from '@shop/demo-data/delivery-directory/areas'
import { cities } from '@shop/demo-data/delivery-directory/cities'
import { departments } from '@shop/demo-data/delivery-directory/departments'
import { callShop } from './call-shop.ts'
import type { Language } from './fixtures.ts'
import { newMailbox } from './messages.ts'

const city = cities.find(({ title }) => title.en === 'Kyiv')
const department = departments.find(({ city_ref }) => city_ref === city?.ref)
const place = {
  area: areas.find(({ ref }) => ref === city?.area_ref)?.ref,
  city: city?.ref,
  post_office: department?.ref,
}
const kind = { type: 'ukraine', delivery_method_option: 'post' }

const oneDress = [{ article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }]

/** An order, if nothing else is said of one dress, for stories that begin behind the checkout; its number, ref and mailbox. */
export async function orderByCall(
  page: Page,
  locale: Language,
  lines = oneDress,
  phone = '+380671234567',
): Promise<{ number: string; ref: string; email: string }> {
  const currency = locale === 'uk' ? 'UAH' : 'EUR'
  const asked = { locale, currency, lines, delivery: kind }
  const quote = await callShop(page, '/api/cart/quote', { data: asked })
  const { quote_hash } = await quote.json()
  const customer = { name: 'Олена', last_name: 'Шевченко', phone, email: newMailbox('order') }
  const created = await callShop(page, '/api/orders/create', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      ...asked,
      quote_hash,
      customer,
      delivery: { ...kind, ...place },
      payment_method: 'card',
      consent: true,
      preorder_ack: true,
    },
  })
  const { order } = await created.json()
  return { ...order, email: customer.email }
}
