import { kyivDay } from '@shop/calendar/kyiv-days'
import type { SewAgain } from '@shop/contracts/staff/staff-statistics'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import { inBatches } from '@shop/service-kit/list-files/newest-first'
import type { Clock } from '@shop/service-kit/process/clock'
import { earlierDay } from './month-statistics.ts'
import { bySize } from './sales-search.ts'
import { type SearchDeps, type SummedSales, sizesToSew, sumSales, type Wanted } from './search-sales.ts'
import type { Sum } from './sum-sales.ts'

type ListDeps = SearchDeps & { clock: Clock }
/** Of a size in a month; null stands for all of them. */
type SoldRow = { size: string | null; month: string | null; sold: Sum }

/** What a search of sales found, by size and month, as a file; its last row is the total that the screen shows. */
export function salesList(deps: ListDeps): FiledList<Wanted, SoldRow> {
  const rowsOf = async (filter: Wanted) => soldRows(await sumSales(deps, filter, kyivDay(deps.clock.now())))
  return {
    name: 'sales',
    count: async filter => ({ count: (await rowsOf(filter)).length }),
    async *batches(filter) {
      yield* inBatches(await rowsOf(filter))
    },
    columns: [
      {
        head: { uk: 'Розмір', en: 'Size' },
        kind: 'text',
        of: ({ size }, language) => size ?? { uk: 'Разом', en: 'Total' }[language],
      },
      { head: { uk: 'Місяць', en: 'Month' }, kind: 'text', of: ({ month }) => month },
      { head: { uk: 'Продано, одиниць', en: 'Items sold' }, kind: 'count', of: ({ sold }) => sold.items },
      { head: { uk: 'Сума, ₴', en: 'Sum, ₴' }, kind: 'sum', of: ({ sold }) => sold.uah },
      {
        head: { uk: 'Повернено, одиниць', en: 'Items returned' },
        kind: 'count',
        of: ({ sold }) => sold.returned_items,
      },
      { head: { uk: 'Повернено, ₴', en: 'Refunded, ₴' }, kind: 'sum', of: ({ sold }) => sold.refunded },
    ],
  }
}

function soldRows({ sum: { total, sizes }, months }: SummedSales): SoldRow[] {
  const rows = [...sizes].toSorted(([one], [other]) => bySize(one, other))
  return [
    ...rows.flatMap(([size, { months: known }]) =>
      months.flatMap(month => {
        const sold = known.get(month)
        return sold ? [{ size, month, sold }] : []
      }),
    ),
    { size: null, month: null, sold: total },
  ]
}

/** What to sew again of what a search found, as a file: all sizes, also those beyond the longest list of the screen. */
export function sewAgainList(deps: ListDeps): FiledList<Wanted, SewAgain> {
  const rowsOf = async (filter: Wanted) => {
    const today = kyivDay(deps.clock.now())
    return sizesToSew(deps, await sumSales(deps, filter, today), earlierDay(filter.to, today))
  }
  return {
    name: 'sew-again',
    count: async filter => ({ count: (await rowsOf(filter)).length }),
    async *batches(filter) {
      yield* inBatches(await rowsOf(filter))
    },
    columns: [
      { head: { uk: 'Артикул', en: 'Article' }, kind: 'text', of: ({ article }) => article },
      { head: { uk: 'Розмір', en: 'Size' }, kind: 'text', of: ({ size }) => size },
      { head: { uk: 'Назва', en: 'Title' }, kind: 'text', of: ({ title }, language) => title?.[language] ?? null },
      { head: { uk: 'Продано', en: 'Sold' }, kind: 'count', of: ({ pieces }) => pieces },
      { head: { uk: 'Продається на тиждень', en: 'Sold a week' }, kind: 'sum', of: row => hundredths(row.per_week) },
      { head: { uk: 'Є в наявності', en: 'In stock' }, kind: 'count', of: ({ available }) => available },
      { head: { uk: 'Вистачить, тижнів', en: 'Lasts, weeks' }, kind: 'sum', of: row => hundredths(row.weeks_left) },
      { head: { uk: 'За передзамовленням', en: 'Preordered' }, kind: 'count', of: ({ preordered }) => preordered },
      { head: { uk: 'Чекають на лист', en: 'Waiting for an email' }, kind: 'count', of: ({ waiting }) => waiting },
      { head: { uk: 'Повернули: замале', en: 'Returned: too small' }, kind: 'count', of: ({ too_small }) => too_small },
      {
        head: { uk: 'Повернули: завелике', en: 'Returned: too large' },
        kind: 'count',
        of: ({ too_large }) => too_large,
      },
    ],
  }
}

/** A number with decimals is written as sums are. */
function hundredths(number: number | null): number | null {
  return number === null ? null : Math.round(number * 100)
}
