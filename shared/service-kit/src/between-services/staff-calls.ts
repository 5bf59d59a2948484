import { type AnyEndpoint, type Endpoint, onlyReads } from '@shop/contracts/endpoint'
import type { Download } from '../calls/download.ts'
import { sayIfNothingDone } from '../calls/nothing-done.ts'
import type { InternalCalls } from './internal.ts'

/** What staff ask of the service that decides it. services/admin has checked session, right, step-up and contract. */
export type StaffCall<Params = unknown, Query = unknown, Body = unknown> = {
  params: Params
  query: Query
  body: Body
  /** The file that the call carries; empty for calls that carry none. */
  file: Buffer
  /** The login of who asks. */
  who: string
  /** UUID of the header for idempotent calls, empty for others. */
  idempotencyKey: string
  /** As it stands in logs and in the answer. */
  requestId: string
}

/** What staff changed, for the audit log; an action that changes a fact also records before and after. */
export type Change = {
  action: string
  /** Which one: a number, an article, a login. */
  subject?: string
  /** All of them, where one change was about several. */
  subjects?: readonly string[]
  /** What was asked for, where that is not all of `after`. */
  asked?: unknown
  /** A change that several may report is recorded once under this. */
  once?: string
  before?: unknown
  after?: unknown
}

/** What a write answers, and what the audit log keeps of it; null where nothing is other than before, or not yet. */
export type Written<Result> = {
  answer: Result
  change: Change | null
  /** The change goes on after the answer: its entry stays open until the owner says what it came to. */
  isInProgress?: boolean
}

/** The fields of a call as they travel between services; its file goes beside them. */
export type AskedByStaff = Omit<StaffCall, 'file'>

/** Registers what staff read, beside its rule. Throws at start for a contract that is not of staff, or changes something. */
export function staffRead<Params, Query, Body, Result>(
  calls: InternalCalls,
  endpoint: Endpoint<Params, Query, Body, Result>,
  read: (call: StaffCall<Params, Query, Body>) => Promise<Result> | Result,
): void {
  if (!onlyReads(endpoint)) throw new Error(`${endpoint.method} ${endpoint.path} is not declared to only read`)
  register(calls, endpoint, read)
}

/** Registers a file that staff take with them, beside its rule: what it refuses, it refuses before the first part. */
export function staffDownload<Params, Query, Body>(
  calls: InternalCalls,
  endpoint: Endpoint<Params, Query, Body, unknown>,
  write: (call: StaffCall<Params, Query, Body>) => Promise<Download>,
): void {
  if (!endpoint.csv) throw new Error(`${endpoint.method} ${endpoint.path} is not declared to answer a file`)
  register(calls, endpoint, write)
}

/**
 * Registers what staff change, beside its rule. A repeat under the same key answers the change that the first one made. What is
 * refused before the first write of the call says that nothing was done (`NothingDone`).
 * Throws at start for a contract that is not of staff, only reads, or has no name in the audit log.
 */
export function staffWrite<Params, Query, Body, Result>(
  calls: InternalCalls,
  endpoint: Endpoint<Params, Query, Body, Result>,
  write: (call: StaffCall<Params, Query, Body>) => Promise<Written<Result>>,
): void {
  const { method, path, action } = endpoint
  if (onlyReads(endpoint) || !action) throw new Error(`${method} ${path} is not declared as a change with an action`)
  register(calls, endpoint, call => sayIfNothingDone(() => write(call)))
}

function register<Params, Query, Body>(
  calls: InternalCalls,
  endpoint: Endpoint<Params, Query, Body, unknown>,
  run: (call: StaffCall<Params, Query, Body>) => unknown,
): void {
  const { owner, access } = endpoint
  if (!owner || !access.startsWith('staff')) throw new Error(`${endpoint.path} names no owner for a call of staff`)
  const path = staffCallPath(endpoint)
  if (calls.has(path)) throw new Error(`${path} is registered twice`)
  // What comes here has been checked against this contract by who forwards it.
  calls.set(path, {
    endpoint,
    run: async (asked, file) => run({ ...(asked as StaffCall<Params, Query, Body>), file }),
  })
}

/** The internal door of a staff call: its own path, behind the prefix that is out of reach from outside. */
export function staffCallPath({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): string {
  return `/internal/${method}${path}`
}
