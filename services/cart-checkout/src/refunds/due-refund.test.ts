import { aPaidOrder, named } from '../../test/a-line.ts'
import { anAttempt, anOrderLine, noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import type { LineCount } from '../order/order-line.ts'
import type { Refund } from '../order/refund.ts'
import { dueRefund } from './due-refund.ts'
import { refundAmount } from './refund-amount.ts'

// 3 333 + 3 333 + 3 334 less 5 %: shares of 167, 166 and 167 hryvnias (docs/rules.md, "Discounts").
const line = (article: string, unit: number, discount_share: number) =>
  anOrderLine({ article, unit, sum: unit, discount_share })
const lines = [line('A', 333_300, 16_700), line('B', 333_300, 16_600), line('C', 333_400, 16_700)]
const [a, b, c] = lines.map(known => named(known)) as [LineCount, LineCount, LineCount]
const later = new Date(noon.getTime() + 60_000)

function order(back: LineCount[], about: Partial<Order> = {}): Order {
  const charge = { amount: 958_000, currency: 'UAH' } as const
  const returned = { at: noon, who: 'customer', lines: back, reason: '', accepted_at: noon, state: 'accepted' as const }
  return aPaidOrder({
    state: 'delivered',
    lines,
    sums: { ...aPaidOrder().sums, subtotal: 1_000_000, discount: 50_000, delivery: 8000, total: 958_000 },
    attempts: [anAttempt(1, { state: 'approved', charge })],
    returns: back.length > 0 ? [returned] : [],
    ...about,
  })
}
const gave = (about: Partial<Refund>): Refund => ({
  payment_id: '26-000001-1',
  amount: 0,
  lines: [],
  delivery: false,
  comment: '',
  who: 'iryna',
  at: later,
  state: 'done',
  ...about,
})

test.each([
  ['the first', [a], 316_600],
  ['the second', [b], 316_700],
  ['all three, which is all but the delivery', [a, b, c], 950_000],
])('a return of %s is owed to the kopiyka, with its share of the discount', (_, back, amount) => {
  expect(dueRefund(order(back))).toEqual({ amount, lines: back })
})

test('what is due is what a refund of these items gives back', () => {
  const returned = order([b, c])
  const attempt = returned.attempts[0] as Order['attempts'][number]

  expect(dueRefund(returned).amount).toBe(
    refundAmount(returned, attempt, { lines: [b, c], delivery: false, amount: null }),
  )
})

test('nothing is due before something came back, and nothing after its refund', () => {
  expect(dueRefund(order([]))).toEqual({ amount: 0, lines: [] })
  expect(dueRefund(order([a], { refunds: [gave({ amount: 316_600, lines: [a] })] }))).toEqual({ amount: 0, lines: [] })
})

test('a sum that was given back since counts towards what is due, one from before does not', () => {
  const sum = gave({ amount: 100_000 })
  const earlier = { ...sum, at: new Date(noon.getTime() - 1) }

  expect(dueRefund(order([a], { refunds: [sum] })).amount).toBe(216_600)
  expect(dueRefund(order([a], { refunds: [earlier] })).amount).toBe(316_600)
})

test('no more is due than is left of the payment', () => {
  const earlier = gave({ amount: 900_000, at: new Date(noon.getTime() - 1) })

  expect(dueRefund(order([a], { refunds: [earlier] })).amount).toBe(58_000)
})
