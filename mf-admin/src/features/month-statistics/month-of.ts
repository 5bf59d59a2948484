import type { ResultOf } from '@shop/contracts/endpoint'
import type { monthStatisticsEndpoint, StatisticsMonth } from '@shop/contracts/staff/staff-statistics'

/** A month and the two that it stands beside. */
export type ComparedMonths = Pick<ResultOf<typeof monthStatisticsEndpoint>, 'now' | 'month_before' | 'year_before'>

/** `2026-11` */
export function nameOfMonth({ year, month }: Pick<StatisticsMonth, 'year' | 'month'>): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

/** Nothing was bought in it and nothing went back. */
export function isQuiet({ totals }: StatisticsMonth): boolean {
  return totals.paid_uah === 0 && totals.given_back_uah === 0 && totals.orders === 0
}
