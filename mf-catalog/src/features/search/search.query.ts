import { productsByFiltersEndpoint } from '@shop/contracts/products'
import { keepPreviousData, useEndpoint } from '@shop/shell/query'

const MOST_HITS = 48

export function useSearchHits(search: string) {
  return useEndpoint(
    productsByFiltersEndpoint,
    { query: { search, limit: MOST_HITS } },
    { enabled: search !== '', placeholderData: keepPreviousData },
  )
}
