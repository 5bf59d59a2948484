import { codeKey } from '@shop/contracts/staff/goods/size-codes'
import type {
  FilterInAddress,
  ProductSort,
  StaffProductFilter,
  StaffProductRow,
} from '@shop/contracts/staff/goods/staff-products'
import { inOneSpelling } from '@shop/contracts/texts/one-spelling'
import { EMPTY_SHELF } from '../articles/article.ts'
import type { StoredCategory } from '../categories/category-tree.ts'
import type { OrderedRepository } from '../dictionaries/ordered.repository.ts'
import type { StockRepository } from '../stock/stock.repository.ts'
import type { ProductList } from './known-products.ts'
import { agrees, type KnownProduct, toRow } from './staff-row.ts'

export type ListDeps = {
  knownProducts: () => Promise<ProductList>
  categories: OrderedRepository<StoredCategory>
  stock: StockRepository
  rate: () => Promise<number>
}

const nothing: ReadonlySet<string> = new Set()

export type Page = { sort: ProductSort; dir?: 'asc' | 'desc' | undefined; page: number; limit: number }

/** A page of the products that agree with the filter; stock is that of this moment. */
export async function listProducts(deps: ListDeps, filter: StaffProductFilter, { sort, dir, page, limit }: Page) {
  const found = await productsAgreeing(deps, filter, sort)
  const from = (page - 1) * limit
  const shown = (isDescending({ sort, dir }) ? found.toReversed() : found).slice(from, from + limit)
  return { products: await rowsOf(deps, shown), count: found.length, page, limit }
}

/** Without a direction the newest stand first, and everything else with the smallest. */
export function isDescending({ sort, dir }: Pick<Page, 'sort' | 'dir'>): boolean {
  return (dir ?? (sort === 'changed' ? 'desc' : 'asc')) === 'desc'
}

/** What an address says of the filter, of the list and of its export. */
export function filterInAddress({
  'search[article]': search,
  shown,
  archived,
  ...same
}: FilterInAddress): StaffProductFilter {
  return { ...same, search, ...(shown && { shown: shown === '1' }), ...(archived && { archived: true }) }
}

/** All products that agree with the filter, the smallest first. */
export async function productsAgreeing(
  { knownProducts, categories, stock }: ListDeps,
  { search = '', ...filter }: StaffProductFilter,
  sort: ProductSort = 'article',
): Promise<KnownProduct[]> {
  const list = await knownProducts()
  const below = filter.category === undefined ? null : withAllBelow(await categories.all(), filter.category)
  const code = codeKey(search)
  const words = inOneSpelling(search).split(/\s+/).filter(Boolean)
  // The list in memory may be behind in it: it is read again where it is asked for.
  const oversold = filter.stock === 'oversold' ? await stock.oversold() : nothing
  return list.inOrder(sort).filter(product => agrees(product, filter, { words, code, below, oversold }))
}

async function rowsOf({ stock, rate }: ListDeps, products: readonly KnownProduct[]): Promise<StaffProductRow[]> {
  const [shelves, hryvnias] = await Promise.all([stock.shelvesOf(products.map(({ article }) => article)), rate()])
  return products.map(product => toRow(product, shelves.get(product.article) ?? EMPTY_SHELF, hryvnias))
}

/** The category and all that stand under it, archived ones too. */
function withAllBelow(categories: readonly StoredCategory[], name: string): Set<string> {
  const names = new Set([name])
  for (const parent of names) {
    for (const child of categories) if (child.parent_category === parent) names.add(child.name)
  }
  return names
}
