import { isPlaced, type Order } from '@shop/cart-checkout/order/order'
import { numberOfPayment } from '@shop/cart-checkout/order/order-ref'
import { isPaidTwice, type PaymentAttempt } from '@shop/cart-checkout/order/payment-attempt'
import { isPaid } from '@shop/cart-checkout/order/payment-states'
import { MANUAL } from '@shop/cart-checkout/payment-attempts/new-attempt'
import type { PaymentEvent } from '@shop/cart-checkout/ports/payment/payment-provider'
import type { ThirdPartyOrder } from '@shop/cart-checkout/third-party-orders/third-party-order'
import type { Db } from 'mongodb'
import { createFindings, type Findings, type Invariant, ofEachOrder } from './invariant.ts'

/** The collection and its field word keep their stored names. */
type UnmatchedEvent = { _id: string; word: PaymentEvent }

/** Payment events had their effects, once, and nothing else made an order paid. */
export function paymentsInvariant(): Invariant {
  const ofShop = ofEachOrder('A5 payments', (order, add) => {
    const report = reporterOf(order.number, add)
    for (const attempt of order.attempts) checkAttempt(attempt, report)
    checkPaid(order, report)
  })
  return {
    order: ofShop.order,
    async verdict(databases) {
      const { checked, ...verdict } = await ofShop.verdict(databases)
      const { list, add } = createFindings()
      const db = databases('cart-checkout')
      let byLink = 0
      for await (const order of db.collection<ThirdPartyOrder>('third_party_orders').find().batchSize(500)) {
        byLink += 1
        const report = reporterOf(order.number, add)
        for (const attempt of order.attempts) checkAttempt(attempt, report)
        const isBacked = order.attempts.some(({ state }) => state === 'approved')
        if (isPaid(order.state) && !isBacked) report('no money', `${order.state} without an approved payment`)
      }
      for await (const { word: event } of db.collection<UnmatchedEvent>('stray_payment_words').find().batchSize(500))
        if (event.status === 'approved' && !(await isRecorded(db, event)))
          add(`${event.payment_id} aside`, `the bank approved ${event.payment_id}, and its event was put aside`)
      return { ...verdict, checked: checked + byLink, findings: [...verdict.findings, ...list] }
    },
  }
}

/** An event that was faster than our own save is applied as soon as the attempt is there; one about nothing of ours waits for a person. */
async function isRecorded(db: Db, { payment_id }: PaymentEvent): Promise<boolean> {
  const number = numberOfPayment(payment_id)
  const order = number && (await db.collection<Order>('orders').findOne({ number }))
  const attempt = order ? order.attempts.find(attempt => attempt.payment_id === payment_id) : undefined
  return !attempt || attempt.heard.some(({ status }) => status === 'approved')
}

function reporterOf(number: string, add: Findings['add']): Findings['add'] {
  return (what, message) => add(`${number} ${what}`, `${number}: ${message}`)
}

function checkAttempt({ payment_id, provider, state, charge, heard }: PaymentAttempt, report: Findings['add']): void {
  if (new Set(heard.map(({ key }) => key)).size < heard.length)
    report(`${payment_id} twice`, `${payment_id} received one event twice`)
  const approvals = heard.filter(({ status, mismatch }) => status === 'approved' && !mismatch)
  if (state === 'approved' && approvals.length === 0 && provider !== MANUAL)
    report(`${payment_id} unreported`, `${payment_id} counts as paid, but the bank never reported it`)
  if (approvals.some(({ amount }) => Math.round(Number(amount) * 100) !== charge.amount))
    report(
      `${payment_id} amount`,
      `${payment_id} was approved with another sum than the ${charge.amount / 100} asked for`,
    )
  if (approvals.length > 0 && state !== 'approved' && state !== 'refunded')
    report(`${payment_id} forgotten`, `the bank approved ${payment_id}, but the attempt is ${state}`)
}

/** What came after the order was given up goes back, all of it and once; if the bank refused, staff were called, or have closed it. */
function checkLate({ state, attempts, history, refunds = [], alerts }: Order, report: Findings['add']): void {
  const late = attempts.filter(({ payment_id }) => history.some(({ event }) => event === `paid_late ${payment_id}`))
  for (const { payment_id, charge } of late) {
    const back = refunds.filter(refund => refund.payment_id === payment_id && refund.state !== 'declined')
    const sum = back.reduce((sum, { amount }) => sum + amount, 0)
    if (sum > charge.amount) report(`${payment_id} back twice`, `more of ${payment_id} went back than came`)
    const isClosed = refunds.some(refund => refund.payment_id === payment_id && refund.closed)
    if (sum < charge.amount && !alerts.includes('refund_declined') && !isClosed)
      report(`${payment_id} kept`, `${payment_id} came after the order was given up, and does not go back`)
    if (state !== 'cancelled') report(`${payment_id} sold`, `${payment_id} goes back, but the order is ${state}`)
  }
}

function checkPaid(order: Order, report: Findings['add']): void {
  const { attempts, payment_state, history, alerts, refunds = [] } = order
  const kept = attempts.filter(({ state }) => state === 'approved')
  if (isPaid(payment_state) && kept.length === 0) report('no money', `${payment_state} without an approved payment`)
  if (kept.length > 0 && !isPaid(payment_state))
    report('not paid', `the money is here, but the order is ${payment_state}`)
  if (isPaidTwice(order) && !alerts.includes('double_paid')) report('double', 'paid twice, and staff were not alerted')
  const times = history.filter(({ event }) => event === 'payment_approved').length
  const undone = history.filter(({ event }) => event.startsWith('payment_undone')).length
  if (times > 1 + undone) report(`effects ${times}`, `became paid ${times} times`)
  const isWaiting = order.state === 'awaiting_payment' || (order.state === 'expired' && order.tasks.length === 0)
  if (isPlaced(order) && isWaiting && isPaid(payment_state))
    report('no effect', `is paid for, but still ${order.state}`)
  checkLate(order, report)
  const given = refunds.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0)
  const taken = attempts
    .filter(({ state }) => state === 'approved' || state === 'refunded')
    .reduce((sum, { charge }) => sum + charge.amount, 0)
  if (given > taken) report('refunds', `${given / 100} given back of ${taken / 100} taken`)
}
