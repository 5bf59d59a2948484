import {
  beginSecondFactorEndpoint,
  confirmSecondFactorEndpoint,
  newRecoveryCodesEndpoint,
  resetSecondFactorEndpoint,
  switchSecondFactorOffEndpoint,
} from '@shop/contracts/staff/people/second-factor'
import type { Call } from '@shop/service-kit/calls/call'
import type { Guards } from '@shop/service-kit/calls/guards'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/record-write.ts'
import type { Staff } from '../staff/staff.ts'
import { beginSession, browserOf } from '../staff/staff-session.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  type SecondFactorDeps,
  switchSecondFactorOff,
} from './second-factor.ts'

/** `before`: guards that also let in staff who still have to set up the second factor. */
export function secondFactorRoutes(guards: Guards, before: Guards, deps: SecondFactorDeps, audit: AuditLog): Routes[] {
  const [routes, early] = [createRoutes(guards), createRoutes(before)]
  const goOn = ({ ctx, auditAddress: address }: Call, member: Staff) =>
    beginSession(deps, ctx, member, { address, browser: browserOf(ctx), second: member.hasSecondFactor })

  handleWrite(early, audit, beginSecondFactorEndpoint, async ({ staff }, who) => ({
    answer: await beginSecondFactor(deps, staff()),
    change: { action: 'staff_second_factor_begin', subject: who },
  }))
  handleWrite(early, audit, confirmSecondFactorEndpoint, async (call, who) => {
    const { member, recovery_codes } = await confirmSecondFactor(deps, call.staff().id, call.body.code)
    await goOn(call, member)
    return { answer: { recovery_codes }, change: { action: 'staff_second_factor_on', subject: who } }
  })
  handleWrite(routes, audit, newRecoveryCodesEndpoint, async ({ staff }, who) => ({
    answer: { recovery_codes: await renewRecoveryCodes(deps, staff().id) },
    change: { action: 'staff_recovery_codes', subject: who },
  }))
  handleWrite(routes, audit, switchSecondFactorOffEndpoint, async (call, who) => {
    const member = await switchSecondFactorOff(deps, call.staff().id)
    await goOn(call, member)
    return { answer: {}, change: { action: 'staff_second_factor_off', subject: who } }
  })
  handleWrite(routes, audit, resetSecondFactorEndpoint, async ({ params, staff }) => {
    const { login } = await resetSecondFactor(deps, params.id, staff().id)
    return { answer: {}, change: { action: 'staff_second_factor_reset', subject: login } }
  })
  return [routes, early]
}
