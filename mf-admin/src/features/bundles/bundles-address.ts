import {
  type BundleFilter,
  type BundleSort,
  bundleFilters,
  bundleSorts,
} from '@shop/contracts/staff/goods/staff-bundle-fields'

/** What staff look at: all of it stands in the address, so that a link shows a colleague the same. */
export type BundlesAddress = {
  search: string
  filter: BundleFilter
  sort: BundleSort
  dir: 'asc' | 'desc'
  page: number
  /** Columns that are not drawn. */
  hidden: readonly string[]
}

const LAST_PAGE = 1000
const LONGEST_SEARCH = 100

export function readBundlesAddress(params: URLSearchParams): BundlesAddress {
  const page = Math.trunc(Number(params.get('page')))
  const sort = bundleSorts.find(known => known === params.get('sort')) ?? 'new'
  const dir = params.get('dir')
  return {
    search: (params.get('search') ?? '').slice(0, LONGEST_SEARCH),
    filter: bundleFilters.find(known => known === params.get('filter')) ?? 'all',
    sort,
    dir: dir === 'asc' || dir === 'desc' ? dir : plainDir(sort),
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
    hidden: (params.get('hide') ?? '').split(',').filter(name => /^[a-z]{1,20}$/.test(name)),
  }
}

/** Only what differs from the plain list is written. */
export function writeBundlesAddress({ search, filter, sort, dir, page, hidden }: BundlesAddress): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (filter !== 'all') params.set('filter', filter)
  if (sort !== 'new') params.set('sort', sort)
  if (dir !== plainDir(sort)) params.set('dir', dir)
  if (page > 1) params.set('page', String(page))
  if (hidden.length > 0) params.set('hide', hidden.join(','))
  return params
}

// What was changed last stands first, everything else from its beginning.
function plainDir(sort: BundleSort): 'asc' | 'desc' {
  return sort === 'changed' ? 'desc' : 'asc'
}
