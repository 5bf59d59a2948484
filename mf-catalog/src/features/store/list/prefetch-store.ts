import { readStoreAddress, storeQuery } from '@shop/contracts/catalog/store-address'
import { cardsByFiltersEndpoint } from '@shop/contracts/catalog/store-cards'
import { $currency } from '@shop/shell/locale'
import { endpointQuery, queryClient } from '@shop/shell/query'

/** Loads the beginning of a list ahead of its page. */
export async function prefetchStore(address: URLSearchParams): Promise<void> {
  const query = storeQuery({ ...readStoreAddress(address), page: 1 }, $currency.get())
  await queryClient.prefetchQuery(endpointQuery(cardsByFiltersEndpoint, { query }))
}
