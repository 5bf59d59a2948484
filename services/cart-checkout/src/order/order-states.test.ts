import { orderStates } from '@shop/contracts/orders/orders'
import { nextOrderState, type OrderEvent, orderTransitions } from './order-states.ts'

type State = keyof typeof orderTransitions

/** The table of the rules, written down once more: what stands here happens, every other pair is refused. */
const way: [from: State, event: OrderEvent, to: State][] = [
  ['awaiting_payment', 'payment_approved', 'paid'],
  ['awaiting_payment', 'payment_expired', 'expired'],
  ['awaiting_payment', 'cancel', 'cancelled'],
  ['expired', 'reserved_again', 'paid'],
  ['expired', 'reserve_failed', 'paid_no_stock'],
  ['cancelled', 'reserved_again', 'paid'],
  ['cancelled', 'reserve_failed', 'paid_no_stock'],
  ['paid', 'take', 'processing'],
  ['paid', 'cancel', 'cancelled'],
  ['paid', 'payment_undone', 'awaiting_payment'],
  ['paid_no_stock', 'restocked', 'processing'],
  ['paid_no_stock', 'refunded', 'cancelled'],
  ['processing', 'take_undone', 'paid'],
  ['processing', 'ship', 'shipped'],
  ['processing', 'ship_part', 'processing'],
  ['processing', 'ready', 'ready'],
  ['processing', 'ready_part', 'processing'],
  ['processing', 'rest_given_back', 'shipped'],
  ['processing', 'ready_rest_given_back', 'ready'],
  ['processing', 'cancel', 'cancelled'],
  ['shipped', 'delivered', 'delivered'],
  ['ready', 'delivered', 'delivered'],
  ['delivered', 'complete', 'completed'],
  ['delivered', 'return_request', 'return_requested'],
  ['delivered', 'exchange', 'processing'],
  ['completed', 'exchange', 'processing'],
  ['returned', 'exchange', 'processing'],
  ['processing', 'exchange', 'processing'],
  ['processing', 'exchange_refunded', 'returned'],
  ['processing', 'exchange_refunded_part', 'delivered'],
  ['return_requested', 'return_accept', 'returned'],
  ['return_requested', 'return_accept_part', 'delivered'],
  ['return_requested', 'return_refuse', 'delivered'],
]

test.each(way)('%s, %s: %s', (from, event, to) => {
  expect(nextOrderState(from, event)).toBe(to)
})

const isKnown = (from: State, event: OrderEvent) => way.some(([state, known]) => state === from && known === event)
const events = [...new Set(way.map(([, event]) => event))]
const refused = orderStates.flatMap(from =>
  events.filter(event => !isKnown(from, event)).map((event): [State, OrderEvent] => [from, event]),
)

test.each(refused)('%s, %s: refused', (from, event) => {
  expect(() => nextOrderState(from, event)).toThrow('illegal_transition')
})

test('every order state has its row, and every event of it stands in this table', () => {
  expect(Object.keys(orderTransitions).sort()).toEqual([...orderStates].sort())
  for (const row of Object.values(orderTransitions)) expect(events).toEqual(expect.arrayContaining(Object.keys(row)))
})
