import { orderInfoEndpoint } from '@shop/contracts/orders/orders'
import { thirdPartyOrderInfoEndpoint } from '@shop/contracts/orders/third-party-orders'
import type { PageRequest } from '../page/page-request.ts'

/**
 * Is there an order of this public name? What it is about, only the browser asks: the server does not know whose it is.
 * @throws ShopError not_found
 */
export function checkOrder({ check, params }: PageRequest): Promise<unknown> {
  return check(orderInfoEndpoint, { query: { order: params.order } })
}

/** The same for an order by link. @throws ShopError not_found */
export function checkThirdPartyOrder({ check, params }: PageRequest): Promise<unknown> {
  return check(thirdPartyOrderInfoEndpoint, { query: { order: params.order } })
}
