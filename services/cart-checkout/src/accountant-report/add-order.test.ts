import { anAttempt, anOrder, noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import { addOrder } from './add-order.ts'
import { createReportSums } from './report-sums.ts'

const day = { from: '2026-11-21', to: '2026-11-21' }

/** An order of 9,980 hryvnias by its prices, agreed upon at 222 euros. */
function inEuros(charge: { amount: number; currency: 'UAH' | 'EUR' }, about: Partial<Order> = {}): Order {
  const order = anOrder()
  return {
    ...order,
    state: 'paid',
    currency: 'EUR',
    sums: { ...order.sums, subtotal: 22_200, total: 22_200 },
    attempts: [anAttempt(1, { state: 'approved', charge })],
    history: [{ at: noon, event: 'gateway_approved 26-000001-1', from: 'awaiting_payment', to: 'paid', who: 'bank' }],
    ...about,
  } as Order
}
function bridgeOf(...orders: Order[]) {
  const sums = createReportSums()
  for (const order of orders) addOrder(sums, order, day)
  return Object.fromEntries(sums.rowsOf('bridge').map(({ name, received, back }) => [name, [received, back]]))
}

test('of euros at the rate of the bank the difference from hryvnia prices is the rate', () => {
  expect(bridgeOf(inEuros({ amount: 1_001_700, currency: 'UAH' }))).toEqual({
    priced: [9980, 0],
    rate: [37, 0],
    money: [10_017, 0],
  })
})

test('a refund of a part has its part of the difference', () => {
  const about = { lines: [], delivery: false, comment: '', who: 'olena', at: noon, state: 'done' as const }
  const refunds = [{ payment_id: '26-000001-1', amount: 500_850, ...about }]
  expect(bridgeOf(inEuros({ amount: 1_001_700, currency: 'UAH' }, { refunds }))).toEqual({
    priced: [9980, 4990],
    rate: [37, 18.5],
    money: [10_017, 5008.5],
  })
})

test('what was charged in euros moved no hryvnias', () => {
  expect(bridgeOf(inEuros({ amount: 22_200, currency: 'EUR' }))).toEqual({ priced: [9980, 0], in_euros: [-9980, 0] })
})

test('an order in hryvnias has no difference, and an unpaid one no line', () => {
  const paid = inEuros({ amount: 998_000, currency: 'UAH' }, { currency: 'UAH', sums: anOrder().sums })
  expect(bridgeOf(paid, anOrder())).toEqual({ priced: [9980, 0], money: [9980, 0] })
})
