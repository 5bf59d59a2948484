import type { HistoryOrder } from '@shop/contracts/orders/customer-orders'
import { orderStates } from '@shop/contracts/orders/orders'
import en from '../../locales/personal.en.json' with { type: 'json' }
import { orderStatus } from './order-status.ts'

const status = (about: Partial<HistoryOrder>) =>
  orderStatus({ order_status: 'paid', payment_status: 'approved', can_pay: false, ...about })

test('an unpaid order is shown as payable, declined or in processing', () => {
  const unpaid = { order_status: 'awaiting_payment', can_pay: true } as const
  expect(status({ ...unpaid, payment_status: 'in_processing' }).status).toBe('awaiting_payment')
  expect(status({ ...unpaid, payment_status: 'declined' }).status).toBe('declined')
  expect(status({ ...unpaid, payment_status: 'in_processing', can_pay: false }).status).toBe('in_processing')
})

test('a refund is shown before any other status', () => {
  expect(status({ order_status: 'returned', payment_status: 'refunded' }).status).toBe('refunded')
})

test('an order of which some came back is partly returned, until all its money is back', () => {
  const partly = { order_status: 'delivered', partly_returned: true } as const
  expect(status(partly)).toEqual({ status: 'partly_returned', tone: 'info' })
  expect(status({ ...partly, payment_status: 'refunded' }).status).toBe('refunded')
  expect(Object.keys(en)).toContain('personal.orders.status.partly_returned')
})

test.each(orderStates)('the order status %s has a text', order_status => {
  const { status: key } = status({ order_status, payment_status: 'approved' })
  expect(Object.keys(en)).toContain(`personal.orders.status.${key}`)
})
