import { MINUTE_MS } from '@shop/calendar/durations'
import type { PromoCode } from '../src/promo-codes/promo-code.ts'
import { enterCode } from './a-promo-code.ts'
import { decide } from './bank.ts'
import { askQuote, order, startToPay } from './shopping.ts'
import { saved } from './staff.ts'
import { type Api, startApi } from './start-api.ts'

export const promo_code = 'SPRING15'

/** An order with the signed form of its payment, which stays good whatever becomes of the order. */
export type WithForm = { ref: string; number: string; fields: [string, string][] }

/** Orders a dress with the code and begins to pay. */
export async function orderWithForm(api: Api, cookie: string | null, email = 'olena@example.com'): Promise<WithForm> {
  const customer = { name: 'Олена', last_name: 'Шевченко', phone: '+380671234567', email }
  const { ref, number } = (await order(api, { promo_code, cookie, body: { customer } })).body.order
  return { ref, number, fields: (await startToPay(api, ref)).fields }
}

/** The customer pays by the form, in time or late. */
export const payForm = (api: Api, { fields }: WithForm) => decide(api, fields, 'approve')

/** Nobody paid in time. */
export async function letExpire(api: Api): Promise<void> {
  api.wait(31 * MINUTE_MS)
  await api.service.jobs.runNow('expire-orders')
}

/** One cart ordered three times by one browser, with a form each. */
export async function orderedThreeTimes(limits: Partial<PromoCode> = { usage_limit: 1 }, given?: Api) {
  const api = given ?? (await startApi())
  await enterCode(api, limits)
  const { cookie } = await askQuote(api)
  const first = await orderWithForm(api, cookie)
  const second = await orderWithForm(api, cookie)
  const third = await orderWithForm(api, cookie)
  return { api, cookie, first, second, third, orders: [first, second, third] }
}

/** A shop whose first and second order were paid when the code had no use left, because the third has it. */
export async function usedUpOrders(given?: Api) {
  const ordered = await orderedThreeTimes({ usage_limit: 1 }, given)
  for (const one of ordered.orders) await payForm(ordered.api, one)
  return ordered
}

/** What became of the orders, and what a person must look at. */
export async function standingOf(api: Api, orders: readonly WithForm[]) {
  const found = await Promise.all(orders.map(({ ref }) => saved(api, ref)))
  return found.map(({ state, alerts }) => ({ state, alerts: [...alerts].sort() }))
}

/** Which orders hold the code, and which have used it. */
export async function takenBy(api: Api) {
  const code = await api.db.collection('promo_codes').findOne({ code: promo_code })
  const uses = await api.db.collection('promo_uses').find({ code: promo_code }).toArray()
  return { held: code?.holds.map((hold: { order: string }) => hold.order), used: uses.map(use => use.order) }
}
