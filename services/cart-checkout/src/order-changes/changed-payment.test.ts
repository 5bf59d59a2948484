import { ShopError } from '@shop/contracts/errors'
import { anAttempt, anOrder, noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import type { OrderSums } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import type { Refund } from '../order/refund.ts'
import type { StoredChange } from '../order/stored-change.ts'
import { withSums } from './changed-payment.ts'

const sumsOf = (total: number): OrderSums => ({ ...anOrder().sums, total })
const change = (total: number, about: Partial<StoredChange> = {}) => {
  const nothing = { details: {}, place: null, pieces: [], back: [], changes: [] }
  return { id: 'c1', seen: '', ...nothing, sums: sumsOf(total), ...about }
}
const taken = { difference: { means: 'cash' as const, reason: 'Каса' } }
/** The order costs 9 980 hryvnias; in kopiyky. */
const changes = {
  smaller: change(698_000),
  same: change(998_000),
  larger: change(1_198_000),
  'larger, the difference is taken': change(1_198_000, taken),
}
const refund = (state: Refund['state'], amount: number): Partial<Order> => ({
  refunds: [
    {
      ...{ payment_id: '26-000001-1', amount, lines: [], delivery: false, comment: '', who: 'olena', at: noon },
      state,
    },
  ],
})
const unpaid = (about: Partial<Order> = {}) => anOrder(about) as Placed
const paid = (about: Partial<Order> = {}) => {
  const attempts = [anAttempt(1, { state: 'approved' })]
  return anOrder({ state: 'paid', payment_state: 'approved', attempts, ...about }) as Placed
}
const ofAttempt = (state: Parameters<typeof anAttempt>[1]) => ({ attempts: [anAttempt(1, state)] })
const twice = { attempts: [anAttempt(1, { state: 'approved' }), anAttempt(2, { state: 'approved' })] }
const byDifference = {
  attempts: [
    anAttempt(1, { state: 'approved', charge: { amount: 898_000, currency: 'UAH' } }),
    anAttempt(2, { state: 'approved', change: 'c0', charge: { amount: 100_000, currency: 'UAH' } }),
  ],
}

type Answer = 'allowed' | 'owed 3000' | 'paid 2000' | 'sum_cannot_change' | 'order_sum_differs'
type Answers = [smaller: Answer, same: Answer, larger: Answer, taken: Answer]
const refused: Answers = ['sum_cannot_change', 'allowed', 'sum_cannot_change', 'sum_cannot_change']
const asked: Answers = ['allowed', 'allowed', 'allowed', 'allowed']
const settled: Answers = ['owed 3000', 'allowed', 'order_sum_differs', 'paid 2000']

test.each<[string, Placed, Answers]>([
  ['nobody has begun to pay', unpaid(), asked],
  ['the bank declined', unpaid(ofAttempt({ state: 'declined' })), asked],
  ['the customer is at the bank', unpaid(ofAttempt({ state: 'started' })), refused],
  ['the bank is at it', unpaid({ ...ofAttempt({ state: 'in_processing' }), payment_state: 'in_processing' }), refused],
  ['its payment is looked at', unpaid({ ...ofAttempt({ state: 'review' }), payment_state: 'review' }), refused],
  ['it is paid', paid(), settled],
  ['it is packed', paid({ state: 'processing' }), settled],
  [
    'a first try to pay failed',
    paid({ attempts: [anAttempt(1, { state: 'declined' }), anAttempt(2, { state: 'approved' })] }),
    settled,
  ],
  ['it was paid twice', paid(twice), refused],
  ['it was paid with a difference', paid(byDifference), settled],
  ['a refund waits for the bank', paid(refund('sent', 100_000)), refused],
  ['the bank is at a refund', paid(refund('pending', 100_000)), refused],
  ['a part of its money went back', paid(refund('done', 100_000)), settled],
  ['the bank declined a refund', paid(refund('declined', 998_000)), settled],
  [
    'less is left of its money than it costs less',
    paid(refund('done', 798_000)),
    ['sum_cannot_change', 'allowed', 'order_sum_differs', 'paid 2000'],
  ],
])('an order of which %s, at another sum', (_, order, expected) => {
  expect(Object.values(changes).map(wanted => answerOf(order, wanted))).toEqual(expected)
})

function answerOf(order: Placed, wanted: ReturnType<typeof change>): string {
  try {
    const changed = withSums(order, wanted, 'olena', noon)
    expect(changed.sums).toEqual(wanted.sums)
    const owed = changed.overpaid?.reduce((sum, { amount }) => sum + amount, 0)
    const difference = changed.attempts.find(attempt => attempt.change === wanted.id)?.charge.amount
    if (owed) return `owed ${owed / 100}`
    return difference ? `paid ${difference / 100}` : 'allowed'
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return error.code
  }
}

test('what is too much goes back by the last payment first, and by the earlier one as far as that does not reach', () => {
  const { overpaid, alerts } = withSums(paid(byDifference), changes.smaller, 'olena', noon)
  expect(overpaid).toEqual([
    { change: 'c1', payment_id: '26-000001-2', amount: 100_000 },
    { change: 'c1', payment_id: '26-000001-1', amount: 200_000 },
  ])
  expect(alerts).toEqual(['refund_due'])
})

test('the payment of a difference names its change, its means and who took it', () => {
  const { attempts, history, payment_state } = withSums(
    paid(),
    changes['larger, the difference is taken'],
    'olena',
    noon,
  )
  expect(attempts[1]).toMatchObject({ change: 'c1', provider: 'manual', means: 'cash', state: 'approved' })
  expect(history).toMatchObject([{ event: 'difference_paid 26-000001-2', who: 'olena', payload: { means: 'cash' } }])
  expect(payment_state).toBe('approved')
})

test('an order in euros is settled in the hryvnias that its rate makes of both sums', () => {
  const euros = { currency: 'EUR' as const, sums: { ...sumsOf(22_200) }, eur_rate: 4500 }
  const order = paid({
    ...euros,
    attempts: [anAttempt(1, { state: 'approved', charge: { amount: 999_000, currency: 'UAH' } })],
  })
  const { overpaid } = withSums(order, change(11_100), 'olena', noon)
  expect(overpaid).toMatchObject([{ amount: 499_500 }])
  const { attempts } = withSums(order, change(23_300, taken), 'olena', noon)
  expect(attempts[1]).toMatchObject({ charge: { amount: 49_500, currency: 'UAH' }, alternative: null })
})

test('the attempts of an unpaid order ask for a sum that it has no more', () => {
  const { attempts } = withSums(unpaid(ofAttempt({ state: 'declined' })), changes.smaller, 'olena', noon)
  expect(attempts).toMatchObject([{ outdated: true }])
})
