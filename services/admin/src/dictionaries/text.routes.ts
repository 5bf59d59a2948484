import {
  changeTextEndpoint,
  internalChangeTextEndpoint,
  internalRestoreTextEndpoint,
  internalStaffTextEndpoint,
  internalStaffTextsEndpoint,
  internalTextVersionEndpoint,
  restoreTextEndpoint,
  staffTextEndpoint,
  staffTextsEndpoint,
  textVersionEndpoint,
} from '@shop/contracts/staff/storefront/staff-texts'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'

/** Static pages for staff. */
export function textRoutes(guards: Guards, catalog: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)
  handle(routes, staffTextsEndpoint, () => catalog.call(internalStaffTextsEndpoint, {}))
  handle(routes, staffTextEndpoint, ({ params }) => catalog.call(internalStaffTextEndpoint, params))
  handle(routes, textVersionEndpoint, ({ params: { page, revision } }) =>
    catalog.call(internalTextVersionEndpoint, { page, revision: Number(revision) }),
  )
  handleWrite(routes, audit, changeTextEndpoint, async ({ params, body }, who) => {
    const { page, before } = await catalog.call(internalChangeTextEndpoint, { ...params, ...body, who })
    return { answer: { page }, change: { action: 'text_change', subject: params.page, before, after: page.text } }
  })
  handleWrite(routes, audit, restoreTextEndpoint, async ({ params, body }, who) => {
    const { page, before } = await catalog.call(internalRestoreTextEndpoint, { ...params, ...body, who })
    const asked = { to: body.to }
    return {
      answer: { page },
      change: { action: 'text_restore', subject: params.page, asked, before, after: page.text },
    }
  })
  return routes
}
