import {
  internalStaffProductsEndpoint,
  type StaffProductFilter,
  staffProductsEndpoint,
} from '@shop/contracts/staff/staff-products'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'

/** Products for staff; the catalogue keeps them. */
export function productRoutes(guards: Guards, catalog: InternalClient): Routes {
  const routes = createRoutes(guards)
  handle(routes, staffProductsEndpoint, ({ query }) => {
    const { 'search[article]': search, shown, sort, dir, page, limit, ...same } = query
    const filter: StaffProductFilter = { ...same, search, ...(shown && { shown: shown === '1' }) }
    return catalog.call(internalStaffProductsEndpoint, { filter, sort, dir, page, limit })
  })
  return routes
}
