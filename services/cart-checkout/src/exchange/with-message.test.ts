import { anAttempt, anOrder, noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import type { OrderMessage } from './order-message.ts'
import { Refusal, withMessage } from './with-message.ts'

const paid: Partial<Order> = { state: 'paid', payment_state: 'approved' }
const toDoor = {
  type: 'ukraine',
  delivery_method_option: 'courier',
  area: 'a',
  city: 'b',
  courier_delivery: 'вул. Лесі Українки, 1',
} as const
const says = (about: Partial<OrderMessage>): OrderMessage => ({
  order: '26-000001',
  number_1c: null,
  status: null,
  isCancelled: false,
  isPaid: false,
  payment: null,
  isShipped: false,
  tracking: null,
  sum: null,
  fingerprint: 'a',
  ...about,
})
const outcome = (about: Partial<Order>, message: Partial<OrderMessage>): string => {
  const order = anOrder({ delivery: toDoor, ...about }) as Placed
  try {
    const after = withMessage(order, says(message), noon)
    return after === order ? 'as it was' : `${after.state} ${after.payment_state}`
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
}
const tracking = '20450123456789'

test.each<[string, Partial<Order>, Partial<OrderMessage>, string]>([
  ['nothing', paid, {}, 'as it was'],
  ['the status that it has', paid, { status: '[paid] Оплачено' }, 'as it was'],
  ['a status that lies behind it', { ...paid, state: 'shipped' }, { status: 'processing' }, 'as it was'],
  ['the next status', paid, { status: 'комплектується' }, 'processing approved'],
  ['a status two steps on', paid, { status: 'shipped', tracking }, 'shipped approved'],
  ['that it was delivered', paid, { status: 'Доставлено', tracking }, 'delivered approved'],
  ['a shipment without a status', paid, { isShipped: true, tracking }, 'shipped approved'],
  ['a shipment that is known', { ...paid, state: 'delivered' }, { isShipped: true }, 'as it was'],
  ['that what is collected is ready', { ...paid, delivery: anOrder().delivery }, { isShipped: true }, 'ready approved'],
  ['no number of a parcel', paid, { status: 'shipped' }, 'tracking_missing'],
  ['a number in letters', paid, { status: 'shipped', tracking: 'ЕН 20450123' }, 'tracking_wrong'],
  ['a number that is none of the carrier', paid, { status: 'shipped', tracking: '12345' }, 'tracking_wrong'],
  ['a status of its own', paid, { status: 'Відкладено' }, 'status_unknown'],
  ['a return, which is the shop’s to judge', paid, { status: 'returned' }, 'illegal_status'],
  ['a parcel of an unpaid order', {}, { status: 'shipped', tracking }, 'illegal_status'],
  ['a parcel of a cancelled order', { ...paid, state: 'cancelled' }, { status: 'shipped', tracking }, 'illegal_status'],
  ['money', {}, { isPaid: true, payment: 'П-5' }, 'paid approved'],
  ['money of the right sum', {}, { isPaid: true, sum: 998_000 }, 'paid approved'],
  ['money of another sum', {}, { isPaid: true, sum: 997_999 }, 'sum_differs'],
  ['money of a sum that nobody can read', {}, { isPaid: true, sum: '9 980 грн' }, 'sum_differs'],
  ['money that the bank brought', paid, { isPaid: true, sum: 1 }, 'as it was'],
  ['money that has gone back since', { ...paid, payment_state: 'refunded' }, { isPaid: true }, 'as it was'],
  ['money and a parcel', {}, { isPaid: true, status: 'shipped', tracking }, 'shipped approved'],
  ['money and a parcel that cannot be', {}, { isPaid: true, status: 'shipped' }, 'tracking_missing'],
  ['the end of an unpaid order', {}, { isCancelled: true }, 'cancelled expired'],
  ['the end of a cancelled order', { state: 'cancelled' }, { isCancelled: true }, 'as it was'],
  [
    'the end of a paid order',
    { ...paid, attempts: [anAttempt(1, { state: 'approved' })] },
    { isCancelled: true },
    'illegal_cancel',
  ],
])('1C says %s', (_, about, message, expected) => {
  expect(outcome(about, message)).toBe(expected)
})
