import { DAY_MS } from '@shop/calendar/durations'
import { aPaidOrder, named, shirt } from '../../test/a-line.ts'
import { noon } from '../../test/an-order.ts'
import type { Order } from './order.ts'
import type { Refund } from './refund.ts'
import type { ReturnRequest } from './return-request.ts'
import { dueItems, isPartlyReturned } from './returned-items.ts'

const three = { ...shirt, count: 3 }
const day = (days: number) => new Date(noon.getTime() + days * DAY_MS)
const came = (days: number, count: number): ReturnRequest => ({
  at: noon,
  who: 'customer',
  lines: [named(shirt, count)],
  reason: '',
  accepted_at: day(days),
  state: 'accepted',
})
const gave = (days: number, count: number, about: Partial<Refund> = {}): Refund => ({
  payment_id: '26-000001-1',
  amount: 499_000 * count,
  lines: count > 0 ? [named(shirt, count)] : [],
  delivery: false,
  comment: '',
  who: 'iryna',
  at: day(days),
  state: 'done',
  ...about,
})
const order = (about: Partial<Order>) => aPaidOrder({ lines: [three], ...about })
const dueOf = (about: Partial<Order>) => dueItems(order(about)).lines.map(({ count }) => count)

test.each<[string, Partial<Order>, number[]]>([
  ['nothing came back', {}, []],
  ['one came back', { returns: [came(1, 1)] }, [1]],
  ['a return is asked for, and the items are not here', { returns: [{ ...came(1, 1), state: 'open' }] }, []],
  ['one came back and was paid for', { returns: [came(1, 1)], refunds: [gave(2, 1)] }, []],
  ['the bank refused its refund', { returns: [came(1, 1)], refunds: [gave(2, 1, { state: 'declined' })] }, [1]],
  [
    'two came back, one after the other, and one was paid for',
    { returns: [came(1, 1), came(3, 1)], refunds: [gave(2, 1)] },
    [1],
  ],
  ['one was made good before another came back', { returns: [came(2, 1)], refunds: [gave(1, 1)] }, [1]],
  ['all was paid for before it came back', { returns: [came(2, 3)], refunds: [gave(1, 3)] }, []],
  ['a sum went back that names no items', { returns: [came(1, 1)], refunds: [gave(2, 0)] }, [1]],
])('when %s, so many items wait for their money', (_, about, due) => {
  expect(dueOf(about)).toEqual(due)
})

test.each([
  ['delivered', [came(1, 1)], true],
  ['completed', [came(1, 1)], true],
  ['delivered', [], false],
  ['returned', [came(1, 3)], false],
  ['return_requested', [came(1, 1)], false],
] as const)('an order %s of which %j came back is partly returned: %s', (state, returns, isPartly) => {
  expect(isPartlyReturned(order({ state, returns: [...returns] }))).toBe(isPartly)
})
