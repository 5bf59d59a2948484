import { anAttempt, anOrder, noon } from '../../test/an-order.ts'
import { isCancellable } from '../customer-orders/cancel-by-customer.ts'
import type { Order } from '../order/order.ts'
import { withCancelWanted, withRequestSettled } from './cancel-request.ts'
import { expireIfDue, expireIfReplaced } from './expire-order.ts'

const at = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const context = { who: 'customer', now: at(3) }
const unpaid = (about: Partial<Order> = {}) => ({ ...anOrder(about), state: 'awaiting_payment' as const })
const requested = (about: Partial<Order> = {}) => unpaid({ cancel_requested: { at: noon, who: 'customer' }, ...about })

test.each<[string, Partial<Order>]>([
  ['nobody began to pay', {}],
  ['the bank declined', { payment_state: 'declined', attempts: [anAttempt(1, { state: 'declined' })] }],
  ['the bank answers that it knows nothing', { attempts: [anAttempt(1, { answered_at: noon })] }],
])('%s: the order is cancelled', (_, about) => {
  expect(withCancelWanted(unpaid(about), context, noon)).toMatchObject({ state: 'cancelled', payment_state: 'expired' })
})

test('a silent bank keeps the order and its reservation, with the wish to cancel on it', () => {
  const order = withCancelWanted(unpaid({ attempts: [anAttempt(1, { answered_at: at(-1) })] }), context, noon)

  expect(order).toMatchObject({ state: 'awaiting_payment', cancel_requested: { at: noon, who: 'customer' }, tasks: [] })
})

test('one of two payments that the bank says nothing of is enough to wait', () => {
  const attempts = [anAttempt(1), anAttempt(2, { answered_at: noon })]

  expect(withCancelWanted(unpaid({ attempts }), context, noon)).toMatchObject({ state: 'awaiting_payment' })
})

test('an order that the bank turned out to have the money for stays as it is', () => {
  expect(withCancelWanted({ ...anOrder(), state: 'paid', payment_state: 'approved' }, context, noon)).toBeNull()
  expect(() => withCancelWanted(unpaid({ payment_state: 'in_processing' }), context, noon)).toThrow(
    'illegal_transition',
  )
})

test('who wants to cancel waits neither to pay nor to cancel again', () => {
  expect(isCancellable(requested(), at(10))).toBe(false)
  expect(withCancelWanted(requested(), context, noon)).toBeNull()
})

test('while the customer who came back waits for the bank, nobody cancels and no newer order replaces this one', () => {
  const waiting = unpaid({ attempts: [anAttempt(1, { returned_at: noon })] })

  expect(isCancellable(waiting, at(59))).toBe(false)
  expect(expireIfReplaced(waiting, at(59), '26-000002')).toBeNull()
  expect(isCancellable(waiting, at(60))).toBe(true)
})

test('the wish is settled when the bank has answered about every payment since', () => {
  const silent = requested({ attempts: [anAttempt(1, { answered_at: at(-5) })] })
  const answered = requested({ attempts: [anAttempt(1, { answered_at: at(5) })] })

  expect(withRequestSettled(silent, at(6))).toBe(silent)
  expect(withRequestSettled(answered, at(6))).toMatchObject({ state: 'cancelled', cancel_requested: null })
})

test('at the end of the reservation the wish comes true without the bank, and it is kept in mind that nobody knows', () => {
  const order = requested({ attempts: [anAttempt()] })

  expect(expireIfDue(order, at(30 * 60 - 1))).toBeNull()
  const ended = expireIfDue(order, at(30 * 60))
  expect(ended).toMatchObject({ state: 'cancelled', cancel_requested: { at: noon } })
  expect(ended?.tasks).toEqual([{ do: 'release_stock' }, { do: 'uncount_unpaid' }])
  expect(ended?.history.at(-1)).toMatchObject({ event: 'cancel', who: 'customer' })
})
