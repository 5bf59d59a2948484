import { changeOwnPasswordEndpoint, ownAccountEndpoint } from '@shop/contracts/staff/people/own-account'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'
import type { SecondFactors } from '../second-factor/second-factor.repository.ts'
import { changeOwnPassword, type PasswordDeps } from '../staff/choose-password.ts'
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
