import {
  changeShopsEndpoint,
  internalChangeShopsEndpoint,
  internalStaffShopsEndpoint,
  staffShopsEndpoint,
} from '@shop/contracts/staff/storefront/staff-shops'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'

/** Our shops for staff: where they are and when they are open. */
export function shopRoutes(guards: Guards, catalog: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)
  handle(routes, staffShopsEndpoint, () => catalog.call(internalStaffShopsEndpoint, {}))
  handleWrite(routes, audit, changeShopsEndpoint, async ({ body }, who) => {
    const { shops, subject, before, after } = await catalog.call(internalChangeShopsEndpoint, { change: body, who })
    return { answer: { shops }, change: { action: `shop_${body.action}`, subject, before, after } }
  })
  return routes
}
