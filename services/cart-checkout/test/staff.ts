import { randomUUID } from 'node:crypto'
import type { StaffAction } from '@shop/contracts/staff/orders/order-actions'
import {
  orderActionEndpoints,
  refundOrderEndpoint,
  returnsEndpoint,
  updateCommentEndpoint,
  updatePaymentEndpoint,
} from '@shop/contracts/staff/orders/staff-order-actions'
import { type FullOrder, fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { decide } from './bank.ts'
import { orderAndPay } from './shopping.ts'
import { type Api, type Json, startApi } from './start-api.ts'

/** A member of staff takes an action; the answer is the order as staff see it then. */
export async function takeStaffAction(api: Api, number: string, action: StaffAction, idempotencyKey = '') {
  return (await writeStaffAction(api, number, action, idempotencyKey)).order
}

/** Takes an action, and answers it with what the audit log keeps. */
export function writeStaffAction(api: Api, number: string, { action, ...body }: StaffAction, idempotencyKey = '') {
  const params = { number }
  switch (action) {
    case 'comment':
      return api.staff.write(updateCommentEndpoint, { query: { order: number, ...body } })
    case 'manual_paid':
    case 'manual_unpaid': {
      const is_paid = action === 'manual_paid' ? '1' : '0'
      return api.staff.write(updatePaymentEndpoint, { query: { order: number, is_paid }, body })
    }
    case 'return_request':
    case 'return_accept':
    case 'return_refuse':
      return api.staff.write(returnsEndpoint, { params, body: { step: action.replace('return_', ''), ...body } })
    default:
      return api.staff.write(orderActionEndpoints[action], { params, body, idempotencyKey })
  }
}

/** A member of staff looks at the order and gives money back, once; nothing named: all that is left. */
export async function refundOrder(api: Api, number: string, wish: Json = {}) {
  const { refunded_so_far } = await fullOrder(api, number)
  return sendRefund(api, number, { refunded_so_far, comment: 'Повернення', ...wish })
}

/** Gives money back; the answer is what became of it. */
export async function sendRefund(api: Api, number: string, { key = randomUUID(), who = 'olena', ...body }: Json) {
  const asked = { params: { number }, body, idempotencyKey: key, who }
  const { order, change } = await api.staff.write(refundOrderEndpoint, asked)
  return { payment_status: order.payment_status, refund: change?.after as Json, change }
}

/** All of one order as staff see it. */
export async function fullOrder(api: Api, number: string): Promise<FullOrder> {
  return (await api.staff.read(fullOrderEndpoint, { query: { order: number } })).order
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
  await takeStaffAction(api, number, { action: 'take' })
  await takeStaffAction(api, number, { action: 'ship', tracking: '20450123456789' })
  await takeStaffAction(api, number, { action: 'delivered' })
  return bought
}

export const saved = (api: Api, ref: string): Promise<Json> => api.db.collection('orders').findOne({ ref })
