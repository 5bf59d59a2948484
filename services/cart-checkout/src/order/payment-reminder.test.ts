import { anOrder, noon } from '../../test/an-order.ts'
import type { Order } from './order.ts'
import { reminderDue, withReminder } from './payment-reminder.ts'

const row = (event: string, who = 'customer') => ({ at: noon, event, from: null, to: 'awaiting_payment', who })
const unpaid = (about: Partial<Order> = {}) => anOrder({ history: [row('place')], ...about })
const quarterPast = new Date(noon.getTime() + 15 * 60_000)

test('the customer of an unpaid order is reminded a quarter of an hour after it was placed', () => {
  expect(reminderDue(unpaid())).toEqual(quarterPast)
})

test('the reminder is asked for once, about the row that placed the order', () => {
  const reminded = withReminder(unpaid(), quarterPast)

  expect(reminded.tasks).toEqual([{ do: 'send_email', email: 'created', row: 0 }])
  expect(reminderDue(reminded)).toBeNull()
})

const { customer } = anOrder()
test.each<[string, Partial<Order>]>([
  ['is paid', { state: 'paid' }],
  ['has expired', { state: 'expired' }],
  ['has nobody to write to', { customer: { ...customer, email: '' } }],
  ['was made by staff, whose link went out at once', { history: [row('place', 'oksana')] }],
  ['waits again because staff took its payment back', { history: [row('place'), row('payment_undone', 'oksana')] }],
])('nobody is reminded of an order that %s', (_, about) => {
  expect(reminderDue(unpaid(about))).toBeNull()
})
