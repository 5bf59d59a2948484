import { randomUUID } from 'node:crypto'
import { checkoutBody, toPost } from '@shop/testing/checkout'
import { isThirdPartyNumber } from '../src/order/order-ref.ts'
import type { Answer, Api, Json } from './start-api.ts'
import { dress, size } from './stub-catalog.ts'

export const toWarsaw = {
  type: 'international',
  country: 'PL',
  service: 'ukrposhta',
  state: 'Mazowieckie',
  city: 'Warszawa',
  address: 'ul. Nowy Świat 14/2',
  postal_code: '00-001',
} as const

export const oneDress = [{ article: dress, size, count: 1 }]
export const twoDresses = [{ article: dress, size, count: 2 }]

type Wish = {
  lines?: Json
  currency?: 'UAH' | 'EUR'
  delivery?: Json
  promo_code?: string
  email?: string | null
  cookie?: string | null
  /** As a trusted proxy names it. */
  address?: string
  key?: string
  body?: Json
}

export async function askQuote(api: Api, wish: Wish = {}) {
  const { lines = oneDress, currency = 'UAH', delivery = toPost, cookie, promo_code, email } = wish
  const wanted = { locale: 'uk', currency, lines, delivery, promo_code, email }
  return api.post('/api/cart/quote', wanted, { cookie: cookie ?? null })
}

/** All that the checkout form sends, with the hash of the quote that the shopper saw. */
export function orderBody(
  quote: Answer,
  { lines = oneDress, currency = 'UAH', delivery = toPost, promo_code, body = {} }: Wish = {},
) {
  const about = { currency, delivery, ...(promo_code && { promo_code }), note: '' }
  return checkoutBody(quote.body.quote_hash, lines, { ...about, ...body })
}

/** Sees the price, agrees and orders. */
export async function order(api: Api, wish: Wish = {}): Promise<Answer> {
  const quote = await askQuote(api, wish)
  const cookie = wish.cookie ?? quote.cookie
  const headers: Record<string, string> = wish.address ? { 'x-forwarded-for': wish.address } : {}
  return api.post('/api/orders/create', orderBody(quote, wish), { cookie, headers, key: wish.key ?? randomUUID() })
}

/** Orders in a browser that the shop knows again by its cookie. */
export async function orderAsOwner(api: Api): Promise<{ ref: string; number: string; cookie: string | null }> {
  const { cookie } = await askQuote(api)
  const { ref, number } = (await order(api, { cookie })).body.order
  return { ref, number, cookie }
}

/** Orders and starts to pay; the fields are what the browser would post to the bank. */
export async function orderAndPay(api: Api, wish: Wish = {}) {
  const { ref, number } = (await order(api, wish)).body.order
  return { ref, number, ...(await startToPay(api, ref)) }
}

export async function startToPay(api: Api, ref: string, method = 'card') {
  const kind = isThirdPartyNumber(ref) ? { kind: 'tpo' } : {}
  const started = await api.post('/api/payments/start', { order: ref, method, ...kind })
  const fields: [string, string][] = (started.body.fields ?? []).map(({ name, value }: Json) => [name, value])
  return { started, fields }
}

export async function info(api: Api, ref: string): Promise<Json> {
  return (await api.get(`/api/orders/get-info?order=${ref}`)).body.order
}
