import { orderInfoEndpoint } from '@shop/contracts/orders'
import { useEndpoint } from '@shop/shell/query'
import { isUndecided, type OrderInfo } from './order-status.ts'
import { ASKING_PAUSE_MS, pauseMs } from './when-to-look.ts'

/** An order by its public name, looked at again and again until the bank has spoken. */
export function useOrder(ref: string) {
  return useEndpoint(
    orderInfoEndpoint,
    { query: { order: ref } },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data, dataUpdateCount } }) => (data ? pauseOf(data.order, dataUpdateCount) : false),
    },
  )
}

function pauseOf(order: OrderInfo, looks: number): number | false {
  if (order.asking_bank) return ASKING_PAUSE_MS
  return isUndecided(order) && pauseMs(looks)
}
