import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Catalog } from '../clients/catalog.ts'
import type { TaskDeps } from '../order/run-tasks.ts'
import type { NovaPoshtaAccount } from '../ports/nova-poshta/nova-poshta-api.ts'
import { openTracking } from '../ports/nova-poshta/track-parcels.ts'
import { pollTracking } from './poll-tracking.ts'
import { assignArrivals, watchOrders } from './run-watch.ts'

/** `novaPoshta`: null when no carrier is set up that could be asked about parcels. */
type FulfilmentDeps = TaskDeps & { catalog: Catalog; novaPoshta: NovaPoshtaAccount | null }

/** What happens to paid orders by the clock: parcels, pre-orders and reminders. */
export function openFulfilment(deps: FulfilmentDeps): ServiceModule {
  const track = openTracking(deps.novaPoshta)
  const poll = track && (() => pollTracking({ ...deps, track }))
  return {
    jobs: [
      { name: 'watch-orders', everySeconds: 15, leaseSeconds: 120, run: () => watchOrders(deps) },
      { name: 'assign-arrivals', everySeconds: 30, leaseSeconds: 120, run: () => assignArrivals(deps) },
      ...(poll ? [{ name: 'ask-carrier', everySeconds: 900, leaseSeconds: 300, run: poll }] : []),
    ],
  }
}
