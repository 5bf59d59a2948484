import {
  type FullOrder,
  fullOrderEndpoint,
  orderTabsEndpoint,
  staffOrdersEndpoint,
} from '@shop/contracts/staff/orders/staff-orders'
import { endpointKey, queryClient } from '@shop/shell/query'

/** Puts the answer of a change on the screen at once; lists and tabs are fetched again. */
export function showOrder(order: FullOrder): void {
  queryClient.setQueryData(endpointKey(fullOrderEndpoint.path, { query: { order: order.number } }), { order })
  for (const { path } of [staffOrdersEndpoint, orderTabsEndpoint])
    void queryClient.invalidateQueries({ queryKey: [path] })
}
