import type { SalesUse } from '@shop/contracts/orders/sales-uses'
import type { Use } from '@shop/contracts/staff/removing/removing'
import { type CountedUse, countUses, type NamingPlace } from '@shop/service-kit/storage/count-uses'
import type { Db } from 'mongodb'
import type { SalesUses } from '../clients/sales-uses.ts'
import type { StockRepository } from '../stock/stock.repository.ts'
import type { StockItem } from '../stock/stock.ts'

export type UsesDeps = { db: Db; stock: Pick<StockRepository, 'ofArticles'>; salesUses: SalesUses }

/** Where the catalogue itself names an article. */
const places: readonly NamingPlace<Use['kind']>[] = [
  { kind: 'bundle', collection: 'bundles', field: 'products', name: 'article', titled: true },
  { kind: 'bundle', collection: 'bundles', field: 'recommendations', name: 'article', titled: true },
  { kind: 'recommendation', collection: 'articles', field: 'recommendations', name: 'article', titled: true },
  { kind: 'home', collection: 'home', list: 'blocks', field: 'articles' },
  { kind: 'alert', collection: 'stock_alerts', field: 'article' },
  { kind: 'exchange', collection: 'goods_exchange_goods', field: 'article' },
  { kind: 'import', collection: 'import_items', field: 'article', name: 'import', among: { kind: { $ne: 'refused' } } },
]

/** Where pages of ours lead to an address. */
const linking: readonly NamingPlace<Use['kind']>[] = [
  { kind: 'home', collection: 'home', list: 'blocks', field: 'link' },
  { kind: 'home', collection: 'home', list: 'slider', field: 'link' },
]

/**
 * Everything that keeps articles from being deleted: who bought, put aside or waits for them, and what names them in the catalogue.
 * Articles that are deleted together do not keep each other (docs/rules.md, "Removing").
 */
export async function usesOfArticles(deps: UsesDeps, articles: readonly string[]): Promise<Use[]> {
  const { db, stock, salesUses } = deps
  const [inCatalogue, links, items, inSales] = await Promise.all([
    Promise.all(places.map(place => countUses(db, { ...place, ...leavingOut(place, articles) }, articles))),
    linksTo(db, new Map(articles.map(article => [`/product/${article}`, article]))),
    stock.ofArticles(articles),
    salesUses('article', articles),
  ])
  return mergeUses([...inSales, ...usesInStock(items), ...inCatalogue.flat(), ...links])
}

/** Blocks and slides of the home page that lead to one of these addresses, told by what stands there. */
export async function linksTo(db: Db, ofAddress: ReadonlyMap<string, string>): Promise<CountedUse<Use['kind']>[]> {
  const found = await Promise.all(linking.map(place => countUses(db, place, [...ofAddress.keys()])))
  return found.flat().map(use => ({ ...use, of: ofAddress.get(use.of) ?? use.of }))
}

/** One row for each thing and kind of place. */
export function mergeUses(uses: readonly (CountedUse<Use['kind']> | SalesUse)[]): Use[] {
  const merged = new Map<string, Use>()
  for (const { of, kind, count, places } of uses) {
    const key = `${of}\n${kind}`
    const before = merged.get(key) ?? { of, kind, count: 0, places: [] }
    merged.set(key, { of, kind, count: before.count + count, places: [...before.places, ...places] })
  }
  return [...merged.values()]
}

/** Recommendations of what goes at the same moment keep nothing. */
function leavingOut({ kind }: NamingPlace<Use['kind']>, articles: readonly string[]) {
  return kind === 'recommendation' ? { among: { article: { $nin: [...articles] } } } : {}
}

function usesInStock(items: readonly StockItem[]): CountedUse<'stock' | 'sold' | 'order'>[] {
  return items.flatMap(({ article: of, available, sold, holds, preorder_promised }) => [
    ...(available > 0 ? [{ of, kind: 'stock' as const, count: available, places: [] }] : []),
    ...(sold > 0 ? [{ of, kind: 'sold' as const, count: sold, places: [] }] : []),
    ...(holds.length + preorder_promised > 0
      ? [{ of, kind: 'order' as const, count: holds.length + preorder_promised, places: [] }]
      : []),
  ])
}
