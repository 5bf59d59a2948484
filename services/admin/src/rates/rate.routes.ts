import {
  bankRateEndpoint,
  internalBankRateEndpoint,
  internalPreviewRateEndpoint,
  internalRateEndpoint,
  internalSetCurrencyEndpoint,
  previewRateEndpoint,
  setCurrencyEndpoint,
  staffRateEndpoint,
} from '@shop/contracts/staff/staff-rates'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'

/** The rate of the euro for staff. It stays where prices are made. */
export function rateRoutes(guards: Guards, cartCheckout: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)
  handle(routes, staffRateEndpoint, () => cartCheckout.call(internalRateEndpoint, {}))
  handle(routes, previewRateEndpoint, ({ body }) => cartCheckout.call(internalPreviewRateEndpoint, body))
  handle(routes, bankRateEndpoint, ({ query }) => cartCheckout.call(internalBankRateEndpoint, query))
  handleWrite(routes, audit, setCurrencyEndpoint, async ({ body }, who) => {
    const { before, rate } = await cartCheckout.call(internalSetCurrencyEndpoint, { ...body, who })
    const change = { action: 'rate_change' as const, subject: body.currency, asked: body }
    return { answer: { rate }, change: { ...change, before: { rate: before }, after: { rate: rate.rate } } }
  })
  return routes
}
