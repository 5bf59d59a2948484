import type { ReportRow, ReportSection } from '@shop/contracts/staff/accountant-report'
import { toDecimal } from '@shop/money/money'

/** A row of the report while it is summed up, in minor units. */
type Sums = { count: number; received: number; back_count: number; back: number; fee: number; discount: number }
type Row = Sums & { name: string; currency: string }

const zero: Sums = { count: 0, received: 0, back_count: 0, back: 0, fee: 0, discount: 0 }

/** The rows of the report: whatever is added under one section, name and currency is one row. */
export function createReportSums() {
  const rows = new Map<string, Row & { section: ReportSection }>()
  return {
    add(section: ReportSection, name: string, some: Partial<Sums>, currency = 'UAH'): void {
      const key = JSON.stringify([section, name, currency])
      const row = rows.get(key) ?? { ...zero, section, name, currency }
      for (const [field, sum] of Object.entries(some) as [keyof Sums, number][]) row[field] += sum
      rows.set(key, row)
    },

    /** The rows of a section in the order of these names, other names behind them by the alphabet. */
    rowsOf(section: ReportSection, names: readonly string[] = []): ReportRow[] {
      const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
      return [...rows.values()]
        .filter(row => row.section === section)
        .toSorted(
          (one, other) =>
            placeOf(one.name) - placeOf(other.name) ||
            (one.name === other.name ? (one.currency < other.currency ? 1 : -1) : one.name < other.name ? -1 : 1),
        )
        .map(toView)
    },
  }
}

export type ReportSums = ReturnType<typeof createReportSums>

function toView({ name, currency, count, received, back_count, back, fee, discount }: Row): ReportRow {
  return {
    name,
    currency,
    count,
    received: toDecimal(received),
    back_count,
    back: toDecimal(back),
    net: toDecimal(received - back),
    fee: toDecimal(fee),
    discount: toDecimal(discount),
  }
}
