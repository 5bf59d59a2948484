import { orderInfoEndpoint } from '@shop/contracts/orders'
import { useEndpoint } from '@shop/shell/query'
import { statusOf } from './order-status.ts'
import { pauseMs } from './when-to-look.ts'

/** An order by its public name, looked at again and again until the bank has spoken. */
export function useOrder(ref: string) {
  return useEndpoint(
    orderInfoEndpoint,
    { query: { order: ref } },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        data && statusOf(data.order) === 'pending' ? pauseMs(dataUpdateCount) : false,
    },
  )
}
