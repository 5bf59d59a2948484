import { type DayFigures, dayFigures } from './day-figures.ts'
import { monthStatistics, salesByMonth } from './month-statistics.ts'

const dayOf = (day: string, about: Partial<DayFigures> = {}) => ({ day, figures: { ...dayFigures([]), ...about } })

/** A shop with these days, and what was asked of it. */
function shopWith(...rows: ReturnType<typeof dayOf>[]) {
  const asked: string[] = []
  const daysOf = async (from: string, to: string) => {
    asked.push(`${from}..${to}`)
    return rows.filter(({ day }) => day >= from && day <= to)
  }
  return { asked, daysOf }
}

test.each([
  [
    'a month that is over',
    { year: 2026, month: 11 },
    '2026-12-05T10:00:00Z',
    null,
    '2026-11-01..2026-11-30',
    '2026-10-01..2026-10-31',
    '2025-11-01..2025-11-30',
  ],
  [
    'the month that it is',
    { year: 2026, month: 11 },
    '2026-11-05T10:00:00Z',
    5,
    '2026-11-01..2026-11-05',
    '2026-10-01..2026-10-05',
    '2025-11-01..2025-11-05',
  ],
  [
    'January',
    { year: 2026, month: 1 },
    '2026-12-05T10:00:00Z',
    null,
    '2026-01-01..2026-01-31',
    '2025-12-01..2025-12-31',
    '2025-01-01..2025-01-31',
  ],
  [
    'the last of March, of which February has no such day',
    { year: 2026, month: 3 },
    '2026-03-31T10:00:00Z',
    31,
    '2026-03-01..2026-03-31',
    '2026-02-01..2026-02-28',
    '2025-03-01..2025-03-31',
  ],
  [
    'midnight in Kyiv, when it is the day before in Greenwich',
    { year: 2026, month: 12 },
    '2026-11-30T22:00:00Z',
    1,
    '2026-12-01..2026-12-01',
    '2026-11-01..2026-11-01',
    '2025-12-01..2025-12-01',
  ],
])('%s is compared with as many days of the month and of the year before', async (_, name, now, until, ...asked) => {
  const shop = shopWith()

  const statistics = await monthStatistics(shop.daysOf, name, new Date(now))

  expect(statistics.until).toBe(until)
  expect(shop.asked).toEqual(asked)
})

test('a month sums up its days; the average order is of the goods, without delivery and links', async () => {
  const { daysOf } = shopWith(
    dayOf('2026-11-01', { paid: 508_000, goods: 500_000, orders: 1, items: 2 }),
    dayOf('2026-11-30', {
      paid: 350_000,
      by_link: 50_000,
      goods: 300_001,
      orders: 2,
      items: 4,
      given_back: 120_050,
      returned_items: 1,
    }),
  )

  const { now } = await monthStatistics(daysOf, { year: 2026, month: 11 }, new Date('2026-12-05T10:00:00Z'))

  expect(now.totals).toEqual({
    paid_uah: 8580,
    given_back_uah: 1200.5,
    net_uah: 7379.5,
    by_link_uah: 500,
    goods_uah: 8000.01,
    orders: 3,
    average_uah: 2666.67,
    pieces: 6,
    returned_pieces: 1,
    return_percent: 16.7,
  })
  expect(now.days).toHaveLength(30)
})

test('categories come by what was paid for their goods', async () => {
  const of = (category: string, goods: number) => ({ category, items: 1, goods, returned_items: 0, refunded: 0 })
  const { daysOf } = shopWith(
    dayOf('2026-11-01', { categories: [of('coats', 100), of('dresses', 300)] }),
    dayOf('2026-11-02', { categories: [of('coats', 400)] }),
  )

  const { now } = await monthStatistics(daysOf, { year: 2026, month: 11 }, new Date('2026-12-05T10:00:00Z'))

  expect(now.categories.map(({ category, pieces, sum_uah }) => [category, pieces, sum_uah])).toEqual([
    ['coats', 2, 5],
    ['dresses', 1, 3],
  ])
})

test('a month in which an order came and went without money is not among all sales', () => {
  expect(salesByMonth([dayOf('2026-10-31'), dayOf('2026-11-01', { paid: 100, orders: 1 })])).toMatchObject([
    { year: 2026, month: 11, amount_uah: 1 },
  ])
})
