import type { OrderInfo } from './order-status.ts'
import { progressOf, statusOf } from './order-status.ts'
import { pauseMs } from './when-to-look.ts'

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

test('looks again less and less often, but at least once a minute', () => {
  expect([1, 2, 3, 4, 7, 8, 100].map(pauseMs)).toEqual([2000, 3000, 5000, 8000, 34_000, 60_000, 60_000])
})

test('money that came back for a part of the order is told, though the rest of it stays paid', () => {
  const returned = { ...order('approved', 'returned'), last_return: { date: '2026-11-21', state: 'refunded' as const } }
  expect(progressOf(returned)).toBe('money_back')
})

test.each([
  ['approved', 'paid', null],
  ['approved', 'shipped', 'shipped'],
  ['in_processing', 'awaiting_payment', null],
  ['refunded', 'cancelled', null],
] as const)('a payment %s of an order %s: what happens to the goods is %s', (payment, state, progress) => {
  expect(progressOf(order(payment, state))).toBe(progress)
})
