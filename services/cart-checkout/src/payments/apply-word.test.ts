import { anAttempt, anOrder, aWord, noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import type { GatewayWord } from '../ports/payment/payment-provider.ts'
import { applyWord } from './apply-word.ts'

/** The order after it has heard the words, in this order. */
function after(
  words: readonly GatewayWord[],
  order: Order = anOrder({ attempts: [anAttempt(1), anAttempt(2)] }),
): Order {
  return words.reduce((order, word) => applyWord(order, word, noon) ?? order, order)
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, place) => permutations(items.toSpliced(place, 1)).map(rest => [item, ...rest]))
}

const tasksOf = (order: Order) => order.tasks.map(task => task.do)

test('whatever the order and however often they are repeated, an approval among the words wins and sells once', () => {
  const words = [aWord('pending'), aWord('declined'), aWord('approved'), aWord('pending', 2), aWord('declined', 2)]

  for (const heard of permutations(words)) {
    const order = after([...heard, ...heard])
    expect([order.payment_state, order.state, order.alerts]).toEqual(['approved', 'paid', []])
    expect(tasksOf(order).filter(task => task === 'sell_stock')).toHaveLength(1)
  }
})

test('without an approval the last words of both attempts decide, in whatever order they come', () => {
  for (const heard of permutations([aWord('pending'), aWord('declined'), aWord('declined', 2)]))
    expect(after(heard)).toMatchObject({ payment_state: 'declined', state: 'awaiting_payment' })
})

test('a word that was heard before changes nothing at all', () => {
  const order = after([aWord('declined')])

  expect(applyWord(order, aWord('declined'), noon)).toBeNull()
  expect(applyWord(order, aWord('declined', 3), noon)).toBeNull()
})

test('a late "still working on it" does not open a declined attempt again', () => {
  expect(after([aWord('declined'), aWord('pending')]).payment_state).toBe('declined')
})

test('the decline of one attempt says nothing while a bank works on the other', () => {
  expect(after([aWord('pending', 2), aWord('declined', 1)]).payment_state).toBe('in_processing')
})

test('a bank that gives up what it had under way ends the order and frees the pieces', () => {
  const order = after([aWord('pending'), aWord('expired')])

  expect(order).toMatchObject({ payment_state: 'expired', state: 'expired' })
  expect(tasksOf(order)).toEqual(['extend_hold', 'release_stock', 'uncount_unpaid'])
})

test('an attempt that expired before anybody began leaves the order payable', () => {
  expect(after([aWord('expired')])).toMatchObject({ payment_state: 'none', state: 'awaiting_payment' })
})

test('a bank gets a day from its first word, and no chain of words makes it longer (rules §8.1)', () => {
  const later = new Date(noon.getTime() + 20 * 3_600_000)
  const first = after([aWord('pending')])
  const second = applyWord(first, aWord('pending', 2), later)

  expect(first.reserved_until.toISOString()).toBe('2026-11-22T12:00:00.000Z')
  expect(second?.reserved_until.toISOString()).toBe('2026-11-22T12:00:00.000Z')
})

test('what does not match waits for a person, and a matching approval still pays', () => {
  const wrong = aWord('approved', 1, { amount: 1, amount_text: '0.01' })

  expect(after([wrong])).toMatchObject({ payment_state: 'review', alerts: ['payment_mismatch'] })
  expect(after([wrong, aWord('approved', 2)])).toMatchObject({ payment_state: 'approved', state: 'paid' })
  expect(after([aWord('approved', 2), wrong])).toMatchObject({
    payment_state: 'approved',
    alerts: ['payment_mismatch'],
  })
})

describe('money for an order that was given up', () => {
  const cancelled = anOrder({ state: 'cancelled', payment_state: 'expired', attempts: [anAttempt(1), anAttempt(2)] })
  const requested = anOrder({ attempts: [anAttempt(1)], cancel_requested: { at: noon, who: 'customer' } })

  test('all of it goes back by itself, the order stays cancelled, and staff are told', () => {
    const order = after([aWord('approved')], cancelled)

    expect(order).toMatchObject({
      state: 'cancelled',
      payment_state: 'refund_in_processing',
      alerts: ['paid_after_cancel'],
      refunds: [{ payment_id: '26-000001-1', amount: 998_000, state: 'due', who: 'shop' }],
      tasks: [{ do: 'give_back_late', payment_id: '26-000001-1' }],
    })
    expect(order.history.map(({ event }) => event)).toContain('paid_late 26-000001-1')
  })

  test('an order that was to be cancelled is cancelled then, and its pieces are free', () => {
    const order = after([aWord('approved')], requested)

    expect(order).toMatchObject({ state: 'cancelled', payment_state: 'refund_in_processing', cancel_requested: null })
    expect(tasksOf(order)).toEqual(['release_stock', 'uncount_unpaid', 'give_back_late'])
  })

  test('it goes back once, in whatever order the words come and however often', () => {
    const words = [aWord('pending'), aWord('declined'), aWord('approved')]

    for (const order of [cancelled, requested])
      for (const heard of permutations(words)) {
        const ended = after([...heard, ...heard, aWord('approved', 1, { amount_text: '9980.00' })], order)
        expect([ended.state, ended.payment_state]).toEqual(['cancelled', 'refund_in_processing'])
        expect(ended.refunds).toHaveLength(1)
        expect(tasksOf(ended).filter(task => task === 'give_back_late')).toHaveLength(1)
      }
  })

  test('of two payments both go back', () => {
    const order = after([aWord('approved'), aWord('approved', 2)], cancelled)

    expect(order.state).toBe('cancelled')
    expect(order.refunds?.map(({ payment_id, amount }) => [payment_id, amount])).toEqual([
      ['26-000001-1', 998_000],
      ['26-000001-2', 998_000],
    ])
  })

  test('a bank that says no settles the wish to cancel', () => {
    expect(after([aWord('declined')], requested)).toMatchObject({
      state: 'cancelled',
      payment_state: 'expired',
      cancel_requested: null,
    })
  })

  test('a bank that gives up what it had under way settles it, too', () => {
    expect(after([aWord('pending'), aWord('expired')], requested)).toMatchObject({ state: 'cancelled' })
  })

  test('while a bank is at it the order waits for its last word', () => {
    expect(after([aWord('pending')], requested)).toMatchObject({
      state: 'awaiting_payment',
      payment_state: 'in_processing',
      cancel_requested: { who: 'customer' },
    })
  })
})

test('money taken back by the bank is a refund; of the second of two payments it is not', () => {
  expect(after([aWord('approved'), aWord('voided')]).payment_state).toBe('refunded')
  expect(after([aWord('approved'), aWord('approved', 2), aWord('refunded', 2)]).payment_state).toBe('approved')
})

test('a word that we do not know is written down for a person', () => {
  expect(after([aWord('unknown')])).toMatchObject({ payment_state: 'none', alerts: ['unknown_status'] })
})

test('money that another attempt brings after all was given back is money to be given back, and a person is called', () => {
  const order = after([aWord('approved'), aWord('refunded'), aWord('approved', 2)])

  expect(order).toMatchObject({ payment_state: 'approved', state: 'paid', alerts: ['double_paid'] })
  expect(tasksOf(order).filter(task => task === 'sell_stock')).toHaveLength(1)
})
