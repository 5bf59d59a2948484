import { productCountByFiltersEndpoint } from '@shop/contracts/catalog/product-lists'
import { type StoreFilter, storeQuery } from '@shop/contracts/catalog/store-address'
import type { Currency } from '@shop/money/money'
import { $currency } from '@shop/shell/locale'
import { endpointQuery, queryClient, useQuery } from '@shop/shell/query'
import { useStore } from '@shop/shell/use-store'
import { type Narrowing, narrowingsOf, without } from '../filters/filter.ts'

/** For a list with nothing in it: how many there would be without each filter that narrows it, the most first. */
export function useLooserCounts(filter: StoreFilter) {
  const currency = useStore($currency)
  const used = narrowingsOf(filter)
  return useQuery({
    queryKey: ['looser', filter, currency],
    queryFn: async () => {
      const counts = await Promise.all(used.map(narrowing => countWithout(filter, narrowing, currency)))
      return counts.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)
    },
    enabled: used.length > 1,
  })
}

async function countWithout(filter: StoreFilter, narrowing: Narrowing, currency: Currency) {
  const { limit: _, page: __, sort: ___, view: ____, ...query } = storeQuery(without(filter, narrowing), currency)
  const { count } = await queryClient.fetchQuery(endpointQuery(productCountByFiltersEndpoint, { query }))
  return { narrowing, count }
}
