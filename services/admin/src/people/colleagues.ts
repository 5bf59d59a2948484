import { colleaguesEndpoint, internalColleaguesEndpoint } from '@shop/contracts/staff/people/colleagues'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { StaffRepository } from '../staff/staff.repository.ts'
import { rightsOf } from '../staff/staff.ts'

type ColleaguesDeps = { staff: Pick<StaffRepository, 'all'>; internal: InternalCalls }

/** Whom a comment on an order can be assigned to, for who writes it and for the service that stores it. */
export function colleagueRoutes(guards: Guards, { staff, internal }: ColleaguesDeps): Routes {
  const routes = createRoutes(guards)
  const answer = async () => ({ logins: await findColleagues(staff) })
  handle(routes, colleaguesEndpoint, answer)
  handleInternal(internal, internalColleaguesEndpoint, answer)
  return routes
}

/** Not before the invitation is accepted, and not once the access is off. */
async function findColleagues(staff: Pick<StaffRepository, 'all'>): Promise<string[]> {
  const people = await staff.all()
  return people
    .filter(person => !person.isOff && person.passwordHash !== null && rightsOf(person).includes('fulfilment'))
    .map(({ login }) => login)
}
