import { acceptInvitationEndpoint, checkInvitationEndpoint } from '@shop/contracts/staff/people/invitations'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { choosePassword, type PasswordDeps, personByLink } from '../staff/choose-password.ts'

/** The page that the link of an email opens. It signs nobody in: the second factor, where there is one, is asked at sign-in. */
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
