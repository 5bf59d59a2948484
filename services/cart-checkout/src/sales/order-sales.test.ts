import { anAttempt, anOrder } from '../../test/an-order.ts'
import { at, givenBack, lineOf, of, paid, paidOn, withRefunds } from '../../test/sold-order.ts'
import { dayFigures } from './day-figures.ts'
import { refundedByLine, salesOfOrder } from './order-sales.ts'

const dress = 'DR-1042-BUR-L'
const skirt = 'SK-2001-BLK-R'

test.each([
  // Winter time is two hours ahead of Greenwich, summer time three.
  ['half past eleven at night on the last of November', '2026-11-30T21:30:00Z', '2026-11-30'],
  ['midnight of the first of December', '2026-11-30T22:00:00Z', '2026-12-01'],
  ['the last minute of March, in summer time', '2026-03-31T20:59:00Z', '2026-03-31'],
  ['midnight of the first of April', '2026-03-31T21:00:00Z', '2026-04-01'],
  ['the night in which the clocks go forward', '2026-03-29T00:59:00Z', '2026-03-29'],
  ['the last minute before that day, still in winter time', '2026-03-28T21:59:00Z', '2026-03-28'],
  ['the day on which the clocks go back, which lasts 25 hours', '2026-10-25T21:30:00Z', '2026-10-25'],
  ['midnight after it', '2026-10-25T22:00:00Z', '2026-10-26'],
])('a sale belongs to the day in Kyiv on which it was paid: %s', (_, moment, day) => {
  const days = salesOfOrder(paid(moment, [lineOf(dress, 4990, 2)])).map(entry => entry.day)

  expect(new Set(days)).toEqual(new Set([day]))
})

test('an order that was never paid has no sales', () => {
  expect(salesOfOrder(anOrder())).toEqual([])
})

test('an order counts its goods after the order’s discount, line by line, and its delivery only as money', () => {
  // 8 990 + 12 000 with 5 %: 450 and 600 of the discount (rules, example 4).
  const lines = [
    lineOf(dress, 8990, 1, { uah: { unit: 899_000, discount_share: 45_000 } }),
    lineOf(skirt, 12_000, 1, { category: 'skirts', uah: { unit: 1_200_000, discount_share: 60_000 } }),
  ]

  expect(dayFigures(salesOfOrder(paid('2026-11-21T12:00:00Z', lines, { delivery_uah: 80 })))).toEqual({
    paid: 2_002_000,
    given_back: 0,
    by_link: 0,
    orders: 1,
    items: 2,
    goods: 1_994_000,
    returned_items: 0,
    refunded: 0,
    categories: [
      { category: 'dresses', items: 1, goods: 854_000, returned_items: 0, refunded: 0 },
      { category: 'skirts', items: 1, goods: 1_140_000, returned_items: 0, refunded: 0 },
    ],
  })
})

test('an order in euros counts by the hryvnias that it was priced with, however the bank charged it', () => {
  // 239.00 + 221.50 € are 10 900 + 10 100 ₴; 5 % of it, and 25 € of delivery (rules, example 19).
  const lines = [
    lineOf(dress, 10_900, 1, { unit: 23_900, sum: 23_900, uah: { unit: 1_090_000, discount_share: 54_500 } }),
    lineOf(skirt, 10_100, 1, { unit: 22_150, sum: 22_150, uah: { unit: 1_010_000, discount_share: 50_500 } }),
  ]
  const { sums } = anOrder()
  const uah = { subtotal: 2_100_000, goods: 1_995_000 }
  const inEuros = { ...sums, subtotal: 46_050, discount: 2303, delivery: 2500, total: 46_247, uah }
  const charge = { amount: 46_247, currency: 'EUR' as const }
  const order = paid('2026-11-21T12:00:00Z', lines, {
    currency: 'EUR',
    sums: inEuros,
    attempts: [anAttempt(1, { state: 'approved', charge })],
  })
  const { refund, row } = givenBack('2026-11-22T12:00:00Z', 462.47)
  const given = withRefunds(order, { refund: { ...refund, amount: 46_247 }, row })

  const { paid: money, goods } = dayFigures(salesOfOrder(order))
  // The delivery is the same share of the goods as in euros: 25.00 of 460.50, of 21 000 hryvnias.
  expect([money, goods]).toEqual([1_995_000 + 114_007, 1_995_000])
  expect(dayFigures(salesOfOrder(given)).given_back).toBe(money)
})

test('a refund belongs to the day on which the money went back, in another month than the sale', () => {
  const order = withRefunds(
    paid('2026-11-30T12:00:00Z', [lineOf(dress, 4990, 2)]),
    givenBack('2026-12-01T10:00:00Z', 4990, { lines: [of(dress, 1)] }),
  )
  const entries = salesOfOrder(order)

  expect(dayFigures(entries.filter(({ day }) => day === '2026-11-30'))).toMatchObject({
    paid: 998_000,
    given_back: 0,
    items: 2,
    returned_items: 0,
  })
  expect(dayFigures(entries.filter(({ day }) => day === '2026-12-01'))).toMatchObject({
    paid: 0,
    given_back: 499_000,
    orders: 0,
    items: 0,
    returned_items: 1,
    refunded: 499_000,
  })
})

test('a refund that waits for the bank, or that the bank declined, gave nothing back', () => {
  const order = withRefunds(
    paid('2026-11-21T12:00:00Z', [lineOf(dress, 4990, 2)]),
    givenBack('2026-11-22T12:00:00Z', 4990, { state: 'pending' }),
    givenBack('2026-11-22T12:00:00Z', 4990, { state: 'declined' }),
  )

  expect(dayFigures(salesOfOrder(order)).given_back).toBe(0)
})

test('a refund without items is spread over the goods by what was paid for them, and returns no item', () => {
  const order = withRefunds(
    paid('2026-11-21T12:00:00Z', [lineOf(dress, 3000, 1), lineOf(skirt, 1000, 1)], { delivery_uah: 80 }),
    givenBack('2026-11-22T12:00:00Z', 1000.01),
  )

  expect(refundedByLine(order)).toEqual([75_001, 25_000])
  expect(dayFigures(salesOfOrder(order))).toMatchObject({ given_back: 100_001, refunded: 100_001, returned_items: 0 })
})

test('after a refund without items the rest of the order gives back what was left of each line', () => {
  const order = withRefunds(
    paid('2026-11-21T12:00:00Z', [lineOf(dress, 3000, 1), lineOf(skirt, 1000, 1)], { delivery_uah: 80 }),
    givenBack('2026-11-22T12:00:00Z', 400),
    givenBack('2026-11-23T12:00:00Z', 3680, { lines: [of(dress, 1), of(skirt, 1)], delivery: true }),
  )

  expect(refundedByLine(order)).toEqual([300_000, 100_000])
  expect(dayFigures(salesOfOrder(order))).toMatchObject({ paid: 408_000, given_back: 408_000, refunded: 400_000 })
})

test('items that come back one by one give back the discount of their line exactly', () => {
  const lines = [lineOf(dress, 3333, 3, { uah: { unit: 333_300, discount_share: 50_000 } })]
  const order = withRefunds(
    paid('2026-11-21T12:00:00Z', lines),
    givenBack('2026-11-22T12:00:00Z', 3333 - 166, { lines: [of(dress, 1)] }),
    givenBack('2026-11-23T12:00:00Z', 2 * 3333 - 334, { lines: [of(dress, 2)] }),
  )

  expect(refundedByLine(order)).toEqual([3 * 333_300 - 50_000])
})

test('an order that was paid twice sold its goods once; the second payment is money in, and back', () => {
  const twice = paid('2026-11-21T12:00:00Z', [lineOf(dress, 4990, 2)])
  const second = anAttempt(2, { state: 'refunded' })
  const refund = givenBack('2026-11-24T12:00:00Z', 9980, { payment_id: '26-000001-2' })
  const order = withRefunds(
    {
      ...twice,
      attempts: [...twice.attempts, second],
      history: [...twice.history, paidOn('2026-11-22T12:00:00Z', 2)],
    },
    refund,
  )

  expect(dayFigures(salesOfOrder(order))).toMatchObject({
    orders: 1,
    paid: 1_996_000,
    given_back: 998_000,
    goods: 998_000,
    refunded: 0,
  })
})

test('a mark as paid that staff took back was no sale', () => {
  const marked = paid('2026-11-21T12:00:00Z', [lineOf(dress, 4990, 2)])
  const [attempt] = marked.attempts
  const order = { ...marked, attempts: attempt ? [{ ...attempt, state: 'expired' as const }] : [] }

  expect(salesOfOrder(order)).toEqual([])
})

test('what the bank gave back without the shop counts on the day on which it said so', () => {
  const order = paid('2026-11-21T12:00:00Z', [lineOf(dress, 4990, 2)])
  const row = {
    at: at('2026-11-25T12:00:00Z'),
    event: 'gateway_refunded 26-000001-1',
    from: 'approved',
    to: 'refunded',
    who: 'wayforpay',
  }
  const attempts = order.attempts.map(attempt => ({ ...attempt, state: 'refunded' as const }))

  expect(salesOfOrder({ ...order, attempts, history: [...order.history, row] })).toContainEqual({
    kind: 'given_back',
    day: '2026-11-25',
    uah: 998_000,
  })
})

test('items that staff took back count by the cause of their return, on the day on which they came', () => {
  const order = paid('2026-11-01T12:00:00Z', [lineOf(dress, 4990, 2)], {
    returns: [
      {
        at: at('2026-11-10T12:00:00Z'),
        accepted_at: at('2026-11-30T22:30:00Z'),
        who: 'customer',
        lines: [of(dress, 1)],
        reason: '',
        cause: 'too_small',
        state: 'accepted',
      },
      { at: at('2026-11-12T12:00:00Z'), who: 'customer', lines: [of(dress, 1)], reason: '', state: 'refused' },
    ],
  })

  expect(salesOfOrder(order).filter(({ kind }) => kind === 'returned')).toEqual([
    {
      kind: 'returned',
      day: '2026-12-01',
      items: 1,
      cause: 'too_small',
      article: dress,
      size: '36 (S)',
      category: 'dresses',
      collection: 'autumn',
    },
  ])
})
