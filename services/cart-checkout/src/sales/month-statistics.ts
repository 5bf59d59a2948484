import { addDays, kyivDay } from '@shop/calendar/kyiv-days'
import type { ResultOf } from '@shop/contracts/endpoint'
import type {
  monthStatisticsEndpoint,
  SalesCounting,
  StatisticsMonth,
  StatisticsTotals,
} from '@shop/contracts/staff/staff-statistics'
import { toDecimal } from '@shop/money/money'
import { type CategoryFigures, type DayFigures, dayFigures, sumOfDays } from './day-figures.ts'

export type DayRow = { day: string; figures: DayFigures }
type MonthName = { year: number; month: number }
type Statistics = Omit<ResultOf<typeof monthStatisticsEndpoint>, keyof SalesCounting>

/** Whole months, from the first day to the last: `2026-11-01`. */
type Days = { from: string; to: string }

/**
 * A month beside the one before and the same one of the year before. While a month lasts all three end with the same day of the month,
 * so that like is compared with like (docs/rules.md, "Statistics").
 */
export async function monthStatistics(
  daysOf: (from: string, to: string) => Promise<DayRow[]>,
  { year, month }: MonthName,
  now: Date,
): Promise<Statistics> {
  const today = kyivDay(now)
  const until = today.startsWith(nameOf({ year, month })) ? Number(today.slice(8)) : null
  const read = async (name: MonthName): Promise<StatisticsMonth> => {
    const { from, to } = daysOfMonth(name, until)
    return monthView(name, { from, to }, await daysOf(from, to))
  }
  const [present, before, yearBefore] = await Promise.all([
    read({ year, month }),
    read(month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 }),
    read({ year: year - 1, month }),
  ])
  return { now: present, month_before: before, year_before: yearBefore, until }
}

/** Sums by month, the newest first, as `sales/all` answers them. */
export function salesByMonth(rows: readonly DayRow[]) {
  const months = new Map<string, DayFigures[]>()
  for (const { day, figures } of rows) {
    const name = day.slice(0, 7)
    months.set(name, [...(months.get(name) ?? []), figures])
  }
  return [...months.entries()]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([name, figures]) => ({ name, sum: sumOfDays(figures) }))
    .filter(({ sum }) => sum.paid !== 0 || sum.given_back !== 0)
    .map(({ name, sum }) => ({
      year: Number(name.slice(0, 4)),
      month: Number(name.slice(5)),
      orders: sum.orders,
      pieces: sum.items,
      amount_uah: toDecimal(sum.paid),
      refunded_uah: toDecimal(sum.given_back),
    }))
}

/** The days of the month, none after `until`; a shorter month ends with its own last day. */
function daysOfMonth(name: MonthName, until: number | null): Days {
  const from = `${nameOf(name)}-01`
  const next = name.month === 12 ? { year: name.year + 1, month: 1 } : { year: name.year, month: name.month + 1 }
  const last = addDays(`${nameOf(next)}-01`, -1)
  if (until === null) return { from, to: last }
  return { from, to: earlierDay(addDays(from, until - 1), last) }
}

/** The earlier of two days, which compare as text. */
export function earlierDay(one: string, other: string): string {
  return [one, other].toSorted()[0] ?? one
}

function nameOf({ year, month }: MonthName): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

function monthView({ year, month }: MonthName, { from, to }: Days, rows: readonly DayRow[]): StatisticsMonth {
  const known = new Map(rows.map(({ day, figures }) => [day, figures]))
  const days = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(dayView(day, known.get(day) ?? dayFigures([])))
  const sum = sumOfDays(known.values())
  return { year, month, totals: totalsOf(sum), days, categories: sum.categories.map(categoryView).sort(byGoods) }
}

function totalsOf(sum: DayFigures): StatisticsTotals {
  return {
    paid_uah: toDecimal(sum.paid),
    given_back_uah: toDecimal(sum.given_back),
    net_uah: toDecimal(sum.paid - sum.given_back),
    by_link_uah: toDecimal(sum.by_link),
    goods_uah: toDecimal(sum.goods),
    orders: sum.orders,
    average_uah: sum.orders === 0 ? null : toDecimal(Math.round(sum.goods / sum.orders)),
    pieces: sum.items,
    returned_pieces: sum.returned_items,
    return_percent: sum.items === 0 ? null : Math.round((sum.returned_items / sum.items) * 1000) / 10,
  }
}

function dayView(day: string, { paid, given_back, orders, items }: DayFigures): StatisticsMonth['days'][number] {
  return { day, paid_uah: toDecimal(paid), given_back_uah: toDecimal(given_back), orders, pieces: items }
}

function categoryView(figures: CategoryFigures): StatisticsMonth['categories'][number] {
  const { category, items, goods, returned_items, refunded } = figures
  return {
    category,
    pieces: items,
    sum_uah: toDecimal(goods),
    returned_pieces: returned_items,
    refunded_uah: toDecimal(refunded),
  }
}

/** What sold best comes first; of equals, by name. */
function byGoods(one: StatisticsMonth['categories'][number], other: StatisticsMonth['categories'][number]): number {
  return other.sum_uah - one.sum_uah || (one.category < other.category ? -1 : 1)
}
