import { aPaidOrder, coat, named } from '../../test/a-line.ts'
import { anOrderLine, noon } from '../../test/an-order.ts'
import { withQueued, withTaken } from '../accounting/accounting-state.ts'
import { documentVersion } from '../accounting/order-document.ts'
import type { Order } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import { isUntold, offShelf } from './untold-sales.ts'

const before = new Date(noon.getTime() - 60_000)
const later = new Date(noon.getTime() + 60_000)
const dress = anOrderLine({ article: 'DR-1', count: 3 })
const paid: Order = aPaidOrder({ lines: [dress, coat] })
const queued = withQueued(paid, 'shop', noon)
const taken = withTaken(queued, { round: 1, version: documentVersion(queued as Placed) }, noon) as Order

test.each<[string, Order, boolean]>([
  ['that nobody has sent', paid, true],
  ['that nobody has sent, and that is cancelled', { ...paid, state: 'cancelled' }, false],
  ['whose money went back, while its items wait for a decision', { ...paid, payment_state: 'refunded' }, true],
  ['that waits for 1C', queued, true],
  [
    'that 1C took before the file',
    { ...taken, accounting: { ...taken.accounting, first_taken_at: before } } as Order,
    false,
  ],
  ['that 1C took since', taken, true],
  ['that 1C took since, and that waits again', withQueued(taken, 'olena', later), true],
])('is an order told to be sold beside a file of noon: one %s', (_, order, expected) => {
  expect(isUntold(order, noon)).toBe(expected)
})

test('of an order that nobody has sent the items that have left, and of any those that lie on the shelf again, do not count', () => {
  const sent = [
    { lines: [named(dress)], how: 'ship', tracking: null, at: noon, who: 'olena' },
  ] as unknown as NonNullable<Order['parts']>
  const back = { ...named(dress), restock: true }
  const refund = { lines: [back], state: 'done' } as unknown as NonNullable<Order['refunds']>[number]

  expect(offShelf(paid)).toMatchObject([{ article: 'DR-1', count: 3 }])
  expect(offShelf({ ...paid, parts: sent })).toMatchObject([{ count: 2 }])
  expect(offShelf({ ...queued, parts: sent, refunds: [refund] })).toMatchObject([{ count: 2 }])
})
