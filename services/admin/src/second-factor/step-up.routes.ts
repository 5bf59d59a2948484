import { ShopError } from '@shop/contracts/errors'
import { confirmIdentityEndpoint } from '@shop/contracts/staff/people/own-account'
import type { Guards } from '@shop/service-kit/calls/guards'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import { handleWrite } from '../audit/record-write.ts'
import { markOf } from '../staff/known-browser.ts'
import type { StaffFinder } from '../staff/staff-guard.ts'
import { confirmIdentity, type StepUpDeps } from './step-up.ts'

/** `before`: guards that also let in staff who still have to set up the second factor, which asks for the password too. */
export function stepUpRoutes(before: Guards, deps: StepUpDeps, find: StaffFinder): Routes {
  const routes = createRoutes(before)
  handleWrite(
    routes,
    deps.audit,
    confirmIdentityEndpoint,
    async ({ body, client, auditAddress, requestId, ctx }, who) => {
      const caller = ctx && (await find(ctx))
      if (!caller) throw new ShopError('not_authenticated')
      const until = await confirmIdentity(deps, caller, { ...body, client, mark: markOf(ctx), auditAddress, requestId })
      return { answer: { until: until.toISOString() }, change: { action: 'staff_confirm', subject: who } }
    },
  )
  return routes
}
