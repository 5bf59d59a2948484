import { changeOwnPasswordEndpoint } from '@shop/contracts/staff/own-account'
import type { Guards } from '@shop/service-kit/calls/guards'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'
import { changeOwnPassword, type PasswordDeps } from './choose-password.ts'
import { beginSession, browserOf } from './staff-session.ts'

/** What everybody of the staff does for themselves. */
export function ownAccountRoutes(guards: Guards, deps: PasswordDeps, audit: AuditLog): Routes {
  const routes = createRoutes(guards)
  handleWrite(routes, audit, changeOwnPasswordEndpoint, async ({ body, staff, ctx, auditAddress: address }, who) => {
    const member = await changeOwnPassword(deps, staff().id, body)
    // This session has shown whatever was asked for at sign-in; it goes on under a new id.
    await beginSession(deps.sessions, ctx, member, { address, browser: browserOf(ctx), second: member.hasSecondFactor })
    return { answer: {}, change: { action: 'staff_change_password', subject: who } }
  })
  return routes
}
