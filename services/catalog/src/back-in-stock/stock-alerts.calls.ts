import {
  internalForgetStockAlertsEndpoint,
  internalStockAlertFactsEndpoint,
  internalStockAlertsOfEndpoint,
} from '@shop/contracts/catalog/stock-alert-emails'
import { stockDemandEndpoint } from '@shop/contracts/staff/goods/staff-stock'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead } from '@shop/service-kit/between-services/staff-calls'
import { alertFacts, type FactsDeps } from './alert-emails.ts'

/** The calls of the account service, which sends the emails, and of staff, who see how many wait. */
export function addStockAlertCalls(internal: InternalCalls, deps: FactsDeps): void {
  handleInternal(internal, internalStockAlertFactsEndpoint, async ({ alert, email }) => ({
    facts: await alertFacts(deps, alert, email),
  }))
  staffRead(internal, stockDemandEndpoint, async ({ params: { article } }) => ({
    demand: await deps.stockAlerts.demandFor(article),
  }))
  handleInternal(internal, internalStockAlertsOfEndpoint, async ({ mailbox }) => {
    const alerts = await deps.stockAlerts.ofMailbox(mailbox)
    return {
      alerts: alerts.map(({ article, size, state, asked_at }) => ({
        article,
        size,
        state,
        asked_at: asked_at.toISOString(),
      })),
    }
  })
  handleInternal(internal, internalForgetStockAlertsEndpoint, async ({ mailbox }) => {
    await deps.stockAlerts.removeMailbox(mailbox)
    return {}
  })
}
