import { orderInfoEndpoint } from '@shop/contracts/orders/orders'
import { useEndpoint } from '@shop/shell/query'
import { ASKING_PAUSE_MS, isUndecided, type OrderInfo, pauseMs } from '../order-status.ts'

/** An order by its public name, polled until the bank has answered. */
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

function pauseOf(order: OrderInfo, polls: number): number | false {
  if (order.asking_bank || order.difference?.asking_bank) return ASKING_PAUSE_MS
  return isUndecided(order) && pauseMs(polls)
}
