import { ShopError } from '@shop/contracts/errors'
import { type OrderState, orderStates } from '@shop/contracts/orders/orders'
import { anAttempt, anOrder, anOrderLine, noon } from '../../test/an-order.ts'
import { withCancelled } from '../cancellation/cancel-order.ts'
import { withProcessingStarted, withShipmentSent } from '../fulfilment/fulfil-order.ts'
import { nextWatch } from '../fulfilment/watch-order.ts'
import { withDifferenceGivenUp } from '../order/difference-given-up.ts'
import type { Order } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import { isPaidTwice } from '../order/payment-attempt.ts'
import type { StoredChange } from '../order/stored-change.ts'
import { withManualPaymentUndone } from '../payments/manual-payment.ts'
import { withRefundSent } from '../refunds/with-refund.ts'
import { withDifferenceAsked, withDifferencePaid } from './await-difference.ts'
import { checkChangeable, placeOfItems, revisionOf } from './changeable.ts'

const olena = { who: 'olena', now: noon }
const HOUR = 3_600_000
const hours = (count: number) => new Date(noon.getTime() + count * HOUR)

const paid = (about: Partial<Order> = {}) => {
  const attempts = [anAttempt(1, { state: 'approved' })]
  return anOrder({ state: 'paid', payment_state: 'approved', attempts, ...about }) as Placed
}
/** One more dress of a size that is in the order; it costs 9 980 hryvnias without it. */
function changeOf(order: Placed, total: number): StoredChange {
  const line = anOrderLine({ count: 3, sum: total })
  const item = { article: line.article, size: line.size, count: 1 }
  return {
    id: 'c1',
    seen: revisionOf(order),
    details: {},
    lines: [line],
    sums: { ...order.sums, subtotal: total, total },
    place: placeOfItems(order),
    pieces: [item],
    back: [],
    changes: [],
    asks_difference: true,
  }
}

function answerOf(deed: () => unknown): string {
  try {
    deed()
    return 'allowed'
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return error.code
  }
}

const refunded = (amount: number): Partial<Order> => ({
  refunds: [
    {
      ...{ payment_id: '26-000001-1', amount, lines: [], delivery: false, comment: '', who: 'olena', at: noon },
      state: 'done',
    },
  ],
})
const twice = { attempts: [anAttempt(1, { state: 'approved' }), anAttempt(2, { state: 'approved' })] }

const open: Partial<Record<OrderState, string>> = { paid: 'allowed', processing: 'allowed' }
test.each(orderStates)('the difference of a dearer order is asked for while it is %s', state => {
  const order = paid({ state, ...(state === 'awaiting_payment' && { payment_state: 'none', attempts: [] }) })
  const expected = state === 'awaiting_payment' ? 'sum_cannot_change' : (open[state] ?? 'illegal_transition')
  expect(answerOf(() => withDifferenceAsked(order, changeOf(order, 1_198_000), olena))).toBe(expected)
})

test.each<[string, Placed, number, string]>([
  ['costs more', paid(), 1_198_000, 'allowed'],
  ['costs the same', paid(), 998_000, 'sum_cannot_change'],
  ['costs less', paid(), 798_000, 'sum_cannot_change'],
  ['costs more and was paid twice', paid(twice), 1_198_000, 'sum_cannot_change'],
  ['costs more and a part went back of', paid(refunded(100_000)), 1_198_000, 'allowed'],
  ['costs more and all went back of', paid(refunded(998_000)), 1_198_000, 'illegal_transition'],
])('the difference of an order that %s', (_, order, total, expected) => {
  expect(answerOf(() => withDifferenceAsked(order, changeOf(order, total), olena))).toBe(expected)
})

const waiting = (about: Partial<Order> = {}) => {
  const order = paid(about)
  return withDifferenceAsked(order, changeOf(order, 1_198_000), olena)
}
const attempt = (state: 'started' | 'approved' | 'in_processing', about: object = {}) =>
  anAttempt(2, { state, change: 'c1', charge: { amount: 200_000, currency: 'UAH' }, ...about })

test('what waits for its money is what the order costs more, for a day, and the order is what it was', () => {
  const order = waiting()
  expect(order.awaiting_difference).toMatchObject({
    charge: { amount: 200_000, currency: 'UAH' },
    until: hours(24),
    who: 'olena',
  })
  expect([order.sums.total, order.lines, order.state]).toEqual([998_000, paid().lines, 'paid'])
})

test('an order in euros waits for the hryvnias that its rate makes of the difference', () => {
  const attempts = [anAttempt(1, { state: 'approved', charge: { amount: 999_000, currency: 'UAH' } })]
  const order = paid({ currency: 'EUR', eur_rate: 4500, sums: { ...paid().sums, total: 22_200 }, attempts })
  const { awaiting_difference: awaited } = withDifferenceAsked(order, changeOf(order, 23_300), olena)
  expect(awaited?.charge).toEqual({ amount: 49_500, currency: 'UAH' })
})

const refund = {
  ...{ lines: [], delivery: false, amount: null, payment_id: null, comment: 'x' },
  refunded_so_far: null,
}
test.each<[string, (order: Placed) => unknown]>([
  ['started', order => withProcessingStarted(order, olena)],
  ['sent', order => withShipmentSent({ ...order, state: 'processing' }, sending, olena)],
  ['cancelled', order => withCancelled(order, olena)],
  ['given back', order => withRefundSent(order, { ...refund, who: 'olena' }, noon)],
  ['marked unpaid', order => withManualPaymentUndone(order, olena)],
  ['changed', checkChangeable],
  ['asked for another difference', order => withDifferenceAsked(order, changeOf(order, 1_298_000), olena)],
])('an order that waits for a difference is not %s', (_, deed) => {
  expect(answerOf(() => deed(waiting()))).toBe('difference_awaited')
})
const sending = { how: 'ready' as const, tracking: null, lines: null }

test('once it is paid the order is the other one, and its items are sold', () => {
  const order = waiting()
  const approved = attempt('approved')
  const changed = withDifferencePaid({ ...order, attempts: [...order.attempts, approved] }, approved, noon)
  expect(changed).toMatchObject({ sums: { total: 1_198_000 }, lines: [{ count: 3 }], tasks: [{ do: 'sell_stock' }] })
  expect(changed).not.toHaveProperty('awaiting_difference')
})

test('what is paid after the money of the order itself went back changes nothing', () => {
  const order = { ...waiting(), ...refunded(998_000) } as Placed
  const approved = attempt('approved')
  expect(withDifferencePaid({ ...order, attempts: [...order.attempts, approved] }, approved, noon)).toBeNull()
})

test('what came of a pre-order while the change waited has come', () => {
  const inAdvance = anOrderLine({ article: 'CO-1', preorder: '2026-12-10' })
  const order = paid({ lines: [...paid().lines, inAdvance] })
  const change = { ...changeOf(order, 1_198_000), lines: [anOrderLine({ count: 3, sum: 1_198_000 }), inAdvance] }
  const asked = withDifferenceAsked(order, change, olena)
  const lines = asked.lines.map(line => (line.preorder ? { ...line, arrived: 1 } : line))
  const approved = attempt('approved')
  const changed = withDifferencePaid({ ...asked, lines, attempts: [...asked.attempts, approved] }, approved, noon)
  expect(changed?.lines).toMatchObject([{ count: 3 }, { article: 'CO-1', arrived: 1 }])
})

test('called off, its items go back and what comes by its attempts is one payment too many', () => {
  const order = waiting()
  const begun = { ...order, attempts: [...order.attempts, attempt('started')] }
  const dropped = withDifferenceGivenUp(begun, 'drop_change', olena)
  expect(dropped.tasks).toMatchObject([{ do: 'release_items', pieces: [{ count: 1 }] }])
  expect(dropped).not.toHaveProperty('awaiting_difference')
  expect(isPaidTwice(dropped)).toBe(false)
  const attempts = dropped.attempts.map(other => ({ ...other, state: 'approved' as const }))
  expect(isPaidTwice({ attempts })).toBe(true)
})

test.each<[string, Partial<Order>['attempts'], Date]>([
  ['nobody has begun to pay', [], hours(24)],
  ['the customer is at the bank', [attempt('started')], hours(24.25)],
  ['the bank is at it', [attempt('in_processing')], hours(48)],
  ['the customer is at the bank for the order itself', [anAttempt(3, { state: 'started' })], hours(24)],
])('the time ends where %s', (_, attempts = [], at) => {
  const order = waiting()
  const next = nextWatch({ ...order, attempts: [...order.attempts, ...attempts] })
  expect(next?.at).toEqual(at)
  const over = next?.change(order, at)
  expect(over?.history.at(-1)).toMatchObject({ event: 'difference_expired', who: 'shop' })
})
