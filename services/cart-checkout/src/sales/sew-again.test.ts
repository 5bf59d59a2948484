import type { SoldGoodsNow } from '@shop/contracts/staff/goods/sold-goods'
import type { SoldRow } from './sales-figures.repository.ts'
import { salesByMonthAndSize } from './sales-search.ts'
import { sewAgain } from './sew-again.ts'
import { createSalesSum } from './sum-sales.ts'

const dress = 'DR-1042-BUR-L'

function sold(day: string, items: number, about: Partial<SoldRow> = {}): SoldRow {
  const where = { article: dress, size: '38 (M)', category: 'dresses', collection: 'autumn' }
  const counted = { uah: items * 499_000, preordered: 0, returned_items: 0, refunded: 0, causes: {} }
  const sale = items > 0 ? day : null
  return { month: day.slice(0, 7), first_sold: sale, last_sold: sale, items, ...where, ...counted, ...about }
}

function sumOf(rows: readonly SoldRow[]) {
  const sum = createSalesSum()
  for (const row of rows) sum.add(row)
  return sum
}

function there(available: number, waiting = 0, size = '38 (M)'): SoldGoodsNow {
  const title = { uk: 'Сукня', en: 'Dress' }
  return { article: dress, title, color: 'burgundy', height: '170-177', sizes: [{ size, available, waiting }] }
}

test('a size on the shelf counts from its first sale to the end of the period', () => {
  // Four weeks with eight items: two a week, and eight more last for four weeks.
  const [row] = sewAgain(sumOf([sold('2026-11-01', 3), sold('2026-11-10', 5)]), [there(8)], '2026-11-28')

  expect(row).toMatchObject({ pieces: 8, weeks: 4, per_week: 2, available: 8, weeks_left: 4 })
})

test('a size that is sold out counts only until its last sale: afterwards there was nothing to sell', () => {
  const [row] = sewAgain(sumOf([sold('2026-11-01', 3), sold('2026-11-14', 5)]), [there(0)], '2026-11-28')

  expect(row).toMatchObject({ weeks: 2, per_week: 4, weeks_left: 0 })
})

test('less than a week on the shelf counts as one, so that a single sale is no rush', () => {
  expect(sewAgain(sumOf([sold('2026-11-28', 1)]), [there(5)], '2026-11-28')).toMatchObject([
    { weeks: 1, per_week: 1, weeks_left: 5 },
  ])
})

test('what nobody could buy comes first: pre-orders and wishes, also of a size without one sale', () => {
  const rows = [sold('2026-11-01', 9), sold('2026-11-02', 2, { size: '36 (S)', preordered: 2 })]
  const goods = { ...there(1), sizes: [...there(1).sizes, ...there(0, 7, '40 (L)').sizes] }

  expect(
    sewAgain(sumOf(rows), [goods], '2026-11-28').map(({ size, preordered, waiting }) => [size, preordered, waiting]),
  ).toEqual([
    ['40 (L)', 0, 7],
    ['36 (S)', 2, 0],
    ['38 (M)', 0, 0],
  ])
})

test('returns say whether a size is cut too small or too large', () => {
  const rows = [sold('2026-11-01', 4), sold('2026-11-20', 0, { causes: { too_small: 2, defect: 1 } })]

  expect(sewAgain(sumOf(rows), [there(1)], '2026-11-28')).toMatchObject([{ pieces: 4, too_small: 2, too_large: 0 }])
})

test('an article that the catalogue has no more is shown without a name', () => {
  expect(sewAgain(sumOf([sold('2026-11-01', 1)]), [], '2026-11-28')).toMatchObject([{ title: null, available: 0 }])
})

test('sizes grow from row to row, and every month of the period has its column, also one without sales', () => {
  const rows = [sold('2026-10-31', 1, { size: '10' }), sold('2026-12-01', 2, { size: '8' })]

  const { months, sizes, totals } = salesByMonthAndSize(sumOf(rows), ['2026-10', '2026-11', '2026-12'])

  expect(months).toEqual(['2026-10', '2026-11', '2026-12'])
  expect(sizes.map(({ size, months }) => [size, months.map(({ pieces }) => pieces)])).toEqual([
    ['8', [0, 0, 2]],
    ['10', [1, 0, 0]],
  ])
  expect(totals).toMatchObject({ pieces: 3, sum_uah: 14_970 })
})
