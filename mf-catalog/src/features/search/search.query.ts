import { allCategoriesEndpoint, listedCategories } from '@shop/contracts/catalog/categories'
import { cardSearchEndpoint } from '@shop/contracts/catalog/store-cards'
import { endpointQuery, keepPreviousData, queryClient, useEndpoint, useQuery } from '@shop/shell/query'
import { isSearchable } from './search-text.ts'

/** As many as fit on a screen without scrolling. */
const LISTED_HITS = 6
const PAGE_SIZE = 24
const AS_CARDS = { group: 'garment', view: 'card' } as const

/** The best hits for the list under the field. While the next ones load, the present ones stay. */
export function useBestHits(search: string) {
  return useEndpoint(
    cardSearchEndpoint,
    { query: { query: search, limit: LISTED_HITS, ...AS_CARDS } },
    { enabled: isSearchable(search), placeholderData: keepPreviousData },
  )
}

/** All results up to a page, best first. */
export function useSearchResults(search: string, page: number) {
  const pageQuery = (number: number) =>
    endpointQuery(cardSearchEndpoint, { query: { query: search, limit: PAGE_SIZE, page: number, ...AS_CARDS } })
  const first = useQuery({ ...pageQuery(1), enabled: isSearchable(search), placeholderData: keepPreviousData })
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

/** The main categories and what is new or on sale: suggested links for shoppers who do not know what to type. */
export function usePopularCategories() {
  const categories = useEndpoint(allCategoriesEndpoint, {}).data?.categories ?? []
  return listedCategories(categories).filter(({ parent_category }) => parent_category === null)
}
