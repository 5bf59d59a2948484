import type { ProductSort } from '@shop/contracts/staff/goods/staff-products'
import { EMPTY_SHELF } from '../articles/article.ts'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import type { StockRepository } from '../stock/stock.repository.ts'
import type { CatalogueMark, CatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'
import { cheapestOf, type KnownProduct, toKnownProduct } from './staff-row.ts'

export type KnownProductsDeps = {
  articles: ArticlesRepository
  stock: StockRepository
  version: CatalogueVersionRepository
}

/** Every product, hidden ones too, as it was at one moment. */
export type ProductList = {
  products: ReadonlyMap<string, KnownProduct>
  /** All of them, the smallest first. */
  inOrder(sort: ProductSort): readonly KnownProduct[]
  /** How many articles each model has. */
  countByModel(): ReadonlyMap<string, number>
}

type Known = { mark: CatalogueMark; list: ProductList }

/**
 * All products in memory, which their list is filtered and sorted from. The list has everything that was changed before the call:
 * one read of the catalogue's mark tells which few have to be read again. Only stock that was sold without selling out may be
 * behind, so rows show the stock of the database.
 */
export function createKnownProducts(deps: KnownProductsDeps): () => Promise<ProductList> {
  let known: Known | null = null
  let last: Promise<ProductList> = Promise.reject(new Error('not read yet'))
  last.catch(() => {})

  async function catchUp(): Promise<ProductList> {
    const mark = await deps.version.current()
    const behind = known && changesBehind(known.mark, mark)
    if (!known || behind === null || behind > mark.recent.length) {
      known = { mark, list: listOf(await readAll(deps)) }
    } else if (behind > 0) known = { mark, list: await renewList(deps, known.list, mark.recent.slice(-behind)) }
    return known.list
  }

  // One after the other: a read that began before a change must not be put in place of one that saw it.
  return () => {
    last = last.then(catchUp, catchUp)
    return last
  }
}

/** How many changes of articles it has missed; null when anything else may have changed. */
function changesBehind(known: CatalogueMark, now: CatalogueMark): number | null {
  return known.version - known.explainedVersions === now.version - now.explainedVersions &&
    now.articleChanges >= known.articleChanges
    ? now.articleChanges - known.articleChanges
    : null
}

async function readAll({ articles, stock }: KnownProductsDeps): Promise<Map<string, KnownProduct>> {
  const shelves = await stock.allShelves()
  const products = new Map<string, KnownProduct>()
  for await (const stored of articles.allForStaff()) {
    products.set(stored.article, toKnownProduct(stored, shelves.get(stored.article) ?? EMPTY_SHELF))
  }
  return products
}

async function renewList(
  { articles, stock }: KnownProductsDeps,
  { products: before }: ProductList,
  names: readonly string[],
): Promise<ProductList> {
  const changed = [...new Set(names)]
  const [found, shelves] = await Promise.all([articles.allAmong(changed), stock.shelvesOf(changed)])
  const products = new Map(before)
  for (const name of changed) products.delete(name)
  for (const stored of found) {
    products.set(stored.article, toKnownProduct(stored, shelves.get(stored.article) ?? EMPTY_SHELF))
  }
  return listOf(products)
}

function listOf(products: ReadonlyMap<string, KnownProduct>): ProductList {
  const orders = new Map<ProductSort, readonly KnownProduct[]>()
  let counts: Map<string, number> | null = null
  return {
    products,
    inOrder(sort) {
      const there = orders.get(sort)
      if (there) return there
      const sorted = [...products.values()].sort((one, other) => comparisons[sort](one, other) || byArticle(one, other))
      orders.set(sort, sorted)
      return sorted
    },
    countByModel() {
      counts ??= countsOf(products)
      return counts
    },
  }
}

function countsOf(products: ReadonlyMap<string, KnownProduct>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { model } of products.values()) counts.set(model, (counts.get(model) ?? 0) + 1)
  return counts
}

const { compare } = new Intl.Collator('uk')

const comparisons: Record<ProductSort, (one: KnownProduct, other: KnownProduct) => number> = {
  changed: (one, other) => (one.since < other.since ? -1 : Number(one.since > other.since)),
  article: () => 0,
  title: (one, other) => compare(one.title.uk, other.title.uk),
  category: (one, other) => compare(one.category, other.category),
  price: (one, other) => priceOf(one) - priceOf(other),
  stock: (one, other) => one.available - other.available,
}

function byArticle(one: KnownProduct, other: KnownProduct): number {
  return one.article < other.article ? -1 : 1
}

function priceOf(product: KnownProduct): number {
  return cheapestOf(product)?.price.uah ?? 0
}
