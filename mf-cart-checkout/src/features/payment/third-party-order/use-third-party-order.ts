import { thirdPartyOrderInfoEndpoint } from '@shop/contracts/orders/third-party-orders'
import { useEndpoint } from '@shop/shell/query'
import { ASKING_PAUSE_MS, pauseMs } from '../order-status.ts'
import { isUndecided, type ThirdPartyInfo } from './third-party-status.ts'

/** The order by its link, polled until the bank has answered. */
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

function pauseOf(order: ThirdPartyInfo, polls: number): number | false {
  if (order.asking_bank) return ASKING_PAUSE_MS
  return isUndecided(order) && pauseMs(polls)
}
