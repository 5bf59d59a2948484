import { aPaidOrder, coat, named, shirt } from '../../test/a-line.ts'
import { noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import { withDerivedFields } from '../order-effects/with-order-effects.ts'
import { withArrived } from './arrival.ts'
import { withDelivered } from './fulfil-order.ts'
import { isLate, nextWatch, withWatched } from './watch-order.ts'

const at = (moment: string) => new Date(moment)
const waiting = (about: Partial<Order> = {}) => aPaidOrder({ lines: [shirt, coat], ...about })

test('a pre-order is too late two weeks after its day, in Kyiv, and its customer is told once', () => {
  const order = waiting()
  expect(nextWatch(order)?.at).toEqual(at('2026-12-19T22:00:00Z'))
  expect(withWatched(order, at('2026-12-19T21:59:59Z'))).toBeNull()

  const late = withWatched(order, at('2026-12-19T22:00:00Z'))

  expect(late).toMatchObject({ alerts: ['preorder_late'], history: [{ event: 'delayed', who: 'shop' }] })
  expect(late && isLate(late)).toBe(true)
  expect(late && withWatched(late, at('2027-01-19T22:00:00Z'))).toBeNull()
})

test('a pre-order that has come is not late', () => {
  const come = waiting({ lines: [shirt, { ...coat, arrived: 1 }] })

  expect(nextWatch(come)).toBeNull()
  expect(isLate({ ...come, history: [{ at: noon, event: 'delayed', from: 'paid', to: 'paid', who: 'shop' }] })).toBe(
    false,
  )
})

test('an order that lies ready for more than five days is an alert for staff, once', () => {
  const parts = [{ at: noon, who: 'olena', tracking: null, lines: [named(shirt)] }]
  const ready = aPaidOrder({ state: 'ready', parts })

  expect(nextWatch(ready)?.at).toEqual(at('2026-11-26T22:00:00Z'))
  const forgotten = withWatched(ready, at('2026-11-27T00:00:00Z'))
  expect(forgotten).toMatchObject({ state: 'ready', alerts: ['not_collected'] })
  expect(forgotten && nextWatch(forgotten)).toBeNull()
})

const allBack: Order['refunds'] = [
  {
    payment_id: '26-000001-1',
    amount: 998_000,
    lines: [],
    delivery: false,
    comment: '',
    who: 'iryna',
    at: noon,
    state: 'sent',
  },
]

test('an order all of whose money is on its way back waits for nothing, and what comes goes to others', () => {
  const order = withDerivedFields(waiting({ refunds: allBack }))

  expect(order).toMatchObject({ watch_at: null, pack_by: null, has_nothing_to_send: true, needs_person: true })
  expect(withArrived({ ...order, state: 'paid' }, { ...named(coat), count: 5 }, noon)).toBeNull()
  expect(
    withDerivedFields(waiting({ refunds: allBack.map(refund => ({ ...refund, state: 'declined' })) })),
  ).toMatchObject({ awaits: ['CO-2014-IVO-R 36 (S)'], has_nothing_to_send: false, needs_person: false })
})

test('nobody is called to fetch an order whose money went back', () => {
  const parts = [{ at: noon, who: 'olena', tracking: null, lines: [named(shirt)] }]

  expect(nextWatch(aPaidOrder({ state: 'ready', parts, refunds: allBack }))).toBeNull()
})

test('a late pre-order is late no longer once all of it has come', () => {
  const late = waiting({ alerts: ['preorder_late'], lines: [{ ...coat, count: 2 }] })
  const first = withArrived(late as typeof late & { state: 'paid' }, { ...named(coat), count: 1 }, noon)

  expect(first).toMatchObject({ alerts: ['preorder_late'] })
  expect(first && withArrived({ ...first, state: 'paid' }, { ...named(coat), count: 1 }, noon)).toMatchObject({
    alerts: [],
  })
})

test('when the last day for returns is over, the order is completed', () => {
  const delivered = withDelivered(aPaidOrder({ state: 'shipped' }), { who: 'olena', now: noon })

  expect(nextWatch(delivered)?.at).toEqual(at('2026-12-05T22:00:00Z'))
  expect(withWatched(delivered, at('2026-12-05T21:00:00Z'))).toBeNull()
  expect(withWatched(delivered, at('2026-12-06T00:00:00Z'))).toMatchObject({ state: 'completed' })
})

test('an order is found by the size it waits for, as long as it waits', () => {
  const found = withDerivedFields(waiting())
  expect(found).toMatchObject({ awaits: ['CO-2014-IVO-R 36 (S)'], watch_at: at('2026-12-19T22:00:00Z') })

  const come = withArrived({ ...found, state: 'paid' }, { ...named(coat), count: 5 }, noon)

  expect(come).toMatchObject({
    lines: [{}, { arrived: 1 }],
    history: [{ event: 'arrived', payload: { lines: [named(coat)] } }],
    tasks: [{ do: 'assign_arrived', key: '26-000001 arrived 1', pieces: [{ article: coat.article, count: 1 }] }],
  })
  expect(come && withDerivedFields(come)).toMatchObject({ awaits: [], watch_at: null })
})

test('an order without pre-orders is not searched for', () => {
  expect(withDerivedFields(aPaidOrder())).not.toHaveProperty('awaits')
})
