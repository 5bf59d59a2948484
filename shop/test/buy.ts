import { randomUUID } from 'node:crypto'
import type { Browser } from '@shop/testing/browser'
import { checkoutBody, toPost } from '@shop/testing/checkout'

type Line = { article: string; size: string; count: number }
type Wish = {
  promo_code?: string
  email?: string
  currency?: 'UAH' | 'EUR'
  delivery?: { type: string; delivery_method_option: string }
  preorder_ack?: true
}

/** A guest sees the price, agrees and orders. */
export async function buy(guest: Browser, lines: readonly Line[], wish: Wish & { key?: string } = {}) {
  const { key = randomUUID(), ...about } = wish
  const quote = await askPrice(guest, lines, about)
  return guest.post('/api/orders/create', orderFor(quote, lines, about), { 'idempotency-key': key })
}

export function askPrice(guest: Browser, lines: readonly Line[], wish: Wish = {}) {
  const { promo_code, currency = 'UAH', delivery: { type, delivery_method_option } = toPost } = wish
  const asked = { locale: 'uk', currency, lines, delivery: { type, delivery_method_option }, promo_code }
  return guest.post('/api/cart/quote', asked)
}

/** What the checkout sends for these goods at the price that the guest saw. */
export function orderFor(
  { body }: { body: Record<string, unknown> },
  lines: readonly Line[],
  { email, ...wish }: Wish = {},
) {
  const order = checkoutBody(body.quote_hash, lines, wish)
  return { ...order, customer: { ...order.customer, ...(email && { email }) } }
}

/** The form that the browser would take to the bank. */
export async function paymentForm(guest: Browser, ref: string): Promise<URLSearchParams> {
  const { body } = await guest.post('/api/payments/start', { order: ref, method: 'card' })
  const fields = Array.isArray(body.fields) ? body.fields : []
  return new URLSearchParams(fields.map(({ name, value }) => [name, value]))
}
