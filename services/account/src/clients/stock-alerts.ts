import {
  internalForgetStockAlertsEndpoint,
  internalStockAlertFactsEndpoint,
  internalStockAlertsOfEndpoint,
  type StockAlertEmail,
} from '@shop/contracts/catalog/stock-alert-emails'
import type { ResultOf } from '@shop/contracts/endpoint'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'

export type StockAlertFacts = NonNullable<ResultOf<typeof internalStockAlertFactsEndpoint>['facts']>
type KeptStockAlert = ResultOf<typeof internalStockAlertsOfEndpoint>['alerts'][number]
export type StockAlerts = ReturnType<typeof createStockAlerts>

/** Who waits for sizes that are sold out, only the catalogue knows. */
export function createStockAlerts(client: InternalClient) {
  return {
    /** What the email says; null when it is no longer needed. */
    async factsOf(alert: string, email: StockAlertEmail): Promise<StockAlertFacts | null> {
      return (await client.call(internalStockAlertFactsEndpoint, { alert, email })).facts
    },

    async of(mailbox: string): Promise<KeptStockAlert[]> {
      return (await client.call(internalStockAlertsOfEndpoint, { mailbox })).alerts
    },

    async forget(mailbox: string): Promise<void> {
      await client.call(internalForgetStockAlertsEndpoint, { mailbox })
    },
  }
}
