import {
  fullOrderEndpoint,
  internalFullOrderEndpoint,
  internalStaffOrdersEndpoint,
  staffOrdersEndpoint,
} from '@shop/contracts/staff/orders/staff-orders'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'

const PAGE_LENGTH = 50

/** Orders for staff. They stay where they are owned: this service only checks who asks. */
export function orderRoutes(guards: Guards, cartCheckout: InternalClient): Routes {
  const routes = createRoutes(guards)

  handle(routes, staffOrdersEndpoint, ({ query }) => {
    const {
      limit = PAGE_LENGTH,
      page = 1,
      search = '',
      'filters[isPaid]': paid,
      'filters[needs]': needs = null,
    } = query
    const is_paid = paid === undefined ? null : paid === '1'
    return cartCheckout.call(internalStaffOrdersEndpoint, { limit, page, search, is_paid, needs })
  })

  handle(routes, fullOrderEndpoint, ({ query }) =>
    cartCheckout.call(internalFullOrderEndpoint, { number: query.order }),
  )
  return routes
}
