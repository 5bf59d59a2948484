import type { ResultOf } from '@shop/contracts/endpoint'
import { returnCauses } from '@shop/contracts/orders/returns'
import type { SoldSize, salesSearchEndpoint } from '@shop/contracts/staff/staff-statistics'
import { toDecimal } from '@shop/money/money'
import type { SoldRow } from './sales-figures.repository.ts'

type Found = Pick<ResultOf<typeof salesSearchEndpoint>, 'totals' | 'months' | 'sizes' | 'returns'>
type Sum = { items: number; uah: number; returned_items: number; refunded: number }

/** What was sold by size and month, and why things came back; sums in hryvnias (docs/rules.md, "Statistics"). */
export function salesOfRows(rows: readonly SoldRow[], months: string[]): Found {
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
  const byMonth = Map.groupBy(rows, ({ month }) => month)
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

// Made once: with its options, `localeCompare` would make one for each pair.
const sizeOrder = new Intl.Collator('en', { numeric: true })

/** As sizes grow: `6`, `36 (S)`, `38 (M)`. */
export function bySize(one: string, other: string): number {
  return sizeOrder.compare(one, other)
}
