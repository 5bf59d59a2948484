import { call } from '@shop/api-client/call'
import type { CallInput } from '@shop/api-client/input'
import { MINUTE_MS } from '@shop/calendar/durations'
import type { AnyEndpoint, ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { onlineManager, QueryClient, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'

export { keepPreviousData, QueryClientProvider, type UseQueryResult, useQuery } from '@tanstack/react-query'

/** The one cache of what services answered; the host provides it to the whole page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: MINUTE_MS, gcTime: 10 * MINUTE_MS, refetchOnWindowFocus: false, retry: isWorthOneMoreTry },
  },
})

// The page that is kept for such moments began without a connection, and no event says so. Of any other page it is not
// believed: some browsers say it of computers that have one.
if (document.documentElement.dataset.keptFrame !== undefined && !navigator.onLine) onlineManager.setOnline(false)

/** A refusal will not change by asking again; a lost connection or a failing service may. */
function isWorthOneMoreTry(failures: number, error: Error): boolean {
  const isRefused = error instanceof ShopError && error.code !== 'unknown'
  return failures < 1 && !isRefused
}

/** Where an answer lies in the cache; the server's first answers are put under the same key. */
export function endpointKey(path: string, input: object) {
  return [path, input] as const
}

/** The question of `useEndpoint`, also for `queryClient.fetchQuery` and `prefetchQuery`. */
export function endpointQuery<Called extends AnyEndpoint>(endpoint: Called, input: CallInput<Called>) {
  return {
    queryKey: endpointKey(endpoint.path, input),
    queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, input, { signal }),
    // By it the back office forgets what only staff may ask.
    meta: { access: endpoint.access },
  }
}

type EndpointOptions<Result> = Pick<
  UseQueryOptions<Result>,
  'enabled' | 'staleTime' | 'placeholderData' | 'refetchInterval' | 'refetchOnMount' | 'retry'
>

/** An answer of a service, kept under its path and input; the server's first answers are found there too. */
export function useEndpoint<Called extends AnyEndpoint>(
  endpoint: Called,
  input: CallInput<Called>,
  options: EndpointOptions<ResultOf<Called>> = {},
): UseQueryResult<ResultOf<Called>> {
  return useQuery<ResultOf<Called>>({ ...endpointQuery(endpoint, input), ...options })
}
