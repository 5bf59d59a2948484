import { anOrder } from '../../test/an-order.ts'
import type { Placed } from '../order/order-states.ts'
import { counterpartyId } from './counterparty.ts'

const { customer } = anOrder()
const idOf = (about: Partial<Placed>) => counterpartyId(anOrder({ customer_id: null, ...about }) as Placed)
const first = idOf({ number: '26-000001' })

test('two orders of one guest have one counterparty in 1C, however the mailbox and the name were typed', () => {
  const again = { ...customer, email: customer.email.toUpperCase(), name: 'Оля' }
  expect(first).toMatch(/^g-[\da-f]{24}$/)
  expect(idOf({ number: '26-000002', customer: again })).toBe(first)
})

test.each([
  ['another phone', { customer: { ...customer, phone: '+380990000000' } }],
  ['another mailbox', { customer: { ...customer, email: 'another@example.com' } }],
  ['no person any more', { number: '26-000003', forgotten_at: new Date(0) }],
])('an order with %s has another counterparty', (_, about) => {
  expect(idOf(about)).not.toBe(first)
})

test('the counterparty of an account is the account', () => {
  expect(idOf({ customer_id: 'customer-1' })).toBe('u-customer-1')
})
