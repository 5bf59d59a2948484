import { DAY_MS } from '@shop/calendar/durations'
import { aPaidOrder, named, shirt } from '../../test/a-line.ts'
import { noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import type { Shipment, TrackingStatus } from '../order/shipment.ts'
import { withDerivedFields } from '../order-effects/with-order-effects.ts'
import { numbersToTrack, withTrackingStatuses } from './tracking-status.ts'

const first = '20450000000001'
const second = '20450000000002'
const later = (days: number) => new Date(noon.getTime() + days * DAY_MS)

const aShipment = (tracking: string | null, said?: TrackingStatus): Shipment => ({
  at: noon,
  who: 'olena',
  tracking,
  lines: [named(shirt)],
  ...(said && { said }),
})
const onTheWay = (parts: Shipment[], about: Partial<Order> = {}) =>
  withDerivedFields({ ...aPaidOrder({ parts }), state: 'shipped', ...about })
const track = (order: Order, statuses: Record<string, TrackingStatus>, now = later(1)) =>
  withTrackingStatuses(order, new Map(Object.entries(statuses)), now)

test('a parcel that was fetched makes the order delivered, by its tracking status', () => {
  const delivered = track(onTheWay([aShipment(first)]), { [first]: 'received' })

  expect(delivered).toMatchObject({
    state: 'delivered',
    delivered_at: later(1),
    history: [{ at: later(1), event: 'delivered', from: 'shipped', to: 'delivered', who: 'nova-poshta' }],
  })
  expect(delivered && withDerivedFields(delivered)).toMatchObject({ ask_carrier_at: null })
})

test('of two parcels the last one that is fetched delivers the order', () => {
  const half = track(onTheWay([aShipment(first), aShipment(second)]), { [first]: 'received', [second]: 'on_its_way' })

  expect(half).toMatchObject({ state: 'shipped', history: [] })
  expect(half && numbersToTrack(half)).toEqual([second])
  expect(half && track(half, { [second]: 'received' })).toMatchObject({ state: 'delivered' })
})

test('a parcel that is fetched before the next one leaves does not make the order delivered yet', () => {
  const waiting = track(onTheWay([aShipment(first)], { state: 'processing' }), { [first]: 'received' })
  expect(waiting).toMatchObject({ state: 'processing' })
  expect(waiting && withDerivedFields(waiting)).toMatchObject({ ask_carrier_at: null })

  const both =
    waiting && withDerivedFields({ ...waiting, state: 'shipped', parts: [...(waiting.parts ?? []), aShipment(second)] })
  expect(both).toMatchObject({ ask_carrier_at: noon })
  expect(both && numbersToTrack(both)).toEqual([second])
})

test('when the rest is given back after the only parcel was fetched, the order is delivered without a question', () => {
  const order = onTheWay([aShipment(first, 'received')])

  expect(order.ask_carrier_at).toEqual(noon)
  expect(numbersToTrack(order)).toEqual([])
  expect(track(order, {})).toMatchObject({ state: 'delivered' })
})

test.each<[string, Order]>([
  ['a parcel of another carrier', onTheWay([aShipment('RA123456789UA')])],
  ['items that lie ready in the shop', onTheWay([aShipment(null)], { state: 'ready' })],
  ['an order that staff have called delivered', onTheWay([aShipment(first)], { state: 'delivered' })],
  ['an order that nothing has left of', onTheWay([], { state: 'processing' })],
])('%s is none of the carrier’s business', (_, order) => {
  expect(order.ask_carrier_at).toBeNull()
  expect(track(order, { [first]: 'received' })).toBeNull()
})

test('a fetched parcel beside one of another carrier is not the whole order', () => {
  const half = track(onTheWay([aShipment(first), aShipment('RA123456789UA')]), { [first]: 'received' })

  expect(half).toMatchObject({ state: 'shipped' })
  expect(half && withDerivedFields(half)).toMatchObject({ ask_carrier_at: null })
})

test('a parcel that comes back is a task for staff, once', () => {
  const returned = track(onTheWay([aShipment(first)]), { [first]: 'returned' })

  expect(returned).toMatchObject({
    state: 'shipped',
    alerts: ['parcel_returned'],
    history: [{ event: 'parcel_returned', who: 'nova-poshta', payload: { tracking: first } }],
  })
  expect(returned && track(returned, { [first]: 'returned' })).toBeNull()
  expect(returned && withDerivedFields(returned)).toMatchObject({ ask_carrier_at: null, needs_person: true })
})

test('a number that the carrier does not know is an alert only after three days, and the alert ends by itself', () => {
  const order = onTheWay([aShipment(first)])
  expect(track(order, { [first]: 'unknown' }, later(2))).toBeNull()

  const unknown = track(order, { [first]: 'unknown' }, later(3))
  expect(unknown).toMatchObject({ alerts: ['parcel_unknown'], history: [{ event: 'parcel_unknown' }] })
  expect(unknown && track(unknown, { [first]: 'unknown' }, later(4))).toBeNull()

  expect(unknown && track(unknown, { [first]: 'on_its_way' }, later(4))).toMatchObject({ alerts: [], state: 'shipped' })
})

test('a parcel that the carrier leaves out of its answer stays as it was', () => {
  expect(track(onTheWay([aShipment(first)]), {})).toBeNull()
})
