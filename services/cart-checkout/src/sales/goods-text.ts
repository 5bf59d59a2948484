import type { GoodsRow } from './goods-figures.ts'
import type { GoodsSum } from './goods-sums.ts'

// Figures of goods are stored as the JSON text of lists without names. The year of a collection is tens of thousands of numbers: as text
// they are a third of the bytes, and no database or driver has to look at each of them.

/** Size, category, collection, items, uah, preordered, returned items, refunded, causes where there are any. */
type Counts = [string, string, string, number, number, number, number, number, GoodsRow['causes']?]
type Counted = Omit<GoodsRow, 'day'>

/** The rows of days, each with the day before it. */
export function textOfRows(rows: readonly GoodsRow[]): string {
  return JSON.stringify(rows.map(row => [row.day, ...countsOf(row)]))
}

export function rowsOfText(text: string): GoodsRow[] {
  const stored: [string, ...Counts][] = JSON.parse(text)
  return stored.map(([day, ...counts]) => ({ day, ...toCounted(counts) }))
}

/** The sums of one month, each with the days of the first and the last sale before it; 0: there was none. */
export function textOfSums(sums: readonly GoodsSum[]): string {
  return JSON.stringify(sums.map(sum => [dayOfMonth(sum.first_sold), dayOfMonth(sum.last_sold), ...countsOf(sum)]))
}

/** @param month `2026-11` */
export function sumsOfText(month: string, text: string): GoodsSum[] {
  const stored: [number, number, ...Counts][] = JSON.parse(text)
  return stored.map(([first, last, ...counts]) => {
    const [first_sold, last_sold] = [dayOf(month, first), dayOf(month, last)]
    return { month, first_sold, last_sold, ...toCounted(counts) }
  })
}

function countsOf({ size, category, collection, causes, ...row }: Counted): Counts {
  const { items, uah, preordered, returned_items, refunded } = row
  const counts = [size, category, collection, items, uah, preordered, returned_items, refunded] as const
  return Object.keys(causes).length > 0 ? [...counts, causes] : [...counts]
}

function toCounted(counts: Counts): Counted {
  const [size, category, collection, items, uah, preordered, returned_items, refunded, causes = {}] = counts
  return { size, category, collection, items, uah, preordered, returned_items, refunded, causes }
}

function dayOfMonth(day: string | null): number {
  return day === null ? 0 : Number(day.slice(8))
}

function dayOf(month: string, day: number): string | null {
  return day === 0 ? null : `${month}-${String(day).padStart(2, '0')}`
}
