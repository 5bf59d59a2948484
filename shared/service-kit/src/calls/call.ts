import type { Locale } from '@shop/contracts/texts/text'
import type { Context } from 'koa'
import type { ClientKey } from '../auth/client-key.ts'
import type { Download } from './download.ts'
import type { SignedInCustomer, SignedInStaff } from './guards.ts'
import type { PreparedAnswer } from './prepared/prepared-answer.ts'
import type { PrevalidatedResponse } from './written-json.ts'

/** What a handler works with. Past this line everything is checked. */
export type Call<Params = unknown, Query = unknown, Body = unknown> = {
  params: Params
  query: Query
  body: Body
  /** The file that the call carries; empty for calls that carry none. */
  file: Buffer
  locale: Locale
  /** The signed-in customer; throws `not_authenticated` where the contract lets guests in. */
  customer(): SignedInCustomer
  staff(): SignedInStaff
  /** Session id as the browser sent it, not yet looked up. */
  session: string | null
  /** The guest's own id; null until a service hands one out with setCookie(ctx, buyerCookie, …). */
  buyer: string | null
  /** UUID of the header for idempotent calls, empty for others. */
  idempotencyKey: string
  /** Under whose key tries are counted: the client's address, or its whole IPv6 network. */
  client: ClientKey
  /** The address as it came, for the audit log only: limits count `client`. */
  auditAddress: string
  /** As it stands in logs and in `X-Request-Id` of the answer; empty when this process asks itself. */
  requestId: string
  /** For cookies and headers. Null when this process asks itself (local-api). */
  ctx: Context | null
}

export type Answer<Result> = Result | PrevalidatedResponse | PreparedAnswer | Download
export type Answerer<Params, Query, Body, Result> = (
  call: Call<Params, Query, Body>,
) => Promise<Answer<Result>> | Answer<Result>
