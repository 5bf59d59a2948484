import { HOUR_MS } from '@shop/calendar/durations'
import { anAttempt, anOrder, aPaymentEvent, noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import type { PaymentEvent } from '../ports/payment/payment-provider.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'

/** The order after the payment events, in this order. */
function after(
  events: readonly PaymentEvent[],
  order: Order = anOrder({ attempts: [anAttempt(1), anAttempt(2)] }),
): Order {
  return events.reduce((order, event) => applyPaymentEvent(order, event, noon) ?? order, order)
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map(rest => [item, ...rest]))
}

const tasksOf = (order: Order) => order.tasks.map(task => task.do)

test('in whatever order payment events come and however often they are repeated, an approval among them wins and sells once', () => {
  const events = [
    aPaymentEvent('pending'),
    aPaymentEvent('declined'),
    aPaymentEvent('approved'),
    aPaymentEvent('pending', 2),
    aPaymentEvent('declined', 2),
  ]

  for (const sequence of permutations(events)) {
    const order = after([...sequence, ...sequence])
    expect([order.payment_state, order.state, order.alerts]).toEqual(['approved', 'paid', []])
    expect(tasksOf(order).filter(task => task === 'sell_stock')).toHaveLength(1)
  }
})

test('without an approval the last payment events of both attempts decide, in whatever order they come', () => {
  for (const sequence of permutations([
    aPaymentEvent('pending'),
    aPaymentEvent('declined'),
    aPaymentEvent('declined', 2),
  ]))
    expect(after(sequence)).toMatchObject({ payment_state: 'declined', state: 'awaiting_payment' })
})

test('a payment event that was applied before changes nothing at all', () => {
  const order = after([aPaymentEvent('declined')])

  expect(applyPaymentEvent(order, aPaymentEvent('declined'), noon)).toBeNull()
  expect(applyPaymentEvent(order, aPaymentEvent('declined', 3), noon)).toBeNull()
})

test('a late "still working on it" does not open a declined attempt again', () => {
  expect(after([aPaymentEvent('declined'), aPaymentEvent('pending')]).payment_state).toBe('declined')
})

test('the decline of one attempt says nothing while a bank works on the other', () => {
  expect(after([aPaymentEvent('pending', 2), aPaymentEvent('declined', 1)]).payment_state).toBe('in_processing')
})

test('a bank that gives up what it had under way ends the order and releases the items', () => {
  const order = after([aPaymentEvent('pending'), aPaymentEvent('expired')])

  expect(order).toMatchObject({ payment_state: 'expired', state: 'expired' })
  expect(tasksOf(order)).toEqual(['extend_reservation', 'release_stock', 'uncount_unpaid'])
})

test('an attempt that expired before anybody began leaves the order payable', () => {
  expect(after([aPaymentEvent('expired')])).toMatchObject({ payment_state: 'none', state: 'awaiting_payment' })
})

test('a bank gets a day from its first payment event, and no chain of events makes it longer', () => {
  const later = new Date(noon.getTime() + 20 * HOUR_MS)
  const first = after([aPaymentEvent('pending')])
  const second = applyPaymentEvent(first, aPaymentEvent('pending', 2), later)

  expect(first.reserved_until.toISOString()).toBe('2026-11-22T12:00:00.000Z')
  expect(second?.reserved_until.toISOString()).toBe('2026-11-22T12:00:00.000Z')
})

test('a payment event that does not match waits for a person, and a matching approval still pays', () => {
  const wrong = aPaymentEvent('approved', 1, { amount: 1, amount_text: '0.01' })

  expect(after([wrong])).toMatchObject({ payment_state: 'review', alerts: ['payment_mismatch'] })
  expect(after([wrong, aPaymentEvent('approved', 2)])).toMatchObject({ payment_state: 'approved', state: 'paid' })
  expect(after([aPaymentEvent('approved', 2), wrong])).toMatchObject({
    payment_state: 'approved',
    alerts: ['payment_mismatch'],
  })
})

describe('money for an order that was given up', () => {
  const cancelled = anOrder({ state: 'cancelled', payment_state: 'expired', attempts: [anAttempt(1), anAttempt(2)] })
  const requested = anOrder({ attempts: [anAttempt(1)], cancel_requested: { at: noon, who: 'customer' } })

  test('money for a cancelled order goes back by itself, the order stays cancelled, and staff are alerted', () => {
    const order = after([aPaymentEvent('approved')], cancelled)

    expect(order).toMatchObject({
      state: 'cancelled',
      payment_state: 'refund_in_processing',
      alerts: ['paid_after_cancel'],
      refunds: [{ payment_id: '26-000001-1', amount: 998_000, state: 'due', who: 'shop' }],
      tasks: [{ do: 'refund_late', payment_id: '26-000001-1' }],
    })
    expect(order.history.map(({ event }) => event)).toContain('paid_late 26-000001-1')
  })

  test('money for an order that was to be cancelled cancels it, and its items are released', () => {
    const order = after([aPaymentEvent('approved')], requested)

    expect(order).toMatchObject({ state: 'cancelled', payment_state: 'refund_in_processing', cancel_requested: null })
    expect(tasksOf(order)).toEqual(['release_stock', 'uncount_unpaid', 'refund_late'])
  })

  test('money for a given-up order goes back once, in whatever order the events come and however often', () => {
    const events = [aPaymentEvent('pending'), aPaymentEvent('declined'), aPaymentEvent('approved')]

    for (const order of [cancelled, requested])
      for (const sequence of permutations(events)) {
        const ended = after([...sequence, ...sequence, aPaymentEvent('approved', 1, { amount_text: '9980.00' })], order)
        expect([ended.state, ended.payment_state]).toEqual(['cancelled', 'refund_in_processing'])
        expect(ended.refunds).toHaveLength(1)
        expect(tasksOf(ended).filter(task => task === 'refund_late')).toHaveLength(1)
      }
  })

  test('two payments for a given-up order both go back', () => {
    const order = after([aPaymentEvent('approved'), aPaymentEvent('approved', 2)], cancelled)

    expect(order.state).toBe('cancelled')
    expect(order.refunds?.map(({ payment_id, amount }) => [payment_id, amount])).toEqual([
      ['26-000001-1', 998_000],
      ['26-000001-2', 998_000],
    ])
  })

  test('a bank that says no settles the wish to cancel', () => {
    expect(after([aPaymentEvent('declined')], requested)).toMatchObject({
      state: 'cancelled',
      payment_state: 'expired',
      cancel_requested: null,
    })
  })

  test('a bank that gives up what it had under way settles the wish to cancel', () => {
    expect(after([aPaymentEvent('pending'), aPaymentEvent('expired')], requested)).toMatchObject({ state: 'cancelled' })
  })

  test('while a bank is processing the payment the order waits for its final answer', () => {
    expect(after([aPaymentEvent('pending')], requested)).toMatchObject({
      state: 'awaiting_payment',
      payment_state: 'in_processing',
      cancel_requested: { who: 'customer' },
    })
  })
})

test('money taken back by the bank is a refund; of the second of two payments it is not', () => {
  expect(after([aPaymentEvent('approved'), aPaymentEvent('voided')]).payment_state).toBe('refunded')
  expect(
    after([aPaymentEvent('approved'), aPaymentEvent('approved', 2), aPaymentEvent('refunded', 2)]).payment_state,
  ).toBe('approved')
})

test('a payment event with an unknown status is saved for a person', () => {
  expect(after([aPaymentEvent('unknown')])).toMatchObject({ payment_state: 'none', alerts: ['unknown_status'] })
})

test('money that another attempt brings after all was given back is money to be given back, and a person is called', () => {
  const order = after([aPaymentEvent('approved'), aPaymentEvent('refunded'), aPaymentEvent('approved', 2)])

  expect(order).toMatchObject({ payment_state: 'approved', state: 'paid', alerts: ['double_paid'] })
  expect(tasksOf(order).filter(task => task === 'sell_stock')).toHaveLength(1)
})
