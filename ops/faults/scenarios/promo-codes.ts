import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '@shop/cart-checkout/order/order'
import type { PromoCode, StoredUse } from '@shop/cart-checkout/promo-codes/promo-code'
import { buy, paymentForm } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import type { Environment } from '../environment.ts'
import { contested, sizes } from '../fill-shop.ts'
import type { Scenario } from '../run-scenario.ts'

const PATIENCE_MS = 30_000
/** Others use codes meanwhile, and the process may die with one of theirs. */
const MOST_TRIES = 6

/** B1: the process dies when a code is claimed for an order and its use is not written yet, or has just been written. */
export const promoCodeScenarios: Scenario[] = [
  {
    id: 'B1',
    name: 'cart-checkout dies between the reservation of a promo code and its use',
    async run(environment) {
      for (let tries = 0; tries < MOST_TRIES; tries++) if (await dieBetween(environment, `CLAIMED-${tries}`)) return
      throw new Error('the process never died between the reservation and the use of the code')
    },
  },
]

type Late = { number: string; callback: Awaited<ReturnType<Environment['bank']['approval']>> }

/**
 * Orders one cart three times with a code for one use and pays all three while the process dies. Afterwards the code was used exactly
 * once. Answers whether the process died between the reservation and the use.
 */
async function dieBetween(environment: Environment, code: string): Promise<boolean> {
  const { shape, tally, bank } = environment
  await enterCode(environment, code)
  const orders = await orderThreeTimes(environment, code)
  for (const { callback } of orders) await bank.record(callback)
  const checkout = shape.processes['cart-checkout']
  const state = { isDead: false }
  tally.fault()
  const dying = checkout.killInto({ FAILPOINT: 'promo-claimed:kill' }, PATIENCE_MS).finally(() => {
    state.isDead = true
  })
  while (!state.isDead) {
    await reportAll(environment, orders)
    await pause(20)
  }
  tally.fault()
  if ((await dying)?.signal !== 'SIGKILL') throw new Error('nothing came to promo-claimed')
  const wasBetween = await isBetween(environment, code, orders)
  await checkout.ready()
  while (!(await reportAll(environment, orders))) await pause(100)
  await waitUntilUsedOnce(environment, code, orders)
  return wasBetween
}

async function enterCode({ databases }: Environment, code: string): Promise<void> {
  const codes = databases('cart-checkout').collection<PromoCode>('promo_codes')
  const { _id, ...like } = (await codes.findOne({ code: contested })) ?? { _id: null }
  if (!_id) throw new Error('there is no code to copy')
  await codes.insertOne({ ...(like as PromoCode), code, usage_limit: 1, holds: [] })
}

async function orderThreeTimes({ shape, bank }: Environment, promo_code: string): Promise<Late[]> {
  const browser = createBrowser(shape.url)
  const [size] = sizes
  const orders: Late[] = []
  for (let count = 0; count < 3; count++) {
    const wish = { email: 'once@example.com', promo_code }
    const { status, body } = await buy(browser, size ? [{ ...size, count: 1 }] : [], wish)
    if (status !== 201) throw new Error(`a guest could not order with a code: ${status}`)
    const { number, ref, total } = body.order as { number: string; ref: string; total: { amount: number } }
    await paymentForm(browser, ref)
    orders.push({ number, callback: await bank.approval(`${number}-1`, String(total.amount)) })
  }
  return orders
}

/** True when the shop has accepted all of them. */
async function reportAll({ bank }: Environment, orders: readonly Late[]): Promise<boolean> {
  return (await Promise.all(orders.map(({ callback }) => bank.report(callback)))).every(Boolean)
}

/** Is the code claimed for a paid one of these orders, without a use? */
async function isBetween({ databases }: Environment, code: string, orders: readonly Late[]): Promise<boolean> {
  const db = databases('cart-checkout')
  const holds = (await db.collection<PromoCode>('promo_codes').findOne({ code }))?.holds ?? []
  const numbers = orders.map(({ number }) => number).filter(number => holds.some(({ order }) => order === number))
  const paid = { number: { $in: numbers }, payment_state: 'approved' as const }
  const [claimed, used] = await Promise.all([
    db.collection<Order>('orders').countDocuments(paid),
    db.collection<StoredUse>('promo_uses').countDocuments({ code }),
  ])
  return claimed > 0 && used === 0
}

/** One of the orders has the discount, the two others wait for a person, and no order holds the code any more. */
async function waitUntilUsedOnce({ databases }: Environment, code: string, orders: readonly Late[]): Promise<void> {
  const db = databases('cart-checkout')
  const numbers = orders.map(({ number }) => number)
  const giveUpAt = Date.now() + PATIENCE_MS
  for (;;) {
    const found = await db
      .collection<Order>('orders')
      .find({ number: { $in: numbers } })
      .toArray()
    const uses = await db.collection<StoredUse>('promo_uses').countDocuments({ code })
    const held = (await db.collection<PromoCode>('promo_codes').findOne({ code }))?.holds.length
    const alerted = found.filter(({ alerts }) => alerts.includes('promo_used_up')).length
    const isPaid = found.every(({ state, tasks }) => state === 'paid' && tasks.length === 0)
    if (isPaid && uses === 1 && held === 0 && alerted === 2) return
    if (uses > 1 || Date.now() > giveUpAt)
      throw new Error(`the code was used ${uses} times, is held ${held} times, and ${alerted} orders wait for a person`)
    await pause(200)
  }
}
