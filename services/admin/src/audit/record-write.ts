import { type AnyEndpoint, type Endpoint, onlyReads } from '@shop/contracts/endpoint'
import type { Written } from '@shop/service-kit/between-services/staff-calls'
import { requestHash } from '@shop/service-kit/calls/body-hash'
import type { Call } from '@shop/service-kit/calls/call'
import { handle } from '@shop/service-kit/calls/handle'
import { NothingDone, sayIfNothingDone } from '@shop/service-kit/calls/nothing-done'
import type { Routes } from '@shop/service-kit/calls/routes'
import { failpoint } from '@shop/service-kit/process/failpoints'
import type { AuditLog } from './audit-log.ts'
import { auditedChange, auditedPart } from './audited-fields.ts'
import type { KeyedRequest } from './begun-entries.ts'

/** As `Written`; an answer that has to be asked for is a function: it is asked for when the change is recorded. */
export type Recorded<Result> = Written<Result | (() => Promise<Result>)>

type WriteDeps = { audit: AuditLog; endpoint: AnyEndpoint; call: Call; asked?: unknown }

/**
 * Does what staff asked for, with an entry in the audit log that is there before anything is done: it is completed from the
 * answer, and taken back where the owner reports that nothing was done or nothing changed. After any other error it
 * stays as *outcome unknown*; a repeat under the same key completes it.
 * @throws ShopError idempotency_conflict when the key is that of another body or another person
 */
export async function recordWrite<Result>(
  { audit, endpoint, call, asked }: WriteDeps,
  write: () => Promise<Recorded<Result>>,
): Promise<Result> {
  const { login: who } = call.staff()
  const begun = await audit.begin({
    who,
    address: call.auditAddress,
    request_id: call.requestId,
    action: actionOf(endpoint, call),
    subject: subjectOf(call),
    asked: auditedPart(endpoint, asked),
    request: requestOf(endpoint, call),
  })
  try {
    const { answer, change, isInProgress } = await write()
    await failpoint('staff-answered')
    if (!isInProgress) await (change ? begun.complete(auditedChange(endpoint, change)) : begun.takeBack())
    return answer instanceof Function ? await answer() : answer
  } catch (error) {
    if (error instanceof NothingDone) await begun.takeBack()
    throw error
  }
}

/** A route of this service by which staff change something; its contract names the action for the audit log. */
export function handleWrite<Params, Query, Body, Result>(
  routes: Routes,
  audit: AuditLog,
  endpoint: Endpoint<Params, Query, Body, Result>,
  write: (call: Call<Params, Query, Body>, who: string) => Promise<Recorded<Result>>,
): void {
  handle(routes, endpoint, call =>
    recordWrite({ audit, endpoint, call }, () => sayIfNothingDone(() => write(call, call.staff().login))),
  )
}

function requestOf(endpoint: AnyEndpoint, call: Call): KeyedRequest | undefined {
  const { idempotencyKey: key } = call
  return key === '' ? undefined : { key, bodyHash: requestHash(endpoint, call) }
}

function actionOf({ action, method, path }: AnyEndpoint, { params, query, body }: Call): string {
  const named = action instanceof Function ? action({ params, query, body }) : action
  if (!named) throw new Error(`${method} ${path} has no name in the audit log`)
  return named
}

/**
 * What the address names first, the order that its query names, or the key that the call is repeated under. What is new gets its
 * name from the answer.
 */
function subjectOf({ params, query, idempotencyKey }: Call): string {
  const [first = Object(query).order ?? idempotencyKey] = Object.values(params ?? {})
  return typeof first === 'string' ? first : ''
}

/** Does every call of this endpoint leave an entry? */
export function isRecorded(endpoint: AnyEndpoint): boolean {
  return !onlyReads(endpoint) && endpoint.action !== undefined
}
