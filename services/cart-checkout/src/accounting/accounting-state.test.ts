import { anOrder, noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import { withConfirmed, withFailed, withQueued, withQueuedByItself, withTaken } from './accounting-state.ts'
import { documentVersion } from './order-document.ts'

const later = new Date(noon.getTime() + 60_000)
const row = (event: string, who = 'shop') => ({ at: later, event, from: null, to: null, who })
const paid = anOrder({ state: 'paid', payment_state: 'approved' })
const queued = withQueued(paid, 'olena', noon)
const given = { round: 1, version: documentVersion(queued as Placed) }
const taken = withTaken(queued, given, later) as Order
const changed = (order: Order, about: Partial<Order>, who?: string): Order => ({
  ...order,
  ...about,
  history: [...order.history, row('changed', who)],
})

test('an order that waits for 1C stays in the queue as it is when it is sent again', () => {
  expect(withQueued(queued, 'iryna', later)).toBe(queued)
})

test('1C confirms exactly the round that it was given', () => {
  expect(taken.accounting).toMatchObject({ state: 'taken', at: later })
  expect(withTaken(taken, given, later)).toBeNull()
  const again = withQueued(taken, 'olena', later)
  expect(again.accounting).toMatchObject({ state: 'queued', round: 2 })
  expect(withTaken(again, given, later)).toBeNull()
})

test('a refusal stands on the order until it is sent again, and the same one is told once', () => {
  const refusal = { reason: 'status_unknown', detail: 'Відкладено' } as const
  const failed = withFailed(taken, refusal, later) as Order
  expect(failed.accounting).toMatchObject({ state: 'failed', refusal })
  expect(withFailed(failed, refusal, later)).toBeNull()
  expect(withQueued(failed, 'olena', later).accounting).toMatchObject({ state: 'queued', refusal: null })
})

test('a document of 1C confirms the order; a newer round in the queue stays there', () => {
  const said = { number_1c: 'ЛЕ-17', fingerprint: 'a' }
  expect(withConfirmed(taken, said, later).accounting).toMatchObject({ state: 'confirmed', number_1c: 'ЛЕ-17' })
  expect(withConfirmed(queued, said, later).accounting).toMatchObject({ state: 'queued', number_1c: 'ЛЕ-17' })
})

const unpaid = anOrder()
test.each<[string, Order, Order, string | undefined]>([
  ['is paid', unpaid, changed(unpaid, { payment_state: 'approved', state: 'paid' }), 'queued'],
  [
    'is paid, as 1C itself said',
    unpaid,
    changed(unpaid, { payment_state: 'approved', state: 'paid' }, '1c'),
    undefined,
  ],
  ['is packed', taken, changed(taken, { state: 'processing' }), 'taken'],
  ['is cancelled after 1C took it', taken, changed(taken, { state: 'cancelled' }), 'queued'],
  ['is cancelled and was never sent', unpaid, changed(unpaid, { state: 'cancelled' }), undefined],
  ['has some money given back', taken, changed(taken, { payment_state: 'partially_refunded' }), 'queued'],
])('where an order that %s stands in 1C follows from it', (_, before, after, state) => {
  expect(withQueuedByItself(before, after, { queuesPaid: true }).accounting?.state).toBe(state)
})
