import {
  firstStepsEndpoint,
  internalCatalogStepsEndpoint,
  internalCheckoutStepsEndpoint,
} from '@shop/contracts/staff/storefront/staff-first-steps'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { StaffRepository } from '../staff/staff.repository.ts'

type Sources = { catalog: InternalClient; cartCheckout: InternalClient; people: StaffRepository }

/** What leads from an empty shop to its first sale, as the data of all services have it. */
export function firstStepRoutes(guards: Guards, { catalog, cartCheckout, people }: Sources): Routes {
  const routes = createRoutes(guards)
  handle(routes, firstStepsEndpoint, async ({ staff }) => {
    const [goods, { payments_mode = 'none', ...terms }, everybody] = await Promise.all([
      catalog.call(internalCatalogStepsEndpoint, {}),
      cartCheckout.call(internalCheckoutStepsEndpoint, {}),
      people.all(),
    ])
    const active = everybody.filter(({ isOff }) => !isOff)
    const me = active.find(({ id }) => id === staff().id)
    return {
      done: {
        ...goods,
        ...terms,
        // Until the other services are of this release they do not say.
        shops: goods.shops ?? false,
        seller: goods.seller ?? false,
        payments: terms.payments ?? false,
        staff: active.length > 1,
        second_factor: me?.hasSecondFactor ?? false,
      },
      payments_mode,
    }
  })
  return routes
}
