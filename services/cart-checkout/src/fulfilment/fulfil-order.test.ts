import { aPaidOrder, coat, named, shirt } from '../../test/a-line.ts'
import { noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import { withProcessingStarted, withShipmentSent } from './fulfil-order.ts'
import { leftToSend, packable } from './left-to-send.ts'

const context = { who: 'olena', now: noon }
const parcel = { how: 'ship', tracking: '20450123456789', lines: null } as const
const packing = (about: Partial<Order>) => aPaidOrder({ ...about, state: 'processing' as const })
const ship = (order: Placed, lines: ReturnType<typeof named>[] | null = null) =>
  withShipmentSent(order, { ...parcel, lines }, context)
const pickUp = { type: 'ukraine', delivery_method_option: 'self', self_delivery: 'kyiv' } as const

test('an order that staff start processing is to be packed within three working days', () => {
  const taken = withProcessingStarted(aPaidOrder(), context)

  expect(taken).toMatchObject({ state: 'processing', due_on: '2026-11-25' })
  expect(taken.history.at(-1)).toEqual({ at: noon, event: 'take', from: 'paid', to: 'processing', who: 'olena' })
})

test('all items that are ready leave in one parcel, and the history knows its number', () => {
  const shipped = ship(packing({ lines: [shirt] }))

  expect(shipped).toMatchObject({ state: 'shipped', parts: [{ tracking: '20450123456789', lines: [named(shirt)] }] })
  expect(shipped.history.at(-1)).toMatchObject({ event: 'ship', payload: { tracking: '20450123456789' } })
})

test('of a mixed order the items in stock leave first; it is shipped when the pre-order has left too', () => {
  const order = packing({ lines: [shirt, coat] })
  expect(packable(order)).toEqual([named(shirt)])

  const first = ship(order)
  expect(first).toMatchObject({ state: 'processing', parts: [{ lines: [named(shirt)] }] })
  expect(leftToSend(first)).toEqual([named(coat)])
  expect(() => ship(first)).toThrow('validation')

  const come = { ...first, lines: [shirt, { ...coat, arrived: 1 }] }
  const second = ship(come)
  expect(second).toMatchObject({ state: 'shipped', parts: [{}, { lines: [named(coat)] }] })
  expect(second.history.map(({ event }) => event)).toEqual(['ship_part', 'ship'])
})

test('where the customer wants everything together, nothing leaves before the last item is there', () => {
  const order = packing({ lines: [shirt, coat], ship_together: true })

  expect(packable(order)).toEqual([])
  expect(() => ship(order, [named(shirt)])).toThrow('validation')
  expect(packable({ ...order, lines: [shirt, { ...coat, arrived: 1 }] })).toHaveLength(2)
})

test.each([
  ['an item that was not bought', [named({ ...shirt, size: 'XXL' })]],
  ['more items than were bought', [named(shirt, 2)]],
  ['a pre-order that has not come', [named(shirt), named(coat)]],
])('%s does not leave', (_, lines) => {
  expect(() => ship(packing({ lines: [shirt, coat] }), lines)).toThrow('validation')
})

test('an item that was in stock is not left behind', () => {
  const skirt = { ...shirt, article: 'SK-2001-BLK-R' }

  expect(() => ship(packing({ lines: [shirt, skirt] }), [named(shirt)])).toThrow('validation')
})

test('of three coats of which two have come, two leave', () => {
  const coats = { ...coat, count: 3, arrived: 2 }

  const first = ship(packing({ lines: [coats] }))

  expect(first).toMatchObject({ state: 'processing', parts: [{ lines: [named(coat, 2)] }] })
})

test('an item whose money went back stays in the shop', () => {
  const about = { payment_id: '26-000001-1', amount: 1, delivery: false, comment: '', who: 'olena', at: noon }
  const refunds = [{ ...about, lines: [named(coat)], state: 'done' as const }]
  const order = packing({ lines: [shirt, coat], refunds })

  expect(ship(order)).toMatchObject({ state: 'shipped', parts: [{ lines: [named(shirt)] }] })
})

test('an order for pick-up lies ready, and is not given to a carrier', () => {
  const order = packing({ lines: [shirt], delivery: pickUp })
  const ready = withShipmentSent(order, { how: 'ready', tracking: null, lines: null }, context)

  expect(ready).toMatchObject({ state: 'ready', parts: [{ tracking: null }] })
  expect(() => ship(order)).toThrow('illegal_transition')
  expect(() => withShipmentSent(packing({}), { how: 'ready', tracking: null, lines: null }, context)).toThrow(
    'illegal_transition',
  )
})

test('nothing is shipped to a customer whose money was all given back', () => {
  expect(() => ship(packing({ payment_state: 'refunded' }))).toThrow('illegal_transition')
})

test('an order that nobody has started processing, or that has left, is not shipped', () => {
  expect(() => ship(aPaidOrder())).toThrow('illegal_transition')
  expect(() => ship(ship(packing({})))).toThrow('illegal_transition')
})
