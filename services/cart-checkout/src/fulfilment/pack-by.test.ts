import { aPaidOrder, coat, named, shirt } from '../../test/a-line.ts'
import { noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import { withProcessingStarted } from './fulfil-order.ts'
import { packBy } from './pack-by.ts'

const at = (moment: string) => new Date(moment)
/** Noon is a Saturday: three working days later it is Wednesday. */
const wednesday = '2026-11-25'
const row = (about: Partial<Order['history'][number]>) => ({
  at: noon,
  event: 'approve',
  from: 'awaiting_payment',
  to: 'paid',
  who: 'shop',
  ...about,
})

test('an order is to be packed three working days after it was paid, before staff start it too', () => {
  const paidOnMonday = row({ at: at('2026-11-23T10:00:00Z') })

  expect(packBy(aPaidOrder())).toBe(wednesday)
  expect(packBy(aPaidOrder({ history: [paidOnMonday] }))).toBe('2026-11-26')
})

test('what staff have started is due on the day that starting it gave', () => {
  const started = withProcessingStarted(aPaidOrder(), { who: 'olena', now: at('2026-11-24T10:00:00Z') })

  expect([packBy(started), started.due_on]).toEqual(['2026-11-27', '2026-11-27'])
})

test('nobody packs an order whose change waits for its money', () => {
  const change = { id: 'c1', seen: '', details: {}, place: null, pieces: [], back: [], changes: [] }
  const charge = { amount: 30_000, currency: 'UAH' as const }
  expect(
    packBy(aPaidOrder({ awaiting_difference: { change, charge, at: noon, until: noon, who: 'olena' } })),
  ).toBeNull()
})

test('an order that waits only for what was sold in advance is due when that should come, and three working days after it came', () => {
  const waiting = aPaidOrder({ lines: [coat], due_on: wednesday })
  const arrival = row({ at: at('2026-12-04T10:00:00Z'), event: 'arrived', from: 'paid' })
  const come = { ...waiting, lines: [{ ...coat, arrived: 1 }], history: [row({}), arrival] }

  expect([packBy(waiting), packBy(come)]).toEqual(['2026-12-05', '2026-12-09'])
})

test('items in stock do not wait for those that were sold in advance, unless all travels together', () => {
  const mixed = aPaidOrder({ lines: [shirt, coat] })
  const sent = { ...mixed, parts: [{ at: noon, who: 'olena', tracking: null, lines: [named(shirt)] }] }

  expect(packBy(mixed)).toBe(wednesday)
  expect(packBy({ ...mixed, ship_together: true })).toBe('2026-12-05')
  expect(packBy(sent)).toBe('2026-12-05')
})

test.each(['awaiting_payment', 'paid_no_stock', 'shipped', 'delivered', 'cancelled'] as const)(
  'nobody has to pack an order that is %s',
  state => {
    expect(packBy(aPaidOrder({ state }))).toBeNull()
  },
)
