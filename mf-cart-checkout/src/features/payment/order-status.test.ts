import { isUndecided, type OrderInfo, pauseMs, progressOf, statusOf } from './order-status.ts'

const order = (payment_status: OrderInfo['payment_status'], order_status: OrderInfo['order_status']) =>
  ({ payment_status, order_status }) as OrderInfo

test.each([
  ['approved', 'paid', 'success'],
  ['declined', 'awaiting_payment', 'rejected'],
  ['in_processing', 'awaiting_payment', 'pending'],
  ['refunded', 'cancelled', 'refunded'],
  ['declined', 'expired', 'expired'],
  ['declined', 'cancelled', 'cancelled'],
  ['approved', 'paid_no_stock', 'success'],
] as const)('a payment %s of an order %s reads as %s', (payment, state, status) => {
  expect(statusOf(order(payment, state))).toBe(status)
})

test.each([
  [{ asking_bank: true }, 'asking'],
  [{ bank_silent: true }, 'silent'],
  [{ cancel_requested: true, bank_silent: true }, 'cancelling'],
  [{ order_status: 'cancelled', payment_status: 'refunded', money_back: true }, 'money_back'],
  [{ order_status: 'cancelled', payment_status: 'approved', money_back: true }, 'money_back'],
  [{ order_status: 'cancelled', payment_status: 'declined', cancel_requested: true }, 'cancelled'],
] as const)('an unpaid order with %j reads as %s', (about, status) => {
  const answered = { ...order('in_processing', 'awaiting_payment'), ...about }
  expect(statusOf(answered)).toBe(status)
  expect(progressOf(answered)).toBeNull()
})

test('an order that was cancelled without the answer of the bank may still change by itself', () => {
  const cancelled = order('declined', 'cancelled')
  expect(isUndecided({ ...cancelled, maybe_charged: true })).toBe(true)
  expect(isUndecided(cancelled)).toBe(false)
})

test('polls less and less often, but at least once a minute', () => {
  expect([1, 2, 3, 4, 7, 8, 100].map(pauseMs)).toEqual([2000, 3000, 5000, 8000, 34_000, 60_000, 60_000])
})

test('money that came back for some items is shown, though the rest of the order stays paid', () => {
  const returned = { ...order('approved', 'returned'), last_return: { date: '2026-11-21', state: 'refunded' as const } }
  expect(progressOf(returned)).toBe('money_back')
  const kept = { ...order('approved', 'delivered'), partly_returned: true }
  expect(progressOf(kept)).toBe('partly_returned')
})

test.each([
  ['approved', 'paid', null],
  ['approved', 'shipped', 'shipped'],
  ['in_processing', 'awaiting_payment', null],
  ['refunded', 'cancelled', null],
] as const)('a payment %s of an order %s: what happens to the goods is %s', (payment, state, progress) => {
  expect(progressOf(order(payment, state))).toBe(progress)
})
