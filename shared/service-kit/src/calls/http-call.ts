import { ShopError } from '@shop/contracts/errors'
import type { Locale } from '@shop/contracts/texts/text'
import type { Context } from 'koa'
import { type ClientKey, clientKey } from '../auth/client-key.ts'
import { buyerCookie, readCookie, sessionCookie } from '../auth/cookies.ts'
import type { Call } from './call.ts'
import type { Principal, SignedInCustomer, SignedInStaff } from './guards.ts'
import { localeOf } from './locale.ts'
import { requestIdOf } from './request-id.ts'

const NO_FILE = Buffer.alloc(0)

type Asked<Params, Query, Body> = Pick<Call<Params, Query, Body>, 'params' | 'query' | 'body' | 'idempotencyKey'>

/** A call that came over HTTP. Cookies, language and address are read when a handler asks for them: most calls never do. */
export class HttpCall<Params, Query, Body> implements Call<Params, Query, Body> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly idempotencyKey: string
  readonly ctx: Context
  readonly customer: () => SignedInCustomer
  readonly staff: () => SignedInStaff

  constructor(ctx: Context, asked: Asked<Params, Query, Body>) {
    const caller: Principal = ctx.state.caller
    this.params = asked.params
    this.query = asked.query
    this.body = asked.body
    this.idempotencyKey = asked.idempotencyKey
    this.ctx = ctx
    this.customer = () => present(caller.customer)
    this.staff = () => present(caller.staff)
  }

  get file(): Buffer {
    return this.ctx.state.file ?? NO_FILE
  }

  get locale(): Locale {
    this.ctx.state.locale ??= localeOf(this.ctx)
    return this.ctx.state.locale
  }

  get session(): string | null {
    return readCookie(this.ctx, sessionCookie)
  }

  get buyer(): string | null {
    return readCookie(this.ctx, buyerCookie)
  }

  get client(): ClientKey {
    return clientKey(this.ctx.ip)
  }

  get auditAddress(): string {
    return this.ctx.ip
  }

  get requestId(): string {
    return requestIdOf(this.ctx)
  }
}

function present<Who>(who: Who | null): Who {
  if (!who) throw new ShopError('not_authenticated')
  return who
}
