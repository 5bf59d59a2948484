import { createHttpApi } from '@shop/service-kit/http-api'
import type { PublicApi } from '@shop/service-kit/local-api'

type Origins = Record<'CATALOG_URL' | 'CART_CHECKOUT_URL', string>

const OF_ORDERS = /^\/api\/(?:orders|third-party-orders)\//

/** The calls behind pages, each at its owner: the catalogue, but for what is known of orders. */
export function createServicesApi({ CATALOG_URL, CART_CHECKOUT_URL }: Origins): PublicApi {
  const catalog = createHttpApi(CATALOG_URL)
  const orders = createHttpApi(CART_CHECKOUT_URL)
  return {
    call: (endpoint, input) => (OF_ORDERS.test(endpoint.path) ? orders : catalog).call(endpoint, input),
  }
}
