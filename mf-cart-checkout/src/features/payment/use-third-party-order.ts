import { thirdPartyOrderInfoEndpoint } from '@shop/contracts/third-party-orders'
import { useEndpoint } from '@shop/shell/query'
import { isUndecided, type ThirdPartyInfo } from './third-party-status.ts'
import { ASKING_PAUSE_MS, pauseMs } from './when-to-look.ts'

/** The order by its link, looked at again and again until the bank has spoken. */
export function useThirdPartyOrder(ref: string) {
  return useEndpoint(
    thirdPartyOrderInfoEndpoint,
    { query: { order: ref } },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data, dataUpdateCount } }) => (data ? pauseOf(data.order, dataUpdateCount) : false),
    },
  )
}

function pauseOf(order: ThirdPartyInfo, looks: number): number | false {
  if (order.asking_bank) return ASKING_PAUSE_MS
  return isUndecided(order) && pauseMs(looks)
}
