import type { QueryOf, ResultOf } from '@shop/contracts/endpoint'
import { MOST_SOLD_GOODS } from '@shop/contracts/staff/goods/sold-goods'
import type { SewAgain, salesSearchEndpoint } from '@shop/contracts/staff/staff-statistics'
import type { Catalog } from '../clients/catalog.ts'
import { earlierDay } from './month-statistics.ts'
import type { GoodsScope, SalesFiguresRepository, SoldRow } from './sales-figures.repository.ts'
import { monthsOf } from './sales-period.ts'
import { salesByMonthAndSize } from './sales-search.ts'
import { sewAgain } from './sew-again.ts'
import { createSalesSum, type SalesSum } from './sum-sales.ts'
import type { UncountedOrders } from './uncounted-orders.repository.ts'

export type SearchDeps = {
  salesFigures: Pick<SalesFiguresRepository, 'goods'>
  uncountedOrders: Pick<UncountedOrders, 'readProgress'>
  catalog: Pick<Catalog, 'salesScope' | 'soldGoodsNow'>
}
export type Wanted = QueryOf<typeof salesSearchEndpoint>
export type SummedSales = { sum: SalesSum; scope: GoodsScope; months: string[] }
/** Goods may have stood elsewhere in the shop before: of those that are found, the sums that are asked for. */
type Asked = { scope: GoodsScope; isAsked: (row: SoldRow) => boolean }

/** Longer lists help nobody to decide what to sew. */
const MOST_SIZES = 500

/** Sales of some goods in a period, by month and size, with what to sew again. */
export async function searchSales(
  deps: SearchDeps,
  query: Wanted,
  today: string,
): Promise<ResultOf<typeof salesSearchEndpoint>> {
  const { from, to } = query
  const [progress, summed] = await Promise.all([deps.uncountedOrders.readProgress(), sumSales(deps, query, today)])
  const sizes = await sizesToSew(deps, summed, earlierDay(to, today))
  return {
    from,
    to,
    ...salesByMonthAndSize(summed.sum, summed.months),
    sew_again: sizes.slice(0, MOST_SIZES),
    left_out: Math.max(0, sizes.length - MOST_SIZES),
    ...progress,
  }
}

/** What the goods of a search sold in its days; `today` is a day in Kyiv. */
export async function sumSales(
  { salesFigures, catalog }: Pick<SearchDeps, 'salesFigures' | 'catalog'>,
  query: Wanted,
  today: string,
): Promise<SummedSales> {
  const { from, to } = query
  const months = monthsOf({ from, to }, today)
  const { scope, isAsked } = await resolveScope(catalog, query)
  const sum = createSalesSum()
  const add = (row: SoldRow): void => {
    if (isAsked(row)) sum.add(row)
  }
  await salesFigures.goods(scope, { from, to }, months, add)
  return { sum, scope, months: months.all }
}

/** All sizes of what was sold, or is waited for, those first that are wanted most. */
export async function sizesToSew(
  { catalog }: Pick<SearchDeps, 'catalog'>,
  { sum, scope }: SummedSales,
  lastDay: string,
): Promise<SewAgain[]> {
  const articles = 'articles' in scope ? scope.articles : bestSold(sum)
  const goods = await catalog.soldGoodsNow(articles.slice(0, MOST_SOLD_GOODS))
  return sewAgain(sum, goods, lastDay)
}

async function resolveScope(catalog: SearchDeps['catalog'], wanted: Wanted): Promise<Asked> {
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
