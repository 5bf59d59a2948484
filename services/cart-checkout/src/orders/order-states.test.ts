import { orderStates } from '@shop/contracts/orders'
import { nextOrderState, type OrderEvent, orderTransitions } from './order-states.ts'

const way: [from: keyof typeof orderTransitions, event: OrderEvent, to: string][] = [
  ['awaiting_payment', 'payment_approved', 'paid'],
  ['awaiting_payment', 'payment_expired', 'expired'],
  ['awaiting_payment', 'cancel', 'cancelled'],
  ['expired', 'reserved_again', 'paid'],
  ['expired', 'reserve_failed', 'paid_no_stock'],
  ['paid', 'take', 'processing'],
  ['paid', 'cancel', 'cancelled'],
  ['paid_no_stock', 'restocked', 'processing'],
  ['processing', 'ship', 'shipped'],
  ['processing', 'ready', 'ready'],
  ['shipped', 'delivered', 'delivered'],
  ['ready', 'delivered', 'delivered'],
  ['delivered', 'complete', 'completed'],
  ['delivered', 'return_request', 'return_requested'],
  ['return_requested', 'return_accept', 'returned'],
  ['return_requested', 'return_refuse', 'delivered'],
]

test.each(way)('%s, %s: %s', (from, event, to) => {
  expect(nextOrderState(from, event)).toBe(to)
})

test('every state has its row, and every way leads to a known state', () => {
  expect(Object.keys(orderTransitions).sort()).toEqual([...orderStates].sort())
  for (const row of Object.values(orderTransitions))
    for (const to of Object.values(row)) expect(orderStates).toContain(to)
})

test('goods that were never paid are not shipped, and nothing comes after the end', () => {
  expect(() => nextOrderState('awaiting_payment', 'ship')).toThrow('illegal_transition')
  expect(() => nextOrderState('completed', 'cancel')).toThrow('illegal_transition')
  expect(() => nextOrderState('returned', 'payment_approved')).toThrow('illegal_transition')
})
