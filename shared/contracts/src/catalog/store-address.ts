import { isName, isSizeName } from './article.ts'
import { inOrder } from './price-bounds.ts'
import type { ProductFilter } from './products.ts'

/** How many cards one page of the store shows. */
export const STORE_PAGE_SIZE = 24

const GROUPS = ['categories', 'collections', 'colors', 'sizes', 'heights'] as const
const SORTS = ['new', 'price_asc', 'price_desc', 'sale'] as const

export type StoreFilter = Pick<
  ProductFilter,
  'categories' | 'collections' | 'colors' | 'sizes' | 'heights' | 'price_from' | 'price_to' | 'search'
> & {
  sort: (typeof SORTS)[number]
  page: number
}

/** Reads the store's address (`/store?categories=dresses&colors=black,red`); what makes no sense is left out. */
export function readStoreAddress(address: URLSearchParams): StoreFilter {
  const sort = SORTS.find(name => name === address.get('sort')) ?? 'new'
  const page = Math.min(Math.max(Math.trunc(Number(address.get('page'))) || 1, 1), 1000)
  const filter: StoreFilter = { sort, page }
  for (const group of GROUPS) {
    // What the service would refuse must not spoil the rest of the address.
    const values = (address.get(group) ?? '').split(',').filter(group === 'sizes' ? isSizeName : isName)
    if (values.length > 0) filter[group] = [...new Set(values)].slice(0, 50)
  }
  const { price_from, price_to } = inOrder({
    price_from: readPriceBound(address, 'price_from'),
    price_to: readPriceBound(address, 'price_to'),
  })
  if (price_from) filter.price_from = price_from
  if (price_to) filter.price_to = price_to
  const search = address.get('search')?.trim().slice(0, 100)
  if (search) filter.search = search
  return filter
}

/** Seven digits at most are what the service takes; nothing is cheaper than 1, so 0 bounds nothing. */
function readPriceBound(address: URLSearchParams, name: 'price_from' | 'price_to'): number | undefined {
  const text = address.get(name) ?? ''
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined
}

/** The address of a filter: the same list always has the same address. */
export function writeStoreAddress({ sort, page, search, ...groups }: StoreFilter): URLSearchParams {
  const address = new URLSearchParams()
  for (const group of GROUPS) {
    const values = groups[group]
    if (values && values.length > 0) address.set(group, values.join(','))
  }
  if (groups.price_from) address.set('price_from', String(groups.price_from))
  if (groups.price_to) address.set('price_to', String(groups.price_to))
  if (search) address.set('search', search)
  if (sort !== 'new') address.set('sort', sort)
  if (page > 1) address.set('page', String(page))
  return address
}

/** The question for one page of the store: the server asks it in advance, so both must ask the same. */
export function storeQuery(filter: StoreFilter, currency: 'UAH' | 'EUR'): ProductFilter {
  return { ...filter, currency, limit: STORE_PAGE_SIZE, group: 'garment', view: 'card' }
}
