import type { Endpoint } from '@shop/contracts/endpoint'
import type { Call } from '@shop/service-kit/calls/call'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Change } from './audit-entry.ts'
import type { AuditLog } from './audit-log.ts'

/**
 * What a write answers, and what the audit log keeps of it; null only where nothing is other than before. An answer that has
 * to be asked for is a function: it is asked for when the change is recorded, so that its failure loses no record.
 */
export type Written<Result> = { answer: Result | (() => Promise<Result>); change: Change | null }

/** Records something before it is done, where a process that dies must not keep it from the log. */
export type Note = (change: Change) => Promise<void>

const audited = new WeakSet<object>()

/** Does every call of this endpoint leave an entry in the audit log? */
export function isAudited(endpoint: object): boolean {
  return audited.has(endpoint)
}

/** A route by which staff change something: it cannot be written without saying what the audit log keeps (rules §17.2). */
export function handleWrite<Params, Query, Body, Result>(
  routes: Routes,
  audit: AuditLog,
  endpoint: Endpoint<Params, Query, Body, Result>,
  write: (call: Call<Params, Query, Body>, who: string, note: Note) => Promise<Written<Result>>,
): void {
  audited.add(endpoint)
  handle(routes, endpoint, async call => {
    const who = call.staff().login
    const by = { who, address: call.auditAddress, request_id: call.requestId }
    const note: Note = change => audit.record({ ...change, ...by })
    const { answer, change } = await write(call, who, note)
    if (change) await note(change)
    return answer instanceof Function ? answer() : answer
  })
}
