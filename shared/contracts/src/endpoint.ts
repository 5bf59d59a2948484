import type * as z from 'zod/mini'
import type { ServiceName } from './parts.ts'

/** Who may call: everybody, a signed-in customer, staff with a right (or any staff), another service. */
export type Access = 'public' | 'customer' | 'staff' | `staff:${StaffRight}` | 'internal' | 'provider'

/** Rights of staff; the owner has all (docs/rules.md, "Permissions"). */
export const staffRights = [
  'orders',
  'fulfilment',
  'content',
  'statistics',
  'refunds',
  'customers',
  'promo',
  'rates',
  'settings',
  'outbox',
  'staff',
  'system',
] as const
export type StaffRight = (typeof staffRights)[number]

/** A call that carries a file as it is, instead of JSON. */
export type FileBody = {
  /** Media types that may come; what the bytes are is judged by the code that reads them. */
  types: readonly string[]
  maxBytes: number
}

/** The service that decides a call of staff; services/admin forwards to it whatever is not its own. */
export type Owner = Exclude<ServiceName, 'admin'>

type Asked<Params, Query, Body> = { params: Params; query: Query; body: Body }
/** Written as a method, so that an endpoint of any fields is still an `AnyEndpoint`. */
type ActionOf<Params, Query, Body> = { of(asked: Asked<Params, Query, Body>): string }['of']

type Schema<Value> = z.ZodMiniType<Value>

/** One HTTP call, described once: the service checks against it, the browser is typed by it, the OpenAPI page is made of it. */
export type Endpoint<Params = unknown, Query = unknown, Body = unknown, Result = unknown> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** One sentence for the OpenAPI page. */
  summary: string
  access: Access
  /** Of a call of staff: the service that decides it, unless that is services/admin itself. */
  owner?: Owner
  /** Of what staff change: its name in the audit log (`product_change`), or what names it by what is asked. */
  action?: string | ActionOf<Params, Query, Body>
  /**
   * Of what staff change: the fields that the audit log may keep, of what was asked and of what was before and after, whatever becomes of the
   * call; a dot leads into a field. None where it is left out. `all`: nothing that is typed there is about a customer.
   */
  audited?: 'all' | readonly string[]
  params?: Schema<Params>
  query?: Schema<Query>
  body?: Schema<Body>
  /** Of the JSON that it answers; of a file only what stands beside it. */
  result: Schema<Result>
  /** Its body is a file. Between services `body` comes along with it. */
  file?: FileBody
  /** Its answer is a file in CSV, or XLSX where that is asked for, sent while it is being written. */
  csv?: true
  /** Query values are JSON, text too, as in the store's filters. */
  jsonQuery?: true
  /** Status of a good answer; 200 by default. */
  success?: 200 | 201
  /** Changes nothing, though its body makes it a POST: the caller waits no longer than for a GET. */
  onlyReads?: true
  /** Everybody gets the same answer, and no secret stands in it: it may be compressed. */
  sameForAll?: true
  /** The call needs the header `Idempotency-Key` with a UUID. */
  idempotent?: true
  /** Done twice it leaves what it leaves when it is done once: who got no answer may ask another copy of the service. */
  repeatable?: true
  /**
   * A session alone does not allow it: password and code must have been shown again within five minutes. Whatever changes people
   * of the staff asks for that unless it says `false`.
   */
  stepUp?: boolean
}

export type AnyEndpoint = Endpoint<unknown, unknown, unknown, unknown>
export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? P : never
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? Q : never
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? B : never
export type ResultOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? R : never

/** Does it change nothing? */
export function onlyReads(endpoint: Pick<AnyEndpoint, 'method' | 'onlyReads'>): boolean {
  return endpoint.method === 'GET' || endpoint.onlyReads === true
}

/** May it be asked again when no answer came? What only reads, what leaves nothing more the second time, and what carries its key. */
export function isRepeatable(
  endpoint: Pick<AnyEndpoint, 'method' | 'onlyReads' | 'repeatable' | 'idempotent'>,
  idempotencyKey = '',
): boolean {
  return onlyReads(endpoint) || endpoint.repeatable === true || (endpoint.idempotent === true && idempotencyKey !== '')
}

/** Declares a call; it only infers the types of its schemas. */
export function defineEndpoint<Params, Query, Body, Result>(
  endpoint: Endpoint<Params, Query, Body, Result>,
): Endpoint<Params, Query, Body, Result> {
  return endpoint
}
