import {
  allSalesEndpoint,
  monthStatisticsEndpoint,
  type StatisticsMonth,
  salesOfOrderEndpoint,
  salesSearchEndpoint,
} from '@shop/contracts/staff/staff-statistics'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead } from '@shop/service-kit/between-services/staff-calls'

const nothing = { pieces: 0, sum_uah: 0, returned_pieces: 0, refunded_uah: 0 }

/** What the checkout answers of its sales: a month without any. */
export function statisticsCallsOfTest(calls: InternalCalls, asked: unknown[]): void {
  staffRead(calls, monthStatisticsEndpoint, ({ query }) => {
    asked.push(query)
    const { year = 2026, month = 11 } = query
    const [now, month_before, year_before] = [quiet(year, month), quiet(year, month - 1), quiet(year - 1, month)]
    return { now, month_before, year_before, until: null, is_counting: false }
  })
  staffRead(calls, salesSearchEndpoint, ({ query }) => {
    asked.push(query)
    const { from, to } = query
    const lists = { months: [], sizes: [], returns: [], sew_again: [] }
    return { from, to, totals: nothing, ...lists, left_out: 0, is_counting: false }
  })
  staffRead(calls, allSalesEndpoint, () => ({ sales: [], years: [] }))
  staffRead(calls, salesOfOrderEndpoint, ({ query: { order } }) => ({ order, lines: [] }))
}

function quiet(year: number, month: number): StatisticsMonth {
  const money = { paid_uah: 0, given_back_uah: 0, net_uah: 0, by_link_uah: 0, goods_uah: 0, average_uah: null }
  const totals = { ...money, orders: 0, pieces: 0, returned_pieces: 0, return_percent: null }
  return { year, month, totals, days: [], categories: [] }
}
