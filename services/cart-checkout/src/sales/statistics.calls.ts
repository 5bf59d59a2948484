import { kyivDay } from '@shop/calendar/kyiv-days'
import type { QueryOf, ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { MOST_SOLD_GOODS } from '@shop/contracts/staff/goods/sold-goods'
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
import type { Catalog } from '../clients/catalog.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import { isPlaced } from '../order/order.ts'
import { earlierDay, monthStatistics, salesByMonth } from './month-statistics.ts'
import { refundedByLine } from './order-sales.ts'
import type { GoodsScope, SalesFiguresRepository, SoldRow } from './sales-figures.repository.ts'
import { monthsOf } from './sales-period.ts'
import { salesByMonthAndSize } from './sales-search.ts'
import { sewAgain } from './sew-again.ts'
import { paidSumOf } from './spread-refunds.ts'
import { createSalesSum, type SalesSum } from './sum-sales.ts'
import type { UncountedOrders } from './uncounted-orders.repository.ts'

type StatisticsDeps = {
  orders: Pick<OrderRepository, 'byNumber'>
  salesFigures: SalesFiguresRepository
  uncountedOrders: Pick<UncountedOrders, 'readProgress'>
  catalog: Pick<Catalog, 'salesScope' | 'soldGoodsNow'>
  clock: Clock
}
type Wanted = QueryOf<typeof salesSearchEndpoint>
/** Goods may have stood elsewhere in the shop before: of those that are found, the sums that are asked for. */
type Asked = { scope: GoodsScope; isAsked: (row: SoldRow) => boolean }

/** Longer lists help nobody to decide what to sew. */
const MOST_SIZES = 500

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

/** Sales of some goods in a period, by month and size, with what to sew again. */
async function searchSales(
  { salesFigures, uncountedOrders, catalog }: StatisticsDeps,
  query: Wanted,
  today: string,
): Promise<ResultOf<typeof salesSearchEndpoint>> {
  const { from, to } = query
  const months = monthsOf({ from, to }, today)
  const { scope, isAsked } = await resolveScope(catalog, query)
  const sum = createSalesSum()
  const add = (row: SoldRow): void => {
    if (isAsked(row)) sum.add(row)
  }
  const [progress] = await Promise.all([
    uncountedOrders.readProgress(),
    salesFigures.goods(scope, { from, to }, months, add),
  ])
  const articles = 'articles' in scope ? scope.articles : bestSold(sum)
  const goods = await catalog.soldGoodsNow(articles.slice(0, MOST_SOLD_GOODS))
  const sizes = sewAgain(sum, goods, earlierDay(to, today))
  return {
    from,
    to,
    ...salesByMonthAndSize(sum, months.all),
    sew_again: sizes.slice(0, MOST_SIZES),
    left_out: Math.max(0, sizes.length - MOST_SIZES),
    ...progress,
  }
}

async function resolveScope(catalog: StatisticsDeps['catalog'], wanted: Wanted): Promise<Asked> {
  const { article, model, category, collection } = wanted
  if (collection) return { scope: { collection }, isAsked: row => row.collection === collection }
  if (category) {
    const { categories } = await catalog.salesScope({ category })
    return { scope: { categories }, isAsked: row => categories.includes(row.category) }
  }
  if (article) return { scope: { articles: [article] }, isAsked: () => true }
  const { articles } = await catalog.salesScope(model ? { model } : {})
  return { scope: { articles }, isAsked: () => true }
}

/** The articles that sold most, the best first. */
function bestSold({ articles }: SalesSum): string[] {
  const sold = new Map<string, number>()
  for (const { article, items } of articles.values()) sold.set(article, (sold.get(article) ?? 0) + items)
  return [...sold.entries()]
    .sort(([one, items], [other, others]) => others - items || (one < other ? -1 : 1))
    .map(([article]) => article)
}
