import type { GoodsRow } from './goods-figures.ts'

/**
 * What one size of an article sold in a month, `2026-11`, or in some days of it, in items and kopiyky.
 * The days on which it was sold first and last are null where there were only returns.
 */
export type GoodsSum = Omit<GoodsRow, 'day'> & { month: string; first_sold: string | null; last_sold: string | null }

/** Adds up the days of one month, or of several, by size and by where the goods stood in the shop. */
export function sumsByMonth(rows: Iterable<GoodsRow>): GoodsSum[] {
  const sums = new Map<string, GoodsSum>()
  for (const { day, size, category, collection, causes, ...counts } of rows) {
    const month = day.slice(0, 7)
    const key = JSON.stringify([month, size, category, collection])
    const sum = sums.get(key) ?? { ...nothing, causes: {}, month, size, category, collection }
    sums.set(key, sum)
    for (const [name, count] of Object.entries(counts) as [keyof typeof counts, number][]) sum[name] += count
    for (const [cause, items] of Object.entries(causes) as [keyof typeof causes, number][])
      sum.causes[cause] = (sum.causes[cause] ?? 0) + items
    if (counts.items > 0) noteSale(sum, day)
  }
  return [...sums.values()]
}

const nothing = { items: 0, uah: 0, preordered: 0, returned_items: 0, refunded: 0, first_sold: null, last_sold: null }

function noteSale(sum: GoodsSum, day: string): void {
  if (sum.first_sold === null || day < sum.first_sold) sum.first_sold = day
  if (sum.last_sold === null || day > sum.last_sold) sum.last_sold = day
}
