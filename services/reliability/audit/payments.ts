import { isPlaced, type Order } from '@shop/cart-checkout/order/order'
import { numberOfPayment } from '@shop/cart-checkout/order/order-ref'
import type { PaymentAttempt } from '@shop/cart-checkout/order/payment-attempt'
import { isPaid } from '@shop/cart-checkout/order/payment-states'
import { MANUAL } from '@shop/cart-checkout/payment-attempts/manual-attempt'
import type { PaymentEvent } from '@shop/cart-checkout/ports/payment/payment-provider'
import type { ThirdPartyOrder } from '@shop/cart-checkout/third-party-orders/third-party-order'
import type { Db } from 'mongodb'
import { createFindings, type Findings, type Invariant, ofEachOrder } from './invariant.ts'

type Stray = { _id: string; word: PaymentEvent }

/** A5, A6: the bank's words had their effects, once, and nothing else made an order paid. */
export function paymentsInvariant(): Invariant {
  const ofShop = ofEachOrder('A5 payments', (order, add) => {
    const say = sayOf(order.number, add)
    for (const attempt of order.attempts) judgeAttempt(attempt, say)
    judgePaid(order, say)
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
        const say = sayOf(order.number, add)
        for (const attempt of order.attempts) judgeAttempt(attempt, say)
        const isBacked = order.attempts.some(({ state }) => state === 'approved')
        if (isPaid(order.state) && !isBacked) say('no money', `${order.state} without an approved payment`)
      }
      for await (const { word } of db.collection<Stray>('stray_payment_words').find().batchSize(500))
        if (word.status === 'approved' && !(await isHeard(db, word)))
          add(`${word.payment_id} aside`, `the bank approved ${word.payment_id}, and its word was put aside`)
      return { ...verdict, checked: checked + byLink, findings: [...verdict.findings, ...list] }
    },
  }
}

/** A word that was faster than our own save is heard as soon as the attempt is there; one about nothing of ours waits for a person. */
async function isHeard(db: Db, { payment_id }: PaymentEvent): Promise<boolean> {
  const number = numberOfPayment(payment_id)
  const order = number && (await db.collection<Order>('orders').findOne({ number }))
  const attempt = order ? order.attempts.find(attempt => attempt.payment_id === payment_id) : undefined
  return !attempt || attempt.heard.some(({ status }) => status === 'approved')
}

function sayOf(number: string, add: Findings['add']): Findings['add'] {
  return (what, words) => add(`${number} ${what}`, `${number}: ${words}`)
}

function judgeAttempt({ payment_id, provider, state, charge, heard }: PaymentAttempt, say: Findings['add']): void {
  if (new Set(heard.map(({ key }) => key)).size < heard.length)
    say(`${payment_id} twice`, `${payment_id} heard one word twice`)
  const approvals = heard.filter(({ status, mismatch }) => status === 'approved' && !mismatch)
  if (state === 'approved' && approvals.length === 0 && provider !== MANUAL)
    say(`${payment_id} unheard`, `${payment_id} counts as paid, but the bank never said so`)
  if (approvals.some(({ amount }) => Math.round(Number(amount) * 100) !== charge.amount))
    say(`${payment_id} amount`, `${payment_id} was approved with another sum than the ${charge.amount / 100} asked for`)
  if (approvals.length > 0 && state !== 'approved' && state !== 'refunded')
    say(`${payment_id} forgotten`, `the bank approved ${payment_id}, but the attempt is ${state}`)
}

/** What came after the order was given up goes back, all of it and once; if the bank refused, staff were called. */
function judgeLate({ state, attempts, history, refunds = [], alerts }: Order, say: Findings['add']): void {
  const late = attempts.filter(({ payment_id }) => history.some(({ event }) => event === `paid_late ${payment_id}`))
  for (const { payment_id, charge } of late) {
    const back = refunds.filter(refund => refund.payment_id === payment_id && refund.state !== 'declined')
    const sum = back.reduce((sum, { amount }) => sum + amount, 0)
    if (sum > charge.amount) say(`${payment_id} back twice`, `more of ${payment_id} went back than came`)
    if (sum < charge.amount && !alerts.includes('refund_declined'))
      say(`${payment_id} kept`, `${payment_id} came after the order was given up, and does not go back`)
    if (state !== 'cancelled') say(`${payment_id} sold`, `${payment_id} goes back, but the order is ${state}`)
  }
}

function judgePaid(order: Order, say: Findings['add']): void {
  const { attempts, payment_state, history, alerts, refunds = [] } = order
  const kept = attempts.filter(({ state }) => state === 'approved')
  if (isPaid(payment_state) && kept.length === 0) say('no money', `${payment_state} without an approved payment`)
  if (kept.length > 0 && !isPaid(payment_state)) say('not paid', `the money is here, but the order is ${payment_state}`)
  if (kept.length > 1 && !alerts.includes('double_paid')) say('double', 'paid twice, and nobody was told')
  const times = history.filter(({ event }) => event === 'payment_approved').length
  const undone = history.filter(({ event }) => event.startsWith('payment_undone')).length
  if (times > 1 + undone) say(`effects ${times}`, `became paid ${times} times`)
  const isWaiting = order.state === 'awaiting_payment' || (order.state === 'expired' && order.tasks.length === 0)
  if (isPlaced(order) && isWaiting && isPaid(payment_state)) say('no effect', `is paid for, but still ${order.state}`)
  judgeLate(order, say)
  const given = refunds.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0)
  const taken = attempts
    .filter(({ state }) => state === 'approved' || state === 'refunded')
    .reduce((sum, { charge }) => sum + charge.amount, 0)
  if (given > taken) say('refunds', `${given / 100} given back of ${taken / 100} taken`)
}
