import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '@shop/cart-checkout/order/order'
import { isPaid } from '@shop/cart-checkout/order/payment-states'
import { auditShop } from '../audit/audit-shop.ts'
import type { Attempt } from './buyer.ts'
import type { Environment } from './environment.ts'

const SETTLED_MS = 15_000

/** Waits until nothing is under way any more. Answers what still is when the time is over. */
export async function waitUntilSettled({ bank, databases }: Environment): Promise<string[]> {
  const orders = databases('cart-checkout').collection<Order>('orders')
  // What an undone order forgets has two minutes.
  const busy = { tasks_lease_until: { $ne: null }, 'tasks.0.do': { $ne: 'forget' as const } }
  const giveUpAt = Date.now() + SETTLED_MS
  for (;;) {
    const unfinished = await orders.countDocuments(busy)
    if (bank.isQuiet() && unfinished === 0) return []
    if (Date.now() > giveUpAt) {
      const undelivered = bank.isQuiet() ? [] : ['callbacks of the bank are not accepted']
      return [
        ...undelivered,
        ...(unfinished > 0 ? [`${unfinished} orders are unfinished after ${SETTLED_MS / 1000} s`] : []),
      ]
    }
    await pause(150)
  }
}

/** Was anything lost that the shop had accepted, or done twice? */
export async function checkOutcome({ bank, databases }: Environment, attempts: readonly Attempt[]): Promise<string[]> {
  const orders = databases('cart-checkout').collection<Order>('orders')
  const open = attempts.filter(({ outcome }) => outcome === 'open').length
  const doubled = attempts.filter(({ refs }) => refs.size > 1).length
  const refs = attempts.flatMap(attempt => [...attempt.refs])
  const kept = await orders.countDocuments({ ref: { $in: refs }, state: { $nin: ['placing', 'undone'] } })
  const taken = bank.listApproved()
  const paid = await orders
    .find({ 'attempts.payment_id': { $in: taken } }, { projection: { number: 1, payment_state: 1 } })
    .toArray()
  const isRecorded = ({ payment_state }: Order) => isPaid(payment_state) || payment_state === 'refunded'
  const unpaid = paid.filter(order => !isRecorded(order)).map(({ number }) => number)
  const numbers = new Set(taken.map(id => id.slice(0, id.lastIndexOf('-'))))
  return [
    ...(open > 0 ? [`${open} attempts have no answer`] : []),
    ...(doubled > 0 ? [`${doubled} attempts made two orders`] : []),
    ...(kept < refs.length ? [`${refs.length - kept} acknowledged orders are lost`] : []),
    ...(paid.length < numbers.size ? [`${numbers.size - paid.length} payments belong to no order`] : []),
    ...(unpaid.length > 0
      ? [`${unpaid.length} paid at the bank but not in the shop: ${unpaid.slice(0, 5).join(', ')}`]
      : []),
  ]
}

const POST_MS = 90_000

/** Emails go out in their own time: at the end of the run every one that is due has left. */
export async function unsentEmails({ databases }: Environment): Promise<string[]> {
  const outbox = databases('cart-checkout').collection('outbox')
  const giveUpAt = Date.now() + POST_MS
  for (;;) {
    const [waiting, dead] = await Promise.all([
      outbox.countDocuments({ state: 'waiting', attempts: 0, due: { $lte: new Date() } }),
      outbox.countDocuments({ state: 'dead' }),
    ])
    if (dead > 0) return [`${dead} emails were given up`]
    if (waiting === 0) return []
    if (Date.now() > giveUpAt) return [`${waiting} emails have not left`]
    await pause(500)
  }
}

export async function auditNow(databases: Environment['databases']): Promise<string[]> {
  const verdicts = await auditShop(databases)
  return verdicts.flatMap(({ invariant, findings }) => findings.map(({ message }) => `${invariant}: ${message}`))
}
