import { allAreasEndpoint } from '@shop/contracts/delivery/location'
import type { ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { lasting } from '@shop/forms/places'
import { queryClient, type UseQueryResult, useEndpoint } from '@shop/shell/query'

const ASK_AGAIN = 60_000

/** What is known of the list as a whole; neither there nor away while nobody has answered. */
export type Directory = { isAway: boolean; isThere: boolean; isLoading: boolean; retry: () => void }

/**
 * Is there any list of the carrier's places to choose from? A shop that has none yet says so, or knows no area; a connection
 * that broke says nothing of the list. It is asked for again, for it may come while an address is typed.
 */
export function useDirectory(): Directory {
  const answer = useEndpoint(
    allAreasEndpoint,
    {},
    { ...lasting, refetchInterval: ({ state }) => isMissing(state) && ASK_AGAIN },
  )
  const isAway = isMissing(answer)
  return { isAway, isThere: answer.isSuccess && !isAway, isLoading: answer.isFetching, retry: answer.refetch }
}

function isMissing({
  data,
  error,
}: Pick<UseQueryResult<ResultOf<typeof allAreasEndpoint>>, 'data' | 'error'>): boolean {
  return (error instanceof ShopError && error.code === 'carrier_unavailable') || data?.areas.length === 0
}

/** After the service has said that it is otherwise than the form believes. */
export const refreshList = () => queryClient.invalidateQueries({ queryKey: [allAreasEndpoint.path] })
