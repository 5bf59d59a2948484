import type { HistoryOrder } from '@shop/contracts/customer-orders'
import { orderStates } from '@shop/contracts/orders'
import en from '../../locales/personal.en.json' with { type: 'json' }
import { orderStatus } from './order-status.ts'

const status = (about: Partial<HistoryOrder>) =>
  orderStatus({ order_status: 'paid', payment_status: 'approved', can_pay: false, ...about })

test('an order that can be paid says so, and one that a bank refused says that', () => {
  const unpaid = { order_status: 'awaiting_payment', can_pay: true } as const
  expect(status({ ...unpaid, payment_status: 'in_processing' }).word).toBe('awaiting_payment')
  expect(status({ ...unpaid, payment_status: 'declined' }).word).toBe('declined')
  expect(status({ ...unpaid, payment_status: 'in_processing', can_pay: false }).word).toBe('in_processing')
})

test('money that went back is told before anything else', () => {
  expect(status({ order_status: 'returned', payment_status: 'refunded' }).word).toBe('refunded')
})

test.each(orderStates)('%s has words', order_status => {
  const { word } = status({ order_status, payment_status: 'approved' })
  expect(Object.keys(en)).toContain(`personal.orders.status.${word}`)
})
