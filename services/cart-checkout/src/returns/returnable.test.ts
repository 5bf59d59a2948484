import { aPaidOrder, named, shirt } from '../../test/a-line.ts'
import { noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import type { Refund } from '../order/refund.ts'
import type { ReturnRequest } from '../order/return-request.ts'
import { lastReturn, returnUntil } from './returnable.ts'

const delivered = (about: Partial<Order> = {}) =>
  aPaidOrder({ delivered_at: noon, ...about, state: about.state ?? 'delivered' }) as Parameters<typeof returnUntil>[0]
const refund = (state: Refund['state']): Refund => ({
  payment_id: '26-000001-1',
  amount: 499_000,
  lines: [named(shirt)],
  delivery: false,
  comment: '',
  who: 'iryna',
  at: noon,
  state,
})
const asked = (state: ReturnRequest['state']): ReturnRequest => ({
  at: noon,
  who: 'customer',
  lines: [named(shirt)],
  reason: '',
  state,
})

test.each([
  ['2026-11-21T12:00:00Z', '2026-12-05'],
  ['2026-12-05T21:59:00Z', '2026-12-05'],
  ['2026-12-05T22:00:00Z', null],
])('of an order delivered on 21 November, at %s something may go back until %s', (moment, until) => {
  expect(returnUntil(delivered(), new Date(moment))).toBe(until)
})

test.each(['shipped', 'return_requested', 'returned', 'completed'] as const)(
  'nothing of an order %s goes back',
  state => {
    expect(returnUntil(delivered({ state }), noon)).toBeNull()
  },
)

test('an item that was paid back already is not sent back; a refund that the bank refused changes nothing', () => {
  expect(returnUntil(delivered({ refunds: [refund('done')] }), noon)).toBeNull()
  expect(returnUntil(delivered({ refunds: [refund('declined')] }), noon)).toBe('2026-12-05')
})

test.each([
  ['open', [], 'open', []],
  ['refused', [], 'refused', []],
  ['accepted', ['refund_due'], 'accepted', []],
  ['accepted', ['refund_due'], 'accepted', [refund('sent')]],
  ['accepted', [], 'refunded', [refund('done')]],
] as const)('a return %s, of which staff still have to do %j, is shown as %s', (state, alerts, shown, refunds) => {
  const order = delivered({ returns: [asked(state)], alerts: [...alerts], refunds: [...refunds] })
  expect(lastReturn(order)).toEqual({ date: noon.toISOString(), state: shown })
})

test('of two returns the newest is shown, and without a return nothing', () => {
  expect(lastReturn(delivered({ returns: [asked('refused'), asked('open')] }))).toMatchObject({ state: 'open' })
  expect(lastReturn(delivered())).toBeNull()
})
