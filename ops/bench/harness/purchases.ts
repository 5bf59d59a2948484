import { askPrice, buy, paymentForm } from '@shop/shop/test/buy'
import { type Browser, createBrowser } from '@shop/testing/browser'
import type { Db } from 'mongodb'

/** Twice the price, the order, the way to the bank and back, the state of the order. */
export const REQUESTS = 6
const PLENTY = 1_000_000
export const DRESS = 'DR-1042-BUR-R'
const sizes = ['34 (XS)', '36 (S)', '38 (M)', '40 (L)', '42 (XL)']

/** Enough of a dress for all who buy it. */
export async function stockUp(catalog: Db): Promise<void> {
  const filled = { available: PLENTY, received: PLENTY, holds: [], sold: 0 }
  await catalog.collection('stock').updateMany({ article: DRESS, size: { $in: sizes } }, { $set: filled })
}

/** What a guest buys in this turn: a size of a dress remembers its reservations, so shoppers are spread over several. */
export function linesOf(turn: number) {
  return [{ article: DRESS, size: sizes[turn % sizes.length] ?? '', count: 1 }]
}

/** The number and the private reference of an order that a guest places and does not pay. */
export async function placeOrder(guest: Browser, turn: number): Promise<{ number: string; ref: string }> {
  const { status, body, text } = await buy(guest, linesOf(turn))
  const { ref, number } = (body.order ?? {}) as { ref?: string; number?: string }
  if (status !== 201 || !ref || !number) throw new Error(`no order: ${status} ${text.slice(0, 300)}`)
  return { number, ref }
}

/** The number and the private reference of an order that a guest places and pays. */
export async function buyOne(guest: Browser, turn: number): Promise<{ number: string; ref: string }> {
  const order = await placeOrder(guest, turn)
  const form = await paymentForm(guest, order.ref)
  form.set('choice', 'approve')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const decided = await guest.send('POST', '/sandbox-pay/decide', { body: form.toString(), headers })
  if (decided.status !== 303) throw new Error(`no payment of ${order.number}: ${decided.status}`)
  return order
}

/** A guest buys, from the price to the page of the paid order, and reads its state. */
export async function purchase(url: string, turn: number): Promise<string> {
  const guest = createBrowser(url)
  await askPrice(guest, linesOf(turn))
  const { number, ref } = await buyOne(guest, turn)
  const { status, body, text } = await guest.get(`/api/orders/get-info?order=${ref}`)
  if (status !== 200 || !body.order) throw new Error(`nothing is known of ${number}: ${status} ${text.slice(0, 300)}`)
  return text
}
