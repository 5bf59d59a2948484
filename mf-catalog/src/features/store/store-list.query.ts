import { STORE_PAGE_SIZE, type StoreFilter, storeQuery } from '@shop/contracts/catalog/store-address'
import { cardsByFiltersEndpoint } from '@shop/contracts/catalog/store-cards'
import { $currency } from '@shop/shell/locale'
import { endpointQuery, keepPreviousData, queryClient, useEndpoint, useQuery } from '@shop/shell/query'
import { useStore } from '@shop/shell/use-store'
import { useMemo } from 'react'
import { countChosen } from './filters/filter.ts'

/** The list up to the page of the address. While another one loads, the present one stays. */
export function useStoreList(filter: StoreFilter) {
  const currency = useStore($currency)
  const pageQuery = (page: number) =>
    endpointQuery(cardsByFiltersEndpoint, { query: storeQuery({ ...filter, page }, currency) })

  const first = useQuery({ ...pageQuery(1), placeholderData: keepPreviousData })
  const lastPage = Math.min(filter.page, pagesOf(first.data?.count ?? 0))
  const further = Array.from({ length: Math.max(lastPage - 1, 0) }, (_, at) => pageQuery(at + 2))
  const isLong = further.length > 0
  const rest = useQuery({
    queryKey: ['pages', pageQuery(1).queryKey, lastPage],
    queryFn: () => Promise.all(further.map(page => queryClient.fetchQuery(page))),
    enabled: isLong && !first.isPlaceholderData,
    placeholderData: keepPreviousData,
  })
  const cards = useMemo(
    () => [first.data, ...(isLong ? (rest.data ?? []) : [])].flatMap(page => page?.list ?? []),
    [first.data, rest.data, isLong],
  )

  return {
    cards,
    count: first.data?.count ?? 0,
    facets: first.data?.facets,
    /** Nothing, though nothing was asked for in particular: no product is shown yet. */
    isEmptyShop: first.data?.count === 0 && !first.isPlaceholderData && countChosen(filter) === 0 && !filter.search,
    isPending: first.isPending,
    isError: first.isError,
    error: first.error,
    isTrying: first.isFetching,
    /** Asked for without a connection: it comes by itself as soon as there is one. */
    isWaiting: first.fetchStatus === 'paused' && (first.isPending || first.isPlaceholderData),
    isChanging: first.isPlaceholderData,
    isBringingMore: isLong && (rest.isPending || rest.isPlaceholderData),
    isMoreFailed: isLong && rest.isError,
    tryAgain: () => void (first.isError ? first.refetch() : rest.refetch()),
  }
}

export type StoreListState = ReturnType<typeof useStoreList>

/** Counts for a choice that is not made yet: the smallest page brings them. */
export function useDraftCounts(filter: StoreFilter) {
  const currency = useStore($currency)
  const query = { ...storeQuery({ ...filter, sort: 'new', page: 1 }, currency), limit: 1 }
  return useEndpoint(cardsByFiltersEndpoint, { query }, { placeholderData: keepPreviousData })
}

function pagesOf(count: number): number {
  return Math.ceil(count / STORE_PAGE_SIZE)
}
