import type { Access, AnyEndpoint, StaffRight } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { Context, Middleware } from 'koa'

export type SignedInCustomer = { id: string }
export type SignedInStaff = { id: string; login: string; rights: readonly StaffRight[] }

/** How a service finds out who calls. A service needs only the guards of the access rules it declares. */
export type Guards = {
  customer?: (ctx: Context) => Promise<SignedInCustomer | null>
  staff?: (ctx: Context) => Promise<SignedInStaff | null>
  /** Refuses staff who have not proved again, within minutes, who they are. */
  stepUp?: (ctx: Context) => Promise<void>
}

export type Principal = { customer: SignedInCustomer | null; staff: SignedInStaff | null }
type AccessRule = (ctx: Context) => Promise<Principal>

const NOBODY: Principal = { customer: null, staff: null }

/** Checks the access rule before anything of the request is read; the caller stands in `ctx.state.caller`. */
export function checkAccess(access: Access, guards: Guards): Middleware {
  const ask = accessRule(access, guards)
  if (!ask)
    return (ctx, next) => {
      ctx.state.caller = NOBODY
      return next()
    }
  return async (ctx, next) => {
    ctx.state.caller = await ask(ctx)
    await next()
  }
}

type Asked = Pick<AnyEndpoint, 'method' | 'access' | 'onlyReads' | 'stepUp'>

/** Whatever changes people of the staff asks for a step-up by itself, so that a new call cannot forget it. */
export function asksForStepUp({ method, access, onlyReads, stepUp }: Asked): boolean {
  return stepUp ?? (access === 'staff:staff' && method !== 'GET' && !onlyReads)
}

/** The check of a call that a session alone does not allow; none for others. Throws at start where the service cannot judge it. */
export function checkStepUp(asked: Asked, { stepUp }: Guards): Middleware[] {
  if (!asksForStepUp(asked)) return []
  if (!stepUp) throw new Error('A route asks for a step-up, but the service has no guard for it')
  return [
    async (ctx, next) => {
      await stepUp(ctx)
      await next()
    },
  ]
}

/** Turns a declared access into a check; null where everybody may come. Throws at start for a rule that this service cannot judge: deny by default. */
function accessRule(access: Access, guards: Guards): AccessRule | null {
  switch (access) {
    case 'public':
    case 'provider':
      return null
    case 'customer':
      return customerRule(guards)
    case 'internal':
      throw new Error('Internal calls are registered with handleInternal')
    default:
      return staffRule(access, guards)
  }
}

function customerRule({ customer: find }: Guards): AccessRule {
  if (!find) throw new Error('Access "customer" is declared, but the service has no guard for customers')
  return async ctx => {
    const customer = await find(ctx)
    if (!customer) throw new ShopError('not_authenticated')
    return { ...NOBODY, customer }
  }
}

function staffRule(access: string | undefined, { staff: find }: Guards): AccessRule {
  const [kind, right] = (access ?? '').split(':')
  if (kind !== 'staff') throw new Error(`A route declares no access rule that we know: "${access}"`)
  if (!find) throw new Error(`Access "${access}" is declared, but the service has no guard for staff`)
  return async ctx => {
    const staff = await find(ctx)
    if (!staff) throw new ShopError('not_authenticated')
    if (right && !staff.rights.some(held => held === right)) throw new ShopError('forbidden')
    return { ...NOBODY, staff }
  }
}
