import { ShopError } from '@shop/contracts/errors'
import { type OrderState, orderStates } from '@shop/contracts/orders/orders'
import { anAttempt, anOrder, anOrderLine, noon } from '../../test/an-order.ts'
import type { Order } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import type { Refund } from '../order/refund.ts'
import { checkChangeable, checkRemovable, checkSwappable, revisionOf } from './changeable.ts'

const line = anOrderLine({ count: 2, sum: 998_000 })
const both = {
  article: line.article,
  size: line.size,
  bundle: null,
  count: 2,
  to: { article: line.article, size: '38 (M)' },
}
const { to: _, ...twoOfLine } = both
const paid = { payment_state: 'approved', attempts: [anAttempt(1, { state: 'approved' })] } satisfies Partial<Order>
const refund = (lines: Refund['lines'], amount = 100_000): Refund => {
  return {
    payment_id: '26-000001-1',
    amount,
    lines,
    delivery: false,
    comment: '',
    who: 'olena',
    at: noon,
    state: 'done',
  }
}
const parcel = { at: noon, who: 'olena', tracking: '20450000000001', lines: [{ ...twoOfLine, count: 1 }] }

const orderIn = (state: OrderState, about: Partial<Order> = {}) => anOrder({ state, ...about }) as Placed

function answerOf(check: () => void): string {
  try {
    check()
    return 'allowed'
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return error.code
  }
}

const open: Partial<Record<OrderState, { details: string; sizes: string }>> = {
  awaiting_payment: { details: 'allowed', sizes: 'allowed' },
  paid: { details: 'allowed', sizes: 'allowed' },
  processing: { details: 'allowed', sizes: 'allowed' },
}

test.each(orderStates)('who an order is for, where it goes and its sizes while it is %s', state => {
  const order = orderIn(state, state === 'awaiting_payment' ? {} : paid)
  const expected = open[state] ?? { details: 'illegal_transition', sizes: 'illegal_transition' }

  expect(answerOf(() => checkChangeable(order))).toBe(expected.details)
  expect(answerOf(() => checkSwappable(order, [both]))).toBe(expected.sizes)
})

function inAdvance(about: { arrived?: number; let_go?: number }): Placed {
  return orderIn('paid', { ...paid, lines: [{ ...line, preorder: '2026-12-20', ...about }] })
}

const special: [name: string, order: Placed, details: string, sizes: string][] = [
  [
    'a parcel of it has left',
    orderIn('processing', { ...paid, parts: [parcel] as NonNullable<Order['parts']> }),
    'illegal_transition',
    'allowed',
  ],
  [
    'it is to be cancelled as soon as the bank answers',
    orderIn('awaiting_payment', { cancel_requested: { at: noon, who: 'olena' } }),
    'illegal_transition',
    'allowed',
  ],
  [
    'all its money went back',
    orderIn('paid', { ...paid, refunds: [refund([], 998_000)] }),
    'illegal_transition',
    'allowed',
  ],
  [
    'one of its items was given back',
    orderIn('paid', { ...paid, refunds: [refund([{ ...twoOfLine, count: 1 }])] }),
    'allowed',
    'illegal_transition',
  ],
  [
    'the bank refused to give an item back',
    orderIn('paid', { ...paid, refunds: [{ ...refund([{ ...twoOfLine, count: 1 }]), state: 'declined' }] }),
    'allowed',
    'allowed',
  ],
  ['it was sold in advance', inAdvance({}), 'allowed', 'allowed'],
  ['all of what was sold in advance has come', inAdvance({ arrived: 2 }), 'allowed', 'allowed'],
  ['one of two items sold in advance has come', inAdvance({ arrived: 1 }), 'allowed', 'illegal_transition'],
  ['one of two items sold in advance is not waited for', inAdvance({ let_go: 1 }), 'allowed', 'illegal_transition'],
]

test.each(special)('an order of which %s', (_, order, details, sizes) => {
  expect(answerOf(() => checkChangeable(order))).toBe(details)
  expect(answerOf(() => checkSwappable(order, [both]))).toBe(sizes)
})

const unpaid = orderIn('awaiting_payment')
const medium = anOrderLine({ size: '38 (M)' })
const ofBundle = anOrderLine({ bundle: 'BU-1' })
test.each<[string, Placed, Parameters<typeof checkSwappable>[1], string]>([
  ['three of two items', orderIn('paid', paid), [{ ...both, count: 3 }], 'validation'],
  ['two of two items, and one more', orderIn('paid', paid), [both, { ...both, count: 1 }], 'validation'],
  ['a size that is not in the order', orderIn('paid', paid), [{ ...both, size: '40 (L)' }], 'validation'],
  ['an item for its own size', orderIn('paid', paid), [{ ...both, to: { ...both.to, size: both.size } }], 'validation'],
  ['one of two paid items', orderIn('paid', paid), [{ ...both, count: 1 }], 'allowed'],
  ['one of two items that are only reserved', unpaid, [{ ...both, count: 1 }], 'allowed'],
  ['a reserved size for one that is reserved too', { ...unpaid, lines: [line, medium] }, [both], 'allowed'],
  ['a paid size for one that is paid too', { ...orderIn('paid', paid), lines: [line, medium] }, [both], 'allowed'],
  ['a reserved size that stands in a bundle as well', { ...unpaid, lines: [line, ofBundle] }, [both], 'allowed'],
])('%s', (_, order, swaps, expected) => {
  expect(answerOf(() => checkSwappable(order, swaps))).toBe(expected)
})

const other = anOrderLine({ size: '38 (M)' })
const twoLines = (order: Placed) => ({ ...order, lines: [line, other] })
const one = { ...twoOfLine, count: 1 }
const oneOther = { ...one, size: other.size }
test.each<[string, Placed, Parameters<typeof checkRemovable>[1], string]>([
  ['one of two paid items', orderIn('paid', paid), [one], 'allowed'],
  ['one of two items that are packed soon', orderIn('processing', paid), [one], 'allowed'],
  ['all items, which would be a cancel', orderIn('paid', paid), [twoOfLine], 'nothing_left'],
  ['a whole paid line of two', twoLines(orderIn('paid', paid)), [twoOfLine], 'allowed'],
  ['all lines', twoLines(orderIn('paid', paid)), [twoOfLine, oneOther], 'nothing_left'],
  ['three of two items', twoLines(orderIn('paid', paid)), [{ ...twoOfLine, count: 3 }], 'invalid'],
  ['an item that is not in the order', orderIn('paid', paid), [oneOther], 'invalid'],
  ['a whole line that is only reserved', twoLines(unpaid), [twoOfLine], 'allowed'],
  ['one of two items that are only reserved', twoLines(unpaid), [one], 'allowed'],
  ['an item of a delivered order', twoLines(orderIn('delivered', paid)), [one], 'illegal_transition'],
  [
    'the last item whose money the customer has not had back',
    twoLines(orderIn('paid', { ...paid, refunds: [refund([oneOther])] })),
    [twoOfLine],
    'nothing_left',
  ],
  [
    'an item whose money went back',
    twoLines(orderIn('paid', { ...paid, refunds: [refund([oneOther])] })),
    [oneOther],
    'invalid',
  ],
  [
    'an item sold in advance',
    { ...orderIn('paid', paid), lines: [line, { ...other, preorder: '2026-12-20' }] },
    [oneOther],
    'allowed',
  ],
  [
    'an item sold in advance of which one has come',
    { ...orderIn('paid', paid), lines: [line, { ...other, count: 2, preorder: '2026-12-20', arrived: 1 }] },
    [oneOther],
    'invalid',
  ],
])('taken away: %s', (_, order, removed, expected) => {
  expect(reasonOf(() => checkRemovable(order, removed, []))).toBe(expected)
})

test('of a line with one swapped item only the other may be taken away', () => {
  const order = twoLines(orderIn('paid', paid))
  const swapped = [{ ...both, count: 1 }]
  expect(reasonOf(() => checkRemovable(order, [one], swapped))).toBe('allowed')
  expect(reasonOf(() => checkRemovable(order, [twoOfLine], swapped))).toBe('invalid')
})

function reasonOf(check: () => void): string {
  try {
    check()
    return 'allowed'
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const { fields } = error.details as { fields?: { removed?: string } }
    return fields?.removed ?? error.code
  }
}

test.each<[string, Partial<Order>, boolean]>([
  ['money that went back', { refunds: [refund([one])] }, true],
  ['another phone', { customer: { ...anOrder().customer, phone: '+380501112233' } }, true],
  ['another address', { delivery_text: { uk: 'Львів', en: 'Lviv' } }, true],
  ['another note', { note: 'Подзвоніть' }, true],
  ['another count', { lines: [anOrderLine()] }, true],
  ['an email that went out', { tasks: [], version: 7 }, false],
  ['the next state', { state: 'processing' }, false],
])('with %s it is another revision: %#', (_, about, isOther) => {
  expect(revisionOf(orderIn('paid', about)) !== revisionOf(orderIn('paid'))).toBe(isOther)
})
