import { anAttempt, anOrder } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import type { Refund } from '../order/refund.ts'
import { refundAmount } from './refund-amount.ts'

const [line] = anOrder().lines
const dress = { article: 'DR-1042-BUR-L', size: '36 (S)', bundle: null }
const attempt = anAttempt(1, { state: 'approved', charge: { amount: 2_565_000, currency: 'UAH' } })
const all = { lines: [], delivery: false, amount: null }

function ordered(about: Partial<Order> = {}): Order {
  const share = { ...line, ...dress, count: 3, unit: 899_000, sum: 2_697_000, discount_share: 135_000 }
  const sums = { ...anOrder().sums, subtotal: 2_697_000, discount: 135_000, delivery: 3000, total: 2_565_000 }
  return anOrder({ lines: [share as Order['lines'][number]], sums, attempts: [attempt], ...about })
}

const gave = (amount: number, about: Partial<Refund> = {}): Refund => ({
  payment_id: '26-000001-1',
  amount,
  lines: [],
  delivery: false,
  comment: '',
  who: 'olena',
  at: new Date(0),
  state: 'done',
  ...about,
})
const items = (count: number) => ({ lines: [{ ...dress, count }], delivery: false, amount: null })

test('a line goes back less its share of the discount: 8 990 − 450 = 8 540', () => {
  expect(refundAmount(ordered(), attempt, items(1))).toBe(854_000)
})

test('items that go back one by one come to the same as all at once, and the delivery is the rest', () => {
  const refunds: Refund[] = []
  for (const { lines, delivery } of [items(1), items(1), items(1), { ...all, delivery: true }]) {
    const amount = refundAmount(ordered({ refunds }), attempt, { lines, delivery, amount: null })
    refunds.push(gave(amount, { lines, delivery }))
  }

  expect(refunds.map(({ amount }) => amount)).toEqual([854_000, 854_000, 854_000, 3000])
  expect(() => refundAmount(ordered({ refunds }), attempt, all)).toThrow('validation')
})

test('a refund that names nothing gives back all that is left', () => {
  expect(refundAmount(ordered(), attempt, all)).toBe(2_565_000)
  expect(refundAmount(ordered({ refunds: [gave(65_000)] }), attempt, all)).toBe(2_500_000)
  expect(refundAmount(ordered({ refunds: [gave(65_000, { state: 'declined' })] }), attempt, all)).toBe(2_565_000)
})

test.each([
  ['more items than were bought', items(4)],
  ['an item that was not bought', { ...items(1), lines: [{ ...dress, size: '38 (M)', count: 1 }] }],
  ['more money than was paid', { ...all, amount: 2_565_001 }],
  ['nothing', { ...all, amount: 0 }],
])('%s cannot go back', (_, wish) => {
  expect(() => refundAmount(ordered(), attempt, wish)).toThrow('validation')
})

test('an order in euros is given back in hryvnias by its own rate, and what rounding leaves goes with the last item', () => {
  const order = ordered({ currency: 'EUR', eur_rate: 4500 })
  const charged = anAttempt(1, { state: 'approved', charge: { amount: 2_646_100, currency: 'UAH' } })
  const lines = order.lines.map(line => ({ ...line, unit: 19_933, discount_share: 1000 }))
  const euros = { ...order, lines, attempts: [charged] }

  const first = refundAmount(euros, charged, items(1))
  expect(first).toBe(882_000)
  const rest = { ...items(2), delivery: true }
  expect(refundAmount({ ...euros, refunds: [gave(first, { lines: items(1).lines })] }, charged, rest)).toBe(
    2_646_100 - first,
  )
})

test('beside the payment of a difference the last items go back at their price, not for all that is left', () => {
  const difference = anAttempt(2, { state: 'approved', change: 'c1', charge: { amount: 100_000, currency: 'UAH' } })
  const own = anAttempt(1, { state: 'approved', charge: { amount: 2_465_000, currency: 'UAH' } })
  const order = ordered({ attempts: [own, difference] })

  expect(() => refundAmount(order, own, { ...items(3), delivery: true })).toThrow('validation')
  expect(refundAmount(order, own, items(2))).toBe(1_708_000)
  expect(refundAmount(order, difference, all)).toBe(100_000)
})
