import { askPrice, buy, paymentForm } from '@shop/shop/test/buy'
import { type Browser, createBrowser } from '@shop/testing/browser'
import type { Db } from 'mongodb'
import { askFor } from './shop.ts'

/** Twice the price, the order, the way to the bank and back, the state of the order. */
export const REQUESTS = 6
const PLENTY = 1_000_000
export const DRESS = 'DR-1042-BUR-R'
const sizes = ['34 (XS)', '36 (S)', '38 (M)', '40 (L)', '42 (XL)']

type Bought = { number: string; ref: string }

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
export async function placeOrder(guest: Browser, turn: number): Promise<Bought> {
  const { status, body, text } = await buy(guest, linesOf(turn))
  if (status !== 201) throw new Error(`no order: ${status} ${text.slice(0, 300)}`)
  return body.order as Bought
}

/** The number and the private reference of an order that a guest places and pays. */
export async function buyOne(guest: Browser, turn: number): Promise<Bought> {
  const order = await placeOrder(guest, turn)
  const form = await paymentForm(guest, order.ref)
  form.set('choice', 'approve')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await askFor(guest, 'POST', '/sandbox-pay/decide', { body: form.toString(), headers })
  return order
}

/** A guest buys, from the price to the page of the paid order, and reads its state. */
export async function purchase(url: string, turn: number): Promise<string> {
  const guest = createBrowser(url)
  await askPrice(guest, linesOf(turn))
  const { ref } = await buyOne(guest, turn)
  return (await askFor(guest, 'GET', `/api/orders/get-info?order=${ref}`)).text
}
