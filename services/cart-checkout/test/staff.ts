import { randomUUID } from 'node:crypto'
import { internalRefundEndpoint } from '@shop/contracts/orders/refunds'
import type { StaffAction } from '@shop/contracts/staff/orders/order-actions'
import { internalOrderActionEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { internalFullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { decide } from './bank.ts'
import { orderAndPay } from './shopping.ts'
import { type Api, type Json, startApi } from './start-api.ts'

/** A member of staff takes an action; the answer is the order as staff see it then. */
export async function takeStaffAction(api: Api, number: string, action: StaffAction) {
  return (await api.internal.call(internalOrderActionEndpoint, { number, who: 'olena', step: action })).order
}

/** A member of staff looks at the order and gives money back, once; nothing named: all that is left. */
export async function refundOrder(api: Api, number: string, wish: Json = {}) {
  const { refunded_so_far } = (await api.internal.call(internalFullOrderEndpoint, { number })).order
  const asked = { number, key: randomUUID(), refunded_so_far, comment: 'Повернення', who: 'olena', ...wish }
  return api.internal.call(internalRefundEndpoint, asked)
}

/** A shop in which somebody has paid for an order. */
export async function paidOrder(wish: Json = {}, given?: Api) {
  const api = given ?? (await startApi())
  const ordered = await orderAndPay(api, wish)
  await decide(api, ordered.fields, 'approve')
  return { api, ...ordered }
}

/** Subjects of all emails that have gone out. */
export async function sentEmails(api: Api): Promise<string[]> {
  await api.service.jobs.runNow('finish-orders')
  await api.service.jobs.runNow('send-letters')
  const caught = await api.db.collection('caught_mails').find().sort({ caught_at: 1, _id: 1 }).toArray()
  return caught.map(({ subject }) => subject)
}

/** The newest code that was emailed. */
export async function codeIn(api: Api): Promise<string> {
  const subjects = await sentEmails(api)
  return subjects.findLast(subject => /^\d{6} /.test(subject))?.slice(0, 6) ?? ''
}

/** A shop in which a customer has the goods that they paid for. */
export async function deliveredOrder(wish: Json = {}) {
  const bought = await paidOrder(wish)
  const { api, number } = bought
  await takeStaffAction(api, number, { do: 'take' })
  await takeStaffAction(api, number, { do: 'ship', tracking: '20450123456789' })
  await takeStaffAction(api, number, { do: 'delivered' })
  return bought
}

export const saved = (api: Api, ref: string): Promise<Json> => api.db.collection('orders').findOne({ ref })
