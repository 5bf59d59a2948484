import type { Endpoint } from '@shop/contracts/endpoint'
import type { Call } from '@shop/service-kit/calls/call'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from './audit-log.ts'
import { type Recorded, recordWrite } from './record-write.ts'

/** A route of this service by which staff change something; its contract names the action for the audit log. */
export function handleWrite<Params, Query, Body, Result>(
  routes: Routes,
  audit: AuditLog,
  endpoint: Endpoint<Params, Query, Body, Result>,
  write: (call: Call<Params, Query, Body>, who: string) => Promise<Recorded<Result>>,
): void {
  handle(routes, endpoint, call => recordWrite({ audit, endpoint, call }, () => write(call, call.staff().login)))
}
