import {
  changePersonEndpoint,
  changeStaffRulesEndpoint,
  invitePersonEndpoint,
  peopleEndpoint,
  peopleListFile,
  sendPersonLinkEndpoint,
  switchPersonOffEndpoint,
  switchPersonOnEndpoint,
} from '@shop/contracts/staff/people/people'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditAction } from '../audit/audit-entry.ts'
import { handleWrite } from '../audit/record-write.ts'
import { addListFileRoutes, type FileDeps } from '../list-files/list-file.routes.ts'
import type { StaffRules } from '../staff/staff-rules.ts'
import {
  auditedPerson,
  type Changed,
  changePerson,
  invitePerson,
  type PeopleDeps,
  personView,
  sendLink,
  switchOff,
  switchOn,
} from './people.ts'
import { peopleList } from './people-list.ts'

/** People of the back office, for the owner. */
export function peopleRoutes(guards: Guards, deps: PeopleDeps & FileDeps & { rules: StaffRules }): Routes {
  const { staff, links, rules, audit } = deps
  const routes = createRoutes(guards)
  const rulesNow = async () => ({ second_factor_required: await rules.isSecondFactorRequired() })

  function writtenPerson(action: AuditAction, { before, after }: Changed) {
    const change = { action, subject: after.login, before: auditedPerson(before), after: auditedPerson(after) }
    return { answer: { person: personView(after, null) }, change }
  }

  handle(routes, peopleEndpoint, async () => {
    const [all, ends] = await Promise.all([staff.all(), links.ends()])
    return { people: all.map(person => personView(person, ends.get(person.id) ?? null)), rules: await rulesNow() }
  })
  addListFileRoutes(routes, peopleListFile, peopleList(staff), deps)
  handleWrite(routes, audit, invitePersonEndpoint, async ({ body }) => {
    const person = await invitePerson(deps, body)
    const change = { action: 'staff_invite', subject: person.login, after: auditedPerson(person) } as const
    return { answer: { person: personView(person, null) }, change }
  })
  handleWrite(routes, audit, changePersonEndpoint, async ({ params, body, staff }) =>
    writtenPerson('staff_change', await changePerson(deps, params.id, body, staff())),
  )
  handleWrite(routes, audit, sendPersonLinkEndpoint, async ({ params, staff }) => {
    const person = await sendLink(deps, params.id, staff())
    return {
      answer: { person: personView(person, null) },
      change: { action: 'staff_send_link', subject: person.login },
    }
  })
  handleWrite(routes, audit, switchPersonOffEndpoint, async ({ params }, who) =>
    writtenPerson('staff_switch_off', await switchOff(deps, params.id, who)),
  )
  handleWrite(routes, audit, switchPersonOnEndpoint, async ({ params }, who) =>
    writtenPerson('staff_switch_on', await switchOn(deps, params.id, who)),
  )
  handleWrite(routes, audit, changeStaffRulesEndpoint, async ({ body }) => {
    const before = await rulesNow()
    await rules.setSecondFactorRule({ required: body.second_factor_required })
    return { answer: { rules: body }, change: { action: 'staff_rules', before, after: body } }
  })
  return routes
}
