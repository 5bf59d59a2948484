import { addDays } from '@shop/calendar/kyiv-days'
import type { ResultOf } from '@shop/contracts/endpoint'
import { returnCauses } from '@shop/contracts/orders/returns'
import type { SoldSize, salesSearchEndpoint } from '@shop/contracts/staff/staff-statistics'
import { toDecimal } from '@shop/money/money'
import type { GoodsRow } from './goods-figures.ts'
import type { ArticleMonth } from './sales-figures.repository.ts'

/** A row of the period with the article that it is about. */
export type SoldRow = GoodsRow & { article: string }
type Found = Pick<ResultOf<typeof salesSearchEndpoint>, 'totals' | 'months' | 'sizes' | 'returns'>
type Sum = { items: number; uah: number; returned_items: number; refunded: number }

/** The rows of these days, and only of what was asked for: an article may have stood in another category before. */
export function rowsOf(
  months: readonly ArticleMonth[],
  { from, to }: { from: string; to: string },
  isAsked: (row: GoodsRow) => boolean,
): SoldRow[] {
  return months.flatMap(({ article, rows }) =>
    rows.filter(row => row.day >= from && row.day <= to && isAsked(row)).map(row => ({ ...row, article })),
  )
}

/** What was sold by size and month, and why things came back; sums in hryvnias (docs/rules.md, "Statistics"). */
export function salesOfRows(rows: readonly SoldRow[], { from, to }: { from: string; to: string }): Found {
  const months = monthsBetween(from, to)
  const sizes = Map.groupBy(rows, ({ size }) => size)
  return {
    totals: view(sumOf(rows)),
    months,
    sizes: [...sizes.keys()].sort(bySize).map(size => sizeView(size, sizes.get(size) ?? [], months)),
    returns: returnCauses
      .map(cause => ({ cause, pieces: rows.reduce((sum, { causes }) => sum + (causes[cause] ?? 0), 0) }))
      .filter(({ pieces }) => pieces > 0),
  }
}

function sizeView(size: string, rows: readonly SoldRow[], months: readonly string[]): SoldSize {
  const byMonth = Map.groupBy(rows, ({ day }) => day.slice(0, 7))
  return {
    size,
    ...view(sumOf(rows)),
    months: months.map(month => {
      const { items, uah } = sumOf(byMonth.get(month) ?? [])
      return { month, pieces: items, sum_uah: toDecimal(uah) }
    }),
  }
}

function sumOf(rows: readonly SoldRow[]): Sum {
  const sum = { items: 0, uah: 0, returned_items: 0, refunded: 0 }
  for (const row of rows) for (const name of Object.keys(sum) as (keyof Sum)[]) sum[name] += row[name]
  return sum
}

function view({ items, uah, returned_items, refunded }: Sum) {
  return {
    pieces: items,
    sum_uah: toDecimal(uah),
    returned_pieces: returned_items,
    refunded_uah: toDecimal(refunded),
  }
}

function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  // From any day of a month, 32 days on is always the next one.
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = `${addDays(day, 32).slice(0, 7)}-01`)
    months.push(day.slice(0, 7))
  return months
}

// Made once: with its options, `localeCompare` would make one for each pair.
const sizeOrder = new Intl.Collator('en', { numeric: true })

/** As sizes grow: `6`, `36 (S)`, `38 (M)`. */
export function bySize(one: string, other: string): number {
  return sizeOrder.compare(one, other)
}
