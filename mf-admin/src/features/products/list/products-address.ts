import { isName, isSizeName } from '@shop/contracts/catalog/article'
import {
  type ProductSort,
  productLacks,
  productSorts,
  type StaffProductFilter,
  stockStates,
} from '@shop/contracts/staff/goods/staff-products'

/** What staff look at: all of it stands in the address, so that a link shows a colleague the same. */
export type ProductsAddress = {
  filter: StaffProductFilter
  sort: ProductSort
  dir: 'asc' | 'desc'
  page: number
  /** Columns that are not drawn. */
  hidden: readonly string[]
}

const LAST_PAGE = 10_000

export function readProductsAddress(params: URLSearchParams): ProductsAddress {
  const nameIn = (key: string) => {
    const name = params.get(key)
    return name !== null && isName(name) ? { [key]: name } : {}
  }
  const size = params.get('size')
  const search = (params.get('search') ?? '').slice(0, 100)
  const shown = params.get('shown')
  const missing = productLacks.find(lack => lack === params.get('missing'))
  const stock = stockStates.find(state => state === params.get('stock'))
  const sort = productSorts.find(known => known === params.get('sort')) ?? 'changed'
  const dir = params.get('dir')
  const page = Math.trunc(Number(params.get('page')))
  return {
    filter: {
      ...(search && { search }),
      ...nameIn('category'),
      ...nameIn('collection'),
      ...nameIn('color'),
      ...nameIn('height'),
      ...(size !== null && isSizeName(size) && { size }),
      ...((shown === 'yes' || shown === 'no') && { shown: shown === 'yes' }),
      ...(missing && { missing }),
      ...(stock && { stock }),
    },
    sort,
    dir: dir === 'asc' || dir === 'desc' ? dir : plainDir(sort),
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
    hidden: (params.get('hide') ?? '').split(',').filter(name => /^[a-z]{1,20}$/.test(name)),
  }
}

/** Only what differs from the plain list is written. */
export function writeProductsAddress({ filter, sort, dir, page, hidden }: ProductsAddress): URLSearchParams {
  const params = new URLSearchParams()
  const { shown, ...named } = filter
  for (const [key, value] of Object.entries(named)) if (value) params.set(key, value)
  if (shown !== undefined) params.set('shown', shown ? 'yes' : 'no')
  if (sort !== 'changed') params.set('sort', sort)
  if (dir !== plainDir(sort)) params.set('dir', dir)
  if (page > 1) params.set('page', String(page))
  if (hidden.length > 0) params.set('hide', hidden.join(','))
  return params
}

/** What the call is asked with. */
export function questionOf({ filter, sort, dir, page }: ProductsAddress, limit: number) {
  return { ...filterQuery(filter), sort, dir, page, limit }
}

/** The filter as calls name it: the list and its export. */
export function filterQuery({ search, shown, ...same }: StaffProductFilter) {
  return {
    ...same,
    ...(search?.trim() && { 'search[article]': search.trim() }),
    ...(shown !== undefined && { shown: shown ? ('1' as const) : ('0' as const) }),
  }
}

// What was changed last stands first, everything else from its beginning.
function plainDir(sort: ProductSort): 'asc' | 'desc' {
  return sort === 'changed' ? 'desc' : 'asc'
}
