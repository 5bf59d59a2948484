import { kyivDay } from '@shop/calendar/kyiv-days'
import type { ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import {
  allSalesEndpoint,
  monthStatisticsEndpoint,
  salesOfOrderEndpoint,
  salesSearchEndpoint,
} from '@shop/contracts/staff/staff-statistics'
import { toDecimal } from '@shop/money/money'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead } from '@shop/service-kit/between-services/staff-calls'
import { createSharedRuns } from '@shop/service-kit/calls/shared-runs'
import type { Clock } from '@shop/service-kit/process/clock'
import type { OrderRepository } from '../order/order.repository.ts'
import { isPlaced } from '../order/order.ts'
import { monthStatistics, salesByMonth } from './month-statistics.ts'
import { refundedByLine } from './order-sales.ts'
import type { SalesFiguresRepository } from './sales-figures.repository.ts'
import { type SearchDeps, searchSales } from './search-sales.ts'
import { paidSumOf } from './spread-refunds.ts'
import type { UncountedOrders } from './uncounted-orders.repository.ts'

type StatisticsDeps = SearchDeps & {
  orders: Pick<OrderRepository, 'byNumber'>
  salesFigures: SalesFiguresRepository
  uncountedOrders: Pick<UncountedOrders, 'readProgress'>
  clock: Clock
}

/** Figures of sales for staff. */
export function addStatisticsCalls(calls: InternalCalls, deps: StatisticsDeps): void {
  const { orders, salesFigures, uncountedOrders, clock } = deps

  staffRead(calls, monthStatisticsEndpoint, async ({ query }) => {
    const now = clock.now()
    const today = kyivDay(now)
    const { year = Number(today.slice(0, 4)), month = Number(today.slice(5, 7)) } = query
    const [statistics, progress] = await Promise.all([
      monthStatistics(salesFigures.days, { year, month }, now),
      uncountedOrders.readProgress(),
    ])
    return { ...statistics, ...progress }
  })

  // The year of a collection is a tenth of a second's work: several who look at it at once share it.
  const shared = createSharedRuns<ResultOf<typeof salesSearchEndpoint>>()
  staffRead(calls, salesSearchEndpoint, async ({ query }) => {
    const today = kyivDay(clock.now())
    return shared(JSON.stringify([query, today]), () => searchSales(deps, query, today))
  })

  staffRead(calls, allSalesEndpoint, async ({ query: { year } }) => {
    const all = salesByMonth(await salesFigures.allDays())
    const years = [...new Set(all.map(sales => sales.year))]
    return { sales: year === undefined ? all : all.filter(sales => sales.year === year), years }
  })

  staffRead(calls, salesOfOrderEndpoint, async ({ query }) => {
    const order = await orders.byNumber(query.order)
    if (!order || !isPlaced(order)) throw new ShopError('not_found')
    const refunded = refundedByLine(order)
    return {
      order: order.number,
      lines: order.lines.map((line, index) => ({
        article: line.article,
        size: line.size,
        count: line.count,
        sum_uah: toDecimal(paidSumOf(line) + line.uah.discount_share),
        discount_share_uah: toDecimal(line.uah.discount_share),
        refunded_uah: toDecimal(refunded[index] ?? 0),
      })),
    }
  })
}
