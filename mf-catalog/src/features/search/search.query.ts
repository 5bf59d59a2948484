import { allCategoriesEndpoint } from '@shop/contracts/categories'
import { productSearchEndpoint } from '@shop/contracts/products'
import { endpointQuery, keepPreviousData, queryClient, useEndpoint, useQuery } from '@shop/shell/query'

/** As many as fit on a screen without scrolling. */
const LISTED_HITS = 6
const PAGE_SIZE = 24

/** The best hits for the list under the field. While the next ones load, the present ones stay. */
export function useBestHits(search: string) {
  return useEndpoint(
    productSearchEndpoint,
    { query: { query: search, limit: LISTED_HITS } },
    { enabled: search !== '', placeholderData: keepPreviousData },
  )
}

/** All results up to a page, best first. */
export function useSearchResults(search: string, page: number) {
  const pageQuery = (number: number) =>
    endpointQuery(productSearchEndpoint, { query: { query: search, limit: PAGE_SIZE, page: number } })
  const first = useQuery({ ...pageQuery(1), placeholderData: keepPreviousData })
  const count = first.data?.count ?? 0
  const lastPage = Math.min(page, Math.ceil(count / PAGE_SIZE))
  const hasMore = lastPage > 1 && !first.isPlaceholderData
  const rest = useQuery({
    queryKey: ['search-pages', search, lastPage],
    queryFn: () =>
      Promise.all(Array.from({ length: lastPage - 1 }, (_, at) => queryClient.fetchQuery(pageQuery(at + 2)))),
    enabled: hasMore,
    placeholderData: keepPreviousData,
  })
  const restCards = hasMore ? (rest.data ?? []).flatMap(({ list }) => list) : []

  return {
    cards: [...(first.data?.list ?? []), ...restCards],
    count,
    isPending: first.isPending,
    isOffline: first.fetchStatus === 'paused' && !first.data,
    isError: first.isError,
    isChanging: first.isPlaceholderData,
    isBringingMore: hasMore && (rest.isPending || rest.isPlaceholderData),
    isMoreFailed: hasMore && rest.isError,
    tryAgain: () => void (first.isError ? first.refetch() : rest.refetch()),
  }
}

/** The main categories and what is new or on sale: ways on for who does not know what to type. */
export function usePopularCategories() {
  const categories = useEndpoint(allCategoriesEndpoint, {}).data?.categories ?? []
  return categories.filter(({ parent_category }) => parent_category === null)
}
