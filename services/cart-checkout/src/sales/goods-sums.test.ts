import type { GoodsRow } from './goods-figures.ts'
import { sumsByMonth } from './goods-sums.ts'
import { rowsOfText, sumsOfText, textOfRows, textOfSums } from './goods-text.ts'
import { monthsOf } from './sales-period.ts'

function row(day: string, items: number, about: Partial<GoodsRow> = {}): GoodsRow {
  const where = { size: '38 (M)', category: 'dresses', collection: 'autumn' }
  const counted = { uah: items * 499_000, preordered: 0, returned_items: 0, refunded: 0, causes: {} }
  return { day, items, ...where, ...counted, ...about }
}

const back = { returned_items: 1, refunded: 499_000, causes: { too_small: 1 } }

test('the days of a month come to one sum for each size, with the days of its first and last sale', () => {
  const rows = [row('2026-11-09', 1, { preordered: 1 }), row('2026-11-02', 2), row('2026-11-30', 0, back)]

  expect(sumsByMonth([...rows, row('2026-11-03', 1, { size: '40 (L)' })])).toEqual([
    {
      ...{ month: '2026-11', size: '38 (M)', category: 'dresses', collection: 'autumn' },
      ...{ items: 3, uah: 1_497_000, preordered: 1, ...back, first_sold: '2026-11-02', last_sold: '2026-11-09' },
    },
    expect.objectContaining({ size: '40 (L)', items: 1, first_sold: '2026-11-03', last_sold: '2026-11-03' }),
  ])
})

test('goods that moved to another category within the month are summed where they stood', () => {
  const sums = sumsByMonth([row('2026-11-02', 1), row('2026-11-09', 5, { category: 'coats' })])

  expect(sums.map(({ category, items }) => [category, items])).toEqual([
    ['dresses', 1],
    ['coats', 5],
  ])
})

test('rows and sums are read as they were stored, also those of returns without a sale', () => {
  const rows = [row('2026-11-02', 1), row('2026-11-30', 0, back), row('2026-11-30', 2, { size: '40 (L)' })]
  const sums = sumsByMonth(rows)

  expect(rowsOfText(textOfRows(rows))).toEqual(rows)
  expect(sumsOfText('2026-11', textOfSums(sums))).toEqual(sums)
})

test.each([
  ['a month from its first day to its last', '2026-04-01', '2026-04-30', ['2026-04'], []],
  ['a month without its last day', '2026-04-01', '2026-04-29', [], ['2026-04']],
  ['a month without its first day', '2026-04-02', '2026-04-30', [], ['2026-04']],
  ['both ends of a longer time', '2026-01-31', '2026-03-01', ['2026-02'], ['2026-01', '2026-03']],
  ['the month that lasts, to today', '2026-11-01', '2026-11-21', ['2026-11'], []],
  ['the month that lasts, to yesterday', '2026-11-01', '2026-11-20', [], ['2026-11']],
  ['months to come', '2026-11-02', '2027-01-15', ['2026-12', '2027-01'], ['2026-11']],
])('%s', (_, from, to, whole, partly) => {
  expect(monthsOf({ from, to }, '2026-11-21')).toMatchObject({ whole, partly })
})

test('February of a leap year has a day more', () => {
  expect(monthsOf({ from: '2024-02-01', to: '2024-02-28' }, '2026-11-21')).toEqual({
    all: ['2024-02'],
    whole: [],
    partly: ['2024-02'],
  })
})
