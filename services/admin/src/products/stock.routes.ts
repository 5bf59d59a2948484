import type { StaffStock } from '@shop/contracts/staff/goods/staff-product-forms'
import {
  changeStockEndpoint,
  internalChangeStockEndpoint,
  internalStockDemandEndpoint,
  stockDemandEndpoint,
} from '@shop/contracts/staff/goods/staff-stock'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'

/** The stock of products, and who waits for it; the catalogue keeps both. */
export function stockRoutes(guards: Guards, catalog: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)
  handle(routes, stockDemandEndpoint, ({ params }) => catalog.call(internalStockDemandEndpoint, params))
  handleWrite(
    routes,
    audit,
    changeStockEndpoint,
    async ({ params: { article }, body: change, idempotencyKey: key }) => {
      const { before, stock } = await catalog.call(internalChangeStockEndpoint, { article, key, change })
      const [old, now] = [countsOf(before), countsOf(stock)]
      const isSame = JSON.stringify(old) === JSON.stringify(now)
      return {
        answer: { stock },
        change: isSame ? null : { action: 'stock_change', subject: article, asked: change, before: old, after: now },
      }
    },
  )
  return routes
}

/** On hand by size: what lies there, reserved or not. */
function countsOf(stock: readonly StaffStock[]): Record<string, number> {
  return Object.fromEntries(
    stock.map(({ size, available, reserved, arrived, missing }) => [size, available + reserved + arrived - missing]),
  )
}
