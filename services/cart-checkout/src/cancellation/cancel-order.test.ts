import { aPaidOrder, coat, named, shirt } from '../../test/a-line.ts'
import { anOrder, noon } from '../../test/an-order.ts'
import { isCancellable } from '../customer-orders/cancel-by-customer.ts'
import type { Order } from '../order/order.ts'
import { withCancelled } from './cancel-order.ts'

const context = { who: 'olena', now: noon }
const back = (amount: number, state: 'sent' | 'declined' = 'sent') => ({
  payment_id: '26-000001-1',
  amount,
  lines: [],
  delivery: true,
  comment: '',
  who: 'olena',
  at: noon,
  state,
})
const unpaid = (about: Partial<Order> = {}) => ({ ...anOrder(about), state: 'awaiting_payment' as const })

test.each(['none', 'declined'] as const)(
  'an order with payment %s is given up, and its items are released',
  payment_state => {
    const promo = { code: 'SPRING15', gift: { kind: 'percent', percent: 15 } as const, customer: 'email olena' }
    const cancelled = withCancelled(unpaid({ payment_state, promo }), context)

    expect(cancelled).toMatchObject({ state: 'cancelled', payment_state: 'expired' })
    expect(cancelled.tasks).toEqual([{ do: 'release_stock' }, { do: 'release_promo' }, { do: 'uncount_unpaid' }])
  },
)

test.each(['in_processing', 'review', 'approved'] as const)(
  'an order with payment %s cannot be given up by its customer',
  payment_state => {
    expect(isCancellable(unpaid({ payment_state }), noon)).toBe(false)
    expect(() => withCancelled(unpaid({ payment_state }), context)).toThrow('illegal_transition')
  },
)

test('a paid order is cancelled once all its money is on its way back; then its items go on sale', () => {
  const order = aPaidOrder({ lines: [shirt, coat] })
  expect(() => withCancelled(order, context)).toThrow('illegal_transition')
  expect(() => withCancelled({ ...order, refunds: [back(900_000)] }, context)).toThrow('illegal_transition')
  expect(() => withCancelled({ ...order, refunds: [back(998_000, 'declined')] }, context)).toThrow('illegal_transition')

  const cancelled = withCancelled({ ...order, refunds: [back(998_000)] }, context)

  expect(cancelled).toMatchObject({
    state: 'cancelled',
    lines: [{}, { let_go: 1 }],
    tasks: [
      {
        do: 'restock',
        key: '26-000001 cancel',
        pieces: [
          { article: coat.article, count: 1, preorder: true },
          { article: shirt.article, count: 1 },
        ],
      },
    ],
  })
})

test('items that staff have decided about already are not put on sale twice', () => {
  const refunds = [{ ...back(998_000), lines: [{ ...named(shirt), restock: false }] }]

  expect(withCancelled(aPaidOrder({ refunds }), context).tasks).toEqual([])
})

test('an order of which a shipment has left is not cancelled', () => {
  const parts = [{ at: noon, who: 'olena', tracking: 'X', lines: [named(shirt)] }]
  const order = aPaidOrder({ state: 'processing', lines: [shirt, coat], parts, refunds: [back(998_000)] })

  expect(() => withCancelled(order, context)).toThrow('illegal_transition')
})
