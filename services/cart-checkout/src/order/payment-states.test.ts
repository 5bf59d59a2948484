import { paymentStates } from '@shop/contracts/orders/orders'
import {
  isPaid,
  nextPaymentState,
  type PaymentTransition,
  paymentStateAfter,
  paymentTransitions,
} from './payment-states.ts'

const way: [from: keyof typeof paymentTransitions, event: PaymentTransition, to: string][] = [
  ['none', 'start', 'none'],
  ['declined', 'start', 'declined'],
  ['none', 'gateway_pending', 'in_processing'],
  ['none', 'gateway_approved', 'approved'],
  ['none', 'gateway_declined', 'declined'],
  ['declined', 'gateway_approved', 'approved'],
  ['in_processing', 'gateway_approved', 'approved'],
  ['in_processing', 'gateway_declined', 'declined'],
  ['in_processing', 'gateway_expired', 'expired'],
  ['none', 'time_out', 'expired'],
  ['declined', 'time_out', 'expired'],
  ['in_processing', 'time_out', 'expired'],
  ['expired', 'gateway_approved', 'approved'],
  ['none', 'gateway_mismatch', 'review'],
  ['review', 'gateway_approved', 'approved'],
  ['approved', 'gateway_approved', 'approved'],
  ['approved', 'refund', 'refund_in_processing'],
  ['refund_in_processing', 'gateway_refunded', 'refunded'],
  ['refund_in_processing', 'gateway_partly_refunded', 'partially_refunded'],
  ['partially_refunded', 'refund', 'refund_in_processing'],
  ['approved', 'manual_unpaid', 'none'],
  ['refunded', 'gateway_approved', 'approved'],
]

test.each(way)('%s, %s: %s', (from, event, to) => {
  expect(nextPaymentState(from, event)).toBe(to)
})

test('only a refund, or staff taking back what they entered, leaves approved', () => {
  const away = Object.entries(paymentTransitions.approved).filter(([, to]) => to !== 'approved')

  expect(away.map(([event]) => event).sort()).toEqual([
    'gateway_refund_pending',
    'gateway_refunded',
    'manual_unpaid',
    'refund',
  ])
  expect(paymentStateAfter('approved', 'gateway_declined')).toBeNull()
  expect(paymentStateAfter('approved', 'time_out')).toBeNull()
})

test('nobody begins to pay while a bank is at it, or after the end', () => {
  for (const from of ['in_processing', 'approved', 'expired', 'review', 'refunded'] as const)
    expect(() => nextPaymentState(from, 'start')).toThrow('illegal_transition')
})

test('every payment state has its row, and every transition leads to a known state', () => {
  expect(Object.keys(paymentTransitions).sort()).toEqual([...paymentStates].sort())
  for (const row of Object.values(paymentTransitions))
    for (const to of Object.values(row)) expect(paymentStates).toContain(to)
})

test('an order is paid while the shop has its money', () => {
  expect(paymentStates.filter(isPaid)).toEqual(['approved', 'refund_in_processing', 'partially_refunded'])
})
