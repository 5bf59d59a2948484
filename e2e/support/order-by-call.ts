import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { checkoutBody, toPost } from '@shop/testing/checkout'
import { callShop } from './call-shop.ts'
import type { Language } from './fixtures.ts'
import { newMailbox } from './messages.ts'

const oneDress = [{ article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }]

/** An order, if nothing else is said of one dress, for stories that begin behind the checkout; its number, ref and mailbox. */
export function orderByCall(
  page: Page,
  locale: Language,
  lines = oneDress,
  phone = '+380671234567',
  email = newMailbox('order'),
): Promise<Ordered> {
  return order(page, locale, { lines, phone, email, promo_code: null })
}

/** An order with this promo code. */
export function orderWithCodeByCall(
  page: Page,
  locale: Language,
  { lines, promo_code }: { lines: Lines; promo_code: string },
): Promise<Ordered> {
  return order(page, locale, { lines, phone: '+380671234567', email: newMailbox('order'), promo_code })
}

type Lines = typeof oneDress
type Ordered = { number: string; ref: string; email: string }
type Wanted = { lines: Lines; phone: string; email: string; promo_code: string | null }

async function order(page: Page, locale: Language, { lines, phone, email, promo_code }: Wanted): Promise<Ordered> {
  const currency = locale === 'uk' ? 'UAH' : 'EUR'
  const { type, delivery_method_option } = toPost
  const asked = { locale, currency, lines, promo_code, email, delivery: { type, delivery_method_option } }
  const quote = await callShop(page, '/api/cart/quote', { data: asked })
  const { quote_hash } = await quote.json()
  const customer = { name: 'Олена', last_name: 'Шевченко', phone, email }
  const created = await callShop(page, '/api/orders/create', {
    headers: { 'idempotency-key': randomUUID() },
    data: checkoutBody(quote_hash, lines, { locale, currency, customer, promo_code, preorder_ack: true }),
  })
  const { order } = await created.json()
  return { ...order, email }
}
