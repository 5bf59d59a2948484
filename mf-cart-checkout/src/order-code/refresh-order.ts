import { orderLinesEndpoint } from '@shop/contracts/orders/order-lines'
import { orderInfoEndpoint } from '@shop/contracts/orders/orders'
import { endpointKey, queryClient } from '@shop/shell/query'

/** This browser may see more of the order from now on: what was answered before is fetched again. */
export async function refreshOrder(order: string): Promise<void> {
  const keys = [orderInfoEndpoint, orderLinesEndpoint].map(({ path }) => endpointKey(path, { query: { order } }))
  await Promise.all(keys.map(queryKey => queryClient.invalidateQueries({ queryKey })))
}
