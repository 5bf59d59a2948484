import { type AnyEndpoint, type Owner, onlyReads } from '@shop/contracts/endpoint'
import { publicEndpoints } from '@shop/contracts/public-endpoints'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { AskedByStaff } from '@shop/service-kit/between-services/staff-calls'
import type { Call } from '@shop/service-kit/calls/call'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { recordWrite } from '../audit/record-write.ts'

type ForwardDeps = { ask: Readonly<Record<Owner, InternalClient>>; audit: AuditLog }

/**
 * Every call of staff that another service decides. Here it is checked: session, right, second factor, contract; what changes
 * something is recorded. The owner is asked under the same path.
 */
export function forwardRoutes(guards: Guards, deps: ForwardDeps): Routes {
  const routes = createRoutes(guards)
  for (const endpoint of publicEndpoints)
    if (endpoint.owner) forward(routes, endpoint, deps.ask[endpoint.owner], deps.audit)
  return routes
}

function forward(routes: Routes, endpoint: AnyEndpoint, owner: InternalClient, audit: AuditLog): void {
  handle(routes, endpoint, call => {
    const asked = staffRequestOf(call)
    const file = endpoint.file ? call.file : undefined
    if (endpoint.csv) return owner.download(endpoint, asked)
    if (onlyReads(endpoint)) return owner.read(endpoint, asked, file)
    return recordWrite({ audit, endpoint, call, asked: { ...Object(call.query), ...Object(call.body) } }, () =>
      owner.write(endpoint, asked, file),
    )
  })
}

function staffRequestOf({ params, query, body, idempotencyKey, requestId, staff }: Call): AskedByStaff {
  return { params, query, body, idempotencyKey, requestId, who: staff().login }
}
