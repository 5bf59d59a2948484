import { isPlaced, type Order } from '@shop/cart-checkout/orders/order'
import type { PaymentAttempt } from '@shop/cart-checkout/payments/attempt'
import { MANUAL } from '@shop/cart-checkout/payments/manual-payment'
import { isPaid } from '@shop/cart-checkout/payments/payment-states'
import { type Findings, type Invariant, ofEachOrder } from './invariant.ts'

/** A5, A6: the bank's words had their effects, once, and nothing else made an order paid. */
export function paymentsInvariant(): Invariant {
  return ofEachOrder('A5 payments', (order, add) => {
    const say = (what: string, words: string) => add(`${order.number} ${what}`, `${order.number}: ${words}`)
    for (const attempt of order.attempts) judgeAttempt(attempt, say)
    judgePaid(order, say)
  })
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
  const given = refunds.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0)
  const taken = attempts
    .filter(({ state }) => state === 'approved' || state === 'refunded')
    .reduce((sum, { charge }) => sum + charge.amount, 0)
  if (given > taken) say('refunds', `${given / 100} given back of ${taken / 100} taken`)
}
