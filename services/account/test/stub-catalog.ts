import {
  internalForgetStockAlertsEndpoint,
  internalStockAlertFactsEndpoint,
  internalStockAlertsOfEndpoint,
  type StockAlertEmail,
} from '@shop/contracts/catalog/stock-alert-emails'
import type { ResultOf } from '@shop/contracts/endpoint'
import { demonstrationDetails, internalShopDetailsEndpoint } from '@shop/contracts/texts/shop-details'
import { createInternalCalls, handleInternal } from '@shop/service-kit/between-services/internal'
import type { StockAlertFacts } from '../src/clients/stock-alerts.ts'

/** The catalogue, as far as accounts ask it: what its emails say, by alert and email, and which mailboxes it forgot. */
export function stubCatalog() {
  const calls = createInternalCalls()
  const facts = new Map<string, StockAlertFacts>()
  const kept = new Map<string, ResultOf<typeof internalStockAlertsOfEndpoint>['alerts']>()
  const forgotten: string[] = []
  handleInternal(calls, internalShopDetailsEndpoint, () => ({
    details: demonstrationDetails,
    sender: { name: '', email: '' },
  }))
  handleInternal(calls, internalStockAlertFactsEndpoint, ({ alert, email }) => ({
    facts: facts.get(`${email} ${alert}`) ?? null,
  }))
  handleInternal(calls, internalStockAlertsOfEndpoint, ({ mailbox }) => ({ alerts: kept.get(mailbox) ?? [] }))
  handleInternal(calls, internalForgetStockAlertsEndpoint, ({ mailbox }) => {
    forgotten.push(mailbox)
    return {}
  })
  return {
    calls,
    forgotten,
    kept,
    /** The alert is due this email until it is taken away again. */
    says: (email: StockAlertEmail, alert: string, stated: StockAlertFacts) => facts.set(`${email} ${alert}`, stated),
    saysNothing: () => facts.clear(),
  }
}
