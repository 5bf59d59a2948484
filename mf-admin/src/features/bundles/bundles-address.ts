import { type BundleFilter, bundleFilters } from '@shop/contracts/staff/staff-bundle-fields'

/** What staff look at: all of it stands in the address, so that a link shows a colleague the same. */
export type BundlesAddress = { search: string; filter: BundleFilter; page: number }

const LAST_PAGE = 1000
const LONGEST_SEARCH = 100

export function readBundlesAddress(params: URLSearchParams): BundlesAddress {
  const page = Math.trunc(Number(params.get('page')))
  return {
    search: (params.get('search') ?? '').slice(0, LONGEST_SEARCH),
    filter: bundleFilters.find(known => known === params.get('filter')) ?? 'all',
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** Only what differs from the plain list is written. */
export function writeBundlesAddress({ search, filter, page }: BundlesAddress): URLSearchParams {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (filter !== 'all') params.set('filter', filter)
  if (page > 1) params.set('page', String(page))
  return params
}
