import type { StaffModelRow } from '@shop/contracts/staff/goods/staff-model-list'
import { type ProductSort, productLacks } from '@shop/contracts/staff/goods/staff-products'
import type { Shelf } from '../articles/article.ts'
import { cheapestOf, inDecimals, type KnownProduct } from './staff-row.ts'

/**
 * Products by their models, the smallest first: a model stands where its first article does, by its change where its latest one
 * does, by stock with that of all together (docs/rules.md, "Products by staff"). `products` come sorted, the smallest first.
 */
export function groupByModel(products: readonly KnownProduct[], sort: ProductSort): KnownProduct[][] {
  if (sort === 'changed') return byModel(products.toReversed()).toReversed()
  const groups = byModel(products)
  if (sort !== 'stock') return groups
  const sums = new Map(groups.map(group => [group, group.reduce((sum, { available }) => sum + available, 0)]))
  return groups.toSorted((one, other) => (sums.get(one) ?? 0) - (sums.get(other) ?? 0))
}

function byModel(products: readonly KnownProduct[]): KnownProduct[][] {
  return [...Map.groupBy(products, ({ model }) => model).values()]
}

export type Moment = { shelfOf: (article: string) => Shelf; rate: number; articleCount: number }

/**
 * The row of a model as staff see it, of those of its articles that were found: stock of this moment, prices by this rate.
 * Title and picture are of the first that shoppers see.
 */
export function toModelRow(found: readonly KnownProduct[], { shelfOf, rate, articleCount }: Moment): StaffModelRow {
  const articles = found.toSorted((one, other) => (one.article < other.article ? -1 : 1))
  const lead = articles.find(({ is_shown }) => is_shown) ?? (articles[0] as KnownProduct)
  const sizes = articles.flatMap(({ sizes }) => sizes)
  const cheapest = cheapestOf({ sizes })
  const days = articles.flatMap(({ preorder_on }) => preorder_on ?? [])
  const lacks = new Set(articles.flatMap(({ missing }) => missing))
  return {
    model: lead.model,
    article: lead.article,
    title: lead.title,
    category: lead.category,
    collection: lead.collection,
    picture: lead.picture ?? articles.find(({ picture }) => picture !== null)?.picture ?? null,
    colors: distinct(articles.map(({ color }) => color)),
    heights: distinct(articles.flatMap(({ height }) => height ?? [])).toSorted(),
    articles: articles.map(({ article }) => article),
    article_count: articleCount,
    ...inDecimals(cheapest, rate),
    is_price_from: sizes.some(({ price }) => price.uah !== cheapest?.price.uah),
    stock: articles.reduce((sum, product) => sum + itemsOf(product, shelfOf(product.article)), 0),
    shown: articles.filter(({ is_shown }) => is_shown).length,
    ...(articles.every(({ isArchived }) => isArchived) && { is_archived: true as const }),
    preorder_on: days.toSorted()[0] ?? null,
    missing: productLacks.filter(lack => lacks.has(lack)),
    changed: latest(articles.map(({ changed }) => changed)),
  }
}

function itemsOf({ sizes }: KnownProduct, { available }: Shelf): number {
  return sizes.reduce((sum, { name }) => sum + (available.get(name) ?? 0), 0)
}

function latest(changes: readonly StaffModelRow['changed'][]): StaffModelRow['changed'] {
  return changes.reduce((last, one) => (one && (!last || one.at > last.at) ? one : last), null)
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)]
}
