import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '@shop/cart-checkout/order/order'
import { isPaid } from '@shop/cart-checkout/order/payment-states'
import { buy, paymentForm } from '@shop/shop/test/buy'
import { type Browser, createBrowser } from '@shop/testing/browser'
import type { Db } from 'mongodb'

const PER_SECOND = 5
const PLENTY = 1_000_000
const SETTLED_MS = 60_000
const article = 'DR-1042-BUR-R'
const sizes = ['34 (XS)', '36 (S)', '38 (M)', '40 (L)', '42 (XL)']

/** Enough of a dress for all who buy it. */
export async function stockUp(catalog: Db): Promise<void> {
  const filled = { available: PLENTY, received: PLENTY, holds: [], sold: 0 }
  await catalog.collection('stock').updateMany({ article, size: { $in: sizes } }, { $set: filled })
}

/** What a guest buys in this turn, so many sizes of a dress: a size remembers who holds it, so that shoppers are spread over several. */
export function linesOf(turn: number, lines = 1) {
  return Array.from({ length: lines }, (_, line) => ({
    article,
    size: sizes[(turn + line) % sizes.length] ?? '',
    count: 1,
  }))
}

/** The number and the private reference of an order that a guest places, pays or leaves. */
export async function buyOne(
  guest: Browser,
  turn: number,
  { pays = true, lines = 1 } = {},
): Promise<{ number: string; ref: string }> {
  const { status, body, text } = await buy(guest, linesOf(turn, lines))
  const { ref, number } = (body.order ?? {}) as { ref?: string; number?: string }
  if (status !== 201 || !ref || !number) throw new Error(`no order: ${status} ${text.slice(0, 300)}`)
  if (!pays) return { number, ref }
  const form = await paymentForm(guest, ref)
  form.set('choice', 'approve')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const decided = await guest.send('POST', '/sandbox-pay/decide', { body: form.toString(), headers })
  if (decided.status !== 303) throw new Error(`no payment of ${number}: ${decided.status}`)
  return { number, ref }
}

/** Five orders a second are placed and paid, whether the earlier ones are done or not, until it is told to end. */
export function startBuyers(url: string) {
  const began = performance.now()
  const buying: Promise<void>[] = []
  const numbers: string[] = []
  const problems: string[] = []
  const state = { isOver: false }
  const running = (async () => {
    for (let turn = 0; !state.isOver; turn++) {
      await pause(Math.max(0, began + (turn * 1000) / PER_SECOND - performance.now()))
      buying.push(
        buyOne(createBrowser(url), turn).then(
          ({ number }) => void numbers.push(number),
          (error: unknown) => void problems.push(error instanceof Error ? error.message : String(error)),
        ),
      )
    }
    await Promise.all(buying)
  })()

  return {
    /** Ends the buying; answers how much was bought, and what of it was lost. */
    async end(cartCheckout: Db): Promise<{ bought: number; perSecond: number; problems: string[] }> {
      state.isOver = true
      await running
      const perSecond = (numbers.length / (performance.now() - began)) * 1000
      const lost = await lostOf(cartCheckout, numbers)
      const missing =
        lost.length > 0 ? [`${lost.length} orders are lost or not paid: ${lost.slice(0, 5).join(', ')}`] : []
      return { bought: numbers.length, perSecond, problems: [...new Set(problems), ...missing] }
    },
  }
}

/** Numbers that the shop had answered, and that are not there as paid. */
async function lostOf(cartCheckout: Db, numbers: readonly string[]): Promise<string[]> {
  const orders = cartCheckout.collection<Order>('orders')
  const giveUpAt = Date.now() + SETTLED_MS
  for (;;) {
    const found = await orders.find({ number: { $in: [...numbers] } }).toArray()
    const paid = new Set(found.filter(({ payment_state }) => isPaid(payment_state)).map(({ number }) => number))
    const lost = numbers.filter(number => !paid.has(number))
    if (lost.length === 0 || Date.now() > giveUpAt) return lost
    await pause(500)
  }
}
