import type { ResultOf } from '@shop/contracts/endpoint'
import { returnCauses } from '@shop/contracts/orders/returns'
import type { SoldSize, salesSearchEndpoint } from '@shop/contracts/staff/staff-statistics'
import { toDecimal } from '@shop/money/money'
import type { SalesSum, SizeSum, Sum } from './sum-sales.ts'

type Found = Pick<ResultOf<typeof salesSearchEndpoint>, 'totals' | 'months' | 'sizes' | 'returns'>

/** What was sold by size and month, and why things came back; sums in hryvnias (docs/rules.md, "Statistics"). */
export function salesByMonthAndSize({ total, sizes, returns }: SalesSum, months: string[]): Found {
  return {
    totals: view(total),
    months,
    sizes: [...sizes.keys()].sort(bySize).flatMap(size => sizeView(size, sizes.get(size), months)),
    returns: returnCauses.map(cause => ({ cause, pieces: returns.get(cause) ?? 0 })).filter(({ pieces }) => pieces > 0),
  }
}

function sizeView(size: string, sum: SizeSum | undefined, months: readonly string[]): SoldSize[] {
  if (!sum) return []
  const ofMonths = months.map(month => {
    const { items, uah } = sum.months.get(month) ?? { items: 0, uah: 0 }
    return { month, pieces: items, sum_uah: toDecimal(uah) }
  })
  return [{ size, ...view(sum.total), months: ofMonths }]
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
