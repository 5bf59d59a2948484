import { allColorsEndpoint, allSizesEndpoint, heightsEndpoint } from '@shop/contracts/catalog/dictionaries'
import { readStoreAddress, storeQuery } from '@shop/contracts/catalog/store-address'
import { cardsByFiltersEndpoint } from '@shop/contracts/catalog/store-cards'
import { $currency } from '@shop/shell/locale'
import { endpointQuery, queryClient } from '@shop/shell/query'

/** What every list can be filtered by, asked for once in a visit. */
const dictionaries = [allColorsEndpoint, allSizesEndpoint, heightsEndpoint]

/** Loads the beginning of a list ahead of its page. */
export async function prefetchStore(address: URLSearchParams): Promise<void> {
  const query = storeQuery({ ...readStoreAddress(address), page: 1 }, $currency.get())
  await Promise.all([
    queryClient.prefetchQuery(endpointQuery(cardsByFiltersEndpoint, { query })),
    ...dictionaries.map(endpoint =>
      queryClient.prefetchQuery({ ...endpointQuery(endpoint, {}), staleTime: Number.POSITIVE_INFINITY }),
    ),
  ])
}
