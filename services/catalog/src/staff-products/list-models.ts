import type { StaffModelRow } from '@shop/contracts/staff/goods/staff-model-list'
import type { StaffProductFilter } from '@shop/contracts/staff/goods/staff-products'
import { EMPTY_SHELF } from '../articles/article.ts'
import { isDescending, type ListDeps, type Page, productsAgreeing } from './list-products.ts'
import { groupByModel, toModelRow } from './model-row.ts'
import { toRow } from './staff-row.ts'

/** A page of the models that have products which agree with the filter; those that are `opened` come with these products. */
export async function listModels(
  deps: ListDeps,
  filter: StaffProductFilter,
  { sort, dir, page, limit, opened }: Page & { opened: readonly string[] },
) {
  const found = await productsAgreeing(deps, filter, sort)
  const groups = groupByModel(found, sort)
  const from = (page - 1) * limit
  const shown = (isDescending({ sort, dir }) ? groups.reverse() : groups).slice(from, from + limit)
  const [shelves, rate, list] = await Promise.all([
    deps.stock.shelvesOf(shown.flat().map(({ article }) => article)),
    deps.rate(),
    deps.knownProducts(),
  ])
  const shelfOf = (article: string) => shelves.get(article) ?? EMPTY_SHELF
  const counts = list.countByModel()
  const models = shown.map((group): StaffModelRow => {
    const model = group[0]?.model ?? ''
    const row = toModelRow(group, { shelfOf, rate, articleCount: counts.get(model) ?? group.length })
    if (!opened.includes(model)) return row
    const rows = new Map(group.map(product => [product.article, toRow(product, shelfOf(product.article), rate)]))
    return { ...row, opened: row.articles.flatMap(article => rows.get(article) ?? []) }
  })
  return { models, count: groups.length, article_count: found.length, page, limit }
}
