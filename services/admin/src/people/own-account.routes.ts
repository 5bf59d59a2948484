import { acceptInvitationEndpoint, checkInvitationEndpoint } from '@shop/contracts/staff/people/invitations'
import { changeOwnPasswordEndpoint, ownAccountEndpoint } from '@shop/contracts/staff/people/own-account'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/record-write.ts'
import type { SecondFactors } from '../second-factor/second-factor.repository.ts'
import { changeOwnPassword, choosePassword, type PasswordDeps, personByLink } from '../staff/choose-password.ts'
import type { StaffRules } from '../staff/staff-rules.ts'
import { type BeginDeps, beginSession, browserOf } from '../staff/staff-session.ts'
import { personOf } from './people.ts'

type AccountDeps = PasswordDeps & BeginDeps & { rules: StaffRules; secondFactors: SecondFactors }

/** What staff do for themselves; `before` also lets in staff who still have to set up the second factor. */
export function ownAccountRoutes(guards: Guards, before: Guards, deps: AccountDeps, audit: AuditLog): Routes[] {
  const [routes, early] = [createRoutes(guards), createRoutes(before)]
  handle(early, ownAccountEndpoint, async ({ staff }) => {
    const { id, login, email, hasSecondFactor, mustHaveSecondFactor } = await personOf(deps.staff, staff().id)
    const known = await deps.secondFactors.of(id)
    const required = mustHaveSecondFactor || (await deps.rules.isSecondFactorRequired())
    const recovery_codes_left = known?.recovery.length ?? 0
    return { login, email, second_factor: { is_on: hasSecondFactor, required, recovery_codes_left } }
  })
  handleWrite(routes, audit, changeOwnPasswordEndpoint, async ({ body, staff, ctx, auditAddress: address }, who) => {
    const member = await changeOwnPassword(deps, staff().id, body)
    // This session has shown whatever was asked for at sign-in; it goes on under a new id.
    await beginSession(deps, ctx, member, { address, browser: browserOf(ctx), second: member.hasSecondFactor })
    return { answer: {}, change: { action: 'staff_change_password', subject: who } }
  })
  return [routes, early]
}

/** The page that the link of an email opens. It does not sign in: the second factor, where there is one, is asked at sign-in. */
export function invitationRoutes(deps: PasswordDeps, audit: AuditLog): Routes {
  const routes = createRoutes()
  handle(routes, checkInvitationEndpoint, async ({ body, client }) => {
    const person = await personByLink(deps, body.token, client)
    return { status: person !== null, login: person?.login ?? null }
  })
  handle(routes, acceptInvitationEndpoint, async ({ body, client, auditAddress: address, requestId: request_id }) => {
    const { login } = await choosePassword(deps, { ...body, client })
    await audit.record({ who: login, action: 'staff_choose_password', subject: login, address, request_id })
    return { login }
  })
  return routes
}
