import {
  internalNewRedirectEndpoint,
  internalRedirectsEndpoint,
  internalRemoveRedirectEndpoint,
  newRedirectEndpoint,
  redirectsEndpoint,
  removeRedirectEndpoint,
} from '@shop/contracts/staff/storefront/staff-redirects'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'

/** Old addresses that lead on, for staff. */
export function redirectRoutes(guards: Guards, catalog: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)
  handle(routes, redirectsEndpoint, () => catalog.call(internalRedirectsEndpoint, {}))
  handleWrite(routes, audit, newRedirectEndpoint, async ({ body }, who) => {
    const answer = await catalog.call(internalNewRedirectEndpoint, { ...body, who })
    const { from, to } = answer.redirect
    return { answer, change: { action: 'redirect_add', subject: from, after: to } }
  })
  handleWrite(routes, audit, removeRedirectEndpoint, async ({ body }) => {
    const { before } = await catalog.call(internalRemoveRedirectEndpoint, body)
    return { answer: {}, change: { action: 'redirect_remove', subject: before.from, before: before.to } }
  })
  return routes
}
