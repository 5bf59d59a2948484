import { setTimeout as pause } from 'node:timers/promises'
import type { Order } from '@shop/cart-checkout/order/order'
import { isPaid } from '@shop/cart-checkout/order/payment-states'
import { auditShop } from '../audit/audit-shop.ts'
import type { ShopDatabases } from '../audit/invariant.ts'
import type { Attempt } from './buyer.ts'
import type { Environment } from './environment.ts'

const SETTLED_MS = 15_000

/** Waits until nothing is under way any more. Answers what still is when the time is over. */
export async function waitUntilSettled({ bank, databases }: Environment): Promise<string[]> {
  const orders = ordersIn(databases)
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
  const doubled = attempts.filter(({ refs }) => refs.size > 1).length
  const refs = attempts.flatMap(attempt => [...attempt.refs])
  const taken = bank.listApproved()
  const known = new Set((await findPaid(databases, taken)).map(({ number }) => number))
  const numbers = new Set(taken.map(id => id.slice(0, id.lastIndexOf('-'))))
  return [
    ...findOpen(attempts),
    ...(doubled > 0 ? [`${doubled} attempts made two orders`] : []),
    ...(await findLost(databases, refs)),
    ...(known.size < numbers.size ? [`${numbers.size - known.size} payments belong to no order`] : []),
    ...(await findUnrecorded(databases, taken)),
  ]
}

/** Attempts to buy that ended without an answer. */
export function findOpen(attempts: readonly Attempt[]): string[] {
  const open = attempts.filter(({ outcome }) => outcome === 'open').length
  return open > 0 ? [`${open} attempts have no answer`] : []
}

/** Orders that were acknowledged and are not there. */
export async function findLost(databases: ShopDatabases, refs: readonly string[]): Promise<string[]> {
  const found = await ordersIn(databases).countDocuments({
    ref: { $in: [...refs] },
    state: { $nin: ['placing', 'undone'] },
  })
  return found < refs.length ? [`${refs.length - found} acknowledged orders are lost`] : []
}

/** Orders that do not know what the bank has taken for them. */
export async function findUnrecorded(databases: ShopDatabases, taken: readonly string[]): Promise<string[]> {
  const isRecorded = ({ payment_state }: Order) => isPaid(payment_state) || payment_state === 'refunded'
  const unpaid = (await findPaid(databases, taken)).filter(order => !isRecorded(order)).map(({ number }) => number)
  return unpaid.length > 0
    ? [`${unpaid.length} paid at the bank but not in the shop: ${unpaid.slice(0, 5).join(', ')}`]
    : []
}

function findPaid(databases: ShopDatabases, taken: readonly string[]): Promise<Order[]> {
  const projection = { number: 1, payment_state: 1 }
  return ordersIn(databases)
    .find({ 'attempts.payment_id': { $in: [...taken] } }, { projection })
    .toArray()
}

function ordersIn(databases: ShopDatabases) {
  return databases('cart-checkout').collection<Order>('orders')
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
