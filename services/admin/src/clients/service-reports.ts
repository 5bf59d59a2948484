import type { ServiceName } from '@shop/contracts/parts'
import { internalOutbox, type OutboxService, type OutboxState } from '@shop/contracts/staff/orders/staff-outbox'
import { type HealthCheck, internalHealth } from '@shop/contracts/staff/staff-health'
import {
  internalCatalogStepsEndpoint,
  internalCheckoutStepsEndpoint,
} from '@shop/contracts/staff/storefront/staff-first-steps'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import { withTimeLimit } from '@shop/service-kit/calls/time-limit'
import type { Log } from '@shop/service-kit/log/log'

/** Staff wait no longer for a service of which they want to know whether it answers. */
const PATIENCE_MS = 4000

export type ServiceReports = ReturnType<typeof createServiceReports>

/** What each service reports of its own work, for screens that show all of them together. */
export function createServiceReports(services: Readonly<Record<ServiceName, InternalClient>>, log: Log) {
  return {
    /** Null of a service that fails or takes too long. */
    health(service: keyof typeof internalHealth): Promise<HealthCheck[] | null> {
      const asked = services[service].call(internalHealth[service], {})
      const answer = asked.then(({ checks }) => checks)
      const answerOrNull = answer.catch(err => {
        log.warn({ err, service }, 'a service does not say how it is')
        return null
      })
      return withTimeLimit(answerOrNull, PATIENCE_MS, () => null)
    },

    outbox: (service: OutboxService) => services[service].call(internalOutbox[service].list, {}),

    outboxPage: (service: OutboxService, state: OutboxState, after: { due: string; id: string } | null) =>
      services[service].call(internalOutbox[service].page, { state, after }),

    async retry(service: OutboxService, id: string): Promise<void> {
      await services[service].call(internalOutbox[service].retry, { id })
    },

    async firstSteps() {
      const [goods, terms] = await Promise.all([
        services.catalog.call(internalCatalogStepsEndpoint, {}),
        services['cart-checkout'].call(internalCheckoutStepsEndpoint, {}),
      ])
      return { goods, terms }
    },
  }
}
