import {
  firstStepsEndpoint,
  internalCatalogStepsEndpoint,
  internalCheckoutStepsEndpoint,
} from '@shop/contracts/staff/storefront/staff-first-steps'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'

/** What leads from an empty shop to its first sale. */
export function firstStepRoutes(guards: Guards, catalog: InternalClient, cartCheckout: InternalClient): Routes {
  const routes = createRoutes(guards)
  handle(routes, firstStepsEndpoint, async () => {
    const [goods, terms] = await Promise.all([
      catalog.call(internalCatalogStepsEndpoint, {}),
      cartCheckout.call(internalCheckoutStepsEndpoint, {}),
    ])
    return { done: { ...terms, ...goods } }
  })
  return routes
}
