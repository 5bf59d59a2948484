import { staffCheckAuthEndpoint } from '@shop/contracts/customers/session-check'
import { staffLoginCodeEndpoint, staffLoginEndpoint, staffLogoutEndpoint } from '@shop/contracts/staff/staff'
import { disconnectSignal } from '@shop/service-kit/app/disconnect-signal'
import { clearCookie, readCookie, staffCookie } from '@shop/service-kit/auth/cookies'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import { type SignInCodeDeps, signInByCode } from '../second-factor/sign-in-code.ts'
import { markOf } from '../staff/known-browser.ts'
import { type SignInDeps, signInStaff } from '../staff/sign-in.ts'
import { staffView } from '../staff/staff.ts'
import type { StaffFinder } from '../staff/staff-guard.ts'
import { beginSession, browserOf } from '../staff/staff-session.ts'

export function staffRoutes(deps: SignInDeps & SignInCodeDeps, find: StaffFinder): Routes {
  const routes = createRoutes()

  handle(routes, staffLoginEndpoint, async ({ body, client, auditAddress, requestId, ctx }) => {
    const oldSession = ctx && readCookie(ctx, staffCookie)
    const from = { client, mark: markOf(ctx), auditAddress, requestId }
    const member = await signInStaff(deps, { ...body, ...from, gone: disconnectSignal(ctx) })
    if (oldSession) await deps.sessions.end(oldSession)
    if (member.hasSecondFactor) return { ticket: await deps.tickets.issue(member.id, member.epoch) }
    await beginSession(deps, ctx, member, { address: auditAddress, browser: browserOf(ctx), second: false })
    return { staff: staffView(member) }
  })

  handle(routes, staffLoginCodeEndpoint, async ({ body, client, auditAddress, requestId, ctx }) => {
    const oldSession = ctx && readCookie(ctx, staffCookie)
    const member = await signInByCode(deps, { ...body, client, mark: markOf(ctx), auditAddress, requestId })
    if (oldSession) await deps.sessions.end(oldSession)
    await beginSession(deps, ctx, member, { address: auditAddress, browser: browserOf(ctx), second: true })
    return { staff: staffView(member) }
  })

  handle(routes, staffCheckAuthEndpoint, async ({ ctx }) => {
    const caller = ctx && (await find(ctx))
    return caller ? { status: true, staff: staffView(caller.member, caller) } : { status: false }
  })

  handle(routes, staffLogoutEndpoint, async ({ ctx, auditAddress: address, requestId: request_id }) => {
    const session = ctx && readCookie(ctx, staffCookie)
    const caller = ctx && (await find(ctx))
    if (session) await deps.sessions.end(session)
    if (caller) await deps.audit.record({ who: caller.member.login, action: 'logout', address, request_id })
    if (ctx) clearCookie(ctx, staffCookie)
    return {}
  })
  return routes
}
