import { thirdPartyOrderInfoEndpoint } from '@shop/contracts/third-party-orders'
import { useEndpoint } from '@shop/shell/query'
import { isUndecided } from './third-party-status.ts'
import { pauseMs } from './when-to-look.ts'

/** The order by its link, looked at again and again until the bank has spoken. */
export function useThirdPartyOrder(ref: string) {
  return useEndpoint(
    thirdPartyOrderInfoEndpoint,
    { query: { order: ref } },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        data && isUndecided(data.order) ? pauseMs(dataUpdateCount) : false,
    },
  )
}
