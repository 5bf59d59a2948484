import { aPaidOrder, named, shirt } from '../../test/a-line.ts'
import { noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import type { Shipment, TrackingStatus } from '../order/shipment.ts'
import { withDerivedFields } from './derived-fields.ts'
import { numbersToAsk, withCarrierHeard } from './hear-carrier.ts'

const DAY = 24 * 60 * 60_000
const first = '20450000000001'
const second = '20450000000002'
const later = (days: number) => new Date(noon.getTime() + days * DAY)

const aPart = (tracking: string | null, said?: TrackingStatus): Shipment => ({
  ...{ at: noon, who: 'olena', tracking, lines: [named(shirt)] },
  ...(said && { said }),
})
const onTheWay = (parts: Shipment[], about: Partial<Order> = {}) =>
  withDerivedFields({ ...aPaidOrder({ parts }), state: 'shipped', ...about })
const hear = (order: Order, said: Record<string, TrackingStatus>, now = later(1)) =>
  withCarrierHeard(order, new Map(Object.entries(said)), now)

test('a parcel that was fetched makes the order delivered, by the carrier’s word', () => {
  const delivered = hear(onTheWay([aPart(first)]), { [first]: 'received' })

  expect(delivered).toMatchObject({
    state: 'delivered',
    delivered_at: later(1),
    history: [{ at: later(1), event: 'delivered', from: 'shipped', to: 'delivered', who: 'nova-poshta' }],
  })
  expect(delivered && withDerivedFields(delivered)).toMatchObject({ ask_carrier_at: null })
})

test('of two parcels the last one that is fetched delivers the order', () => {
  const half = hear(onTheWay([aPart(first), aPart(second)]), { [first]: 'received', [second]: 'on_its_way' })

  expect(half).toMatchObject({ state: 'shipped', history: [] })
  expect(half && numbersToAsk(half)).toEqual([second])
  expect(half && hear(half, { [second]: 'received' })).toMatchObject({ state: 'delivered' })
})

test('a parcel that is fetched before the next one leaves delivers nothing yet', () => {
  const waiting = hear(onTheWay([aPart(first)], { state: 'processing' }), { [first]: 'received' })
  expect(waiting).toMatchObject({ state: 'processing' })
  expect(waiting && withDerivedFields(waiting)).toMatchObject({ ask_carrier_at: null })

  const both =
    waiting && withDerivedFields({ ...waiting, state: 'shipped', parts: [...(waiting.parts ?? []), aPart(second)] })
  expect(both).toMatchObject({ ask_carrier_at: noon })
  expect(both && numbersToAsk(both)).toEqual([second])
})

test('when the rest is given back after the only parcel was fetched, the order is delivered without a question', () => {
  const order = onTheWay([aPart(first, 'received')])

  expect(order.ask_carrier_at).toEqual(noon)
  expect(numbersToAsk(order)).toEqual([])
  expect(hear(order, {})).toMatchObject({ state: 'delivered' })
})

test.each<[string, Order]>([
  ['a parcel of another carrier', onTheWay([aPart('RA123456789UA')])],
  ['pieces that lie ready in the shop', onTheWay([aPart(null)], { state: 'ready' })],
  ['an order that staff have called delivered', onTheWay([aPart(first)], { state: 'delivered' })],
  ['an order that nothing has left of', onTheWay([], { state: 'processing' })],
])('%s is none of the carrier’s business', (_, order) => {
  expect(order.ask_carrier_at).toBeNull()
  expect(hear(order, { [first]: 'received' })).toBeNull()
})

test('beside a parcel of another carrier one that was fetched is not the whole order', () => {
  const half = hear(onTheWay([aPart(first), aPart('RA123456789UA')]), { [first]: 'received' })

  expect(half).toMatchObject({ state: 'shipped' })
  expect(half && withDerivedFields(half)).toMatchObject({ ask_carrier_at: null })
})

test('a parcel that comes back is a task for staff, once', () => {
  const returned = hear(onTheWay([aPart(first)]), { [first]: 'returned' })

  expect(returned).toMatchObject({
    state: 'shipped',
    alerts: ['parcel_returned'],
    history: [{ event: 'parcel_returned', who: 'nova-poshta', payload: { tracking: first } }],
  })
  expect(returned && hear(returned, { [first]: 'returned' })).toBeNull()
  expect(returned && withDerivedFields(returned)).toMatchObject({ ask_carrier_at: null, needs_person: true })
})

test('a number that the carrier does not know is staff’s mistake only after three days, and mends itself', () => {
  const order = onTheWay([aPart(first)])
  expect(hear(order, { [first]: 'unknown' }, later(2))).toBeNull()

  const unknown = hear(order, { [first]: 'unknown' }, later(3))
  expect(unknown).toMatchObject({ alerts: ['parcel_unknown'], history: [{ event: 'parcel_unknown' }] })
  expect(unknown && hear(unknown, { [first]: 'unknown' }, later(4))).toBeNull()

  expect(unknown && hear(unknown, { [first]: 'on_its_way' }, later(4))).toMatchObject({ alerts: [], state: 'shipped' })
})

test('what the carrier leaves out is as it was', () => {
  expect(hear(onTheWay([aPart(first)]), {})).toBeNull()
})
