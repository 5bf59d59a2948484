import { ShopError } from '@shop/contracts/errors'
import {
  endOtherSessionsEndpoint,
  endOwnSessionEndpoint,
  endSessionsOfPersonEndpoint,
  ownSessionsEndpoint,
  type StaffSession,
  sessionsOfPersonEndpoint,
} from '@shop/contracts/staff/people/staff-sessions'
import { readCookie, staffCookie } from '@shop/service-kit/auth/cookies'
import type { Session, Sessions } from '@shop/service-kit/auth/sessions'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { Context } from 'koa'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/record-write.ts'
import type { StaffRepository } from '../staff/staff.repository.ts'
import { personOf } from './people.ts'

type SessionDeps = { sessions: Sessions; staff: StaffRepository }

/** Where staff are signed in: each sees and ends their own, the owner those of everybody. */
export function staffSessionRoutes(guards: Guards, { sessions, staff }: SessionDeps, audit: AuditLog): Routes {
  const routes = createRoutes(guards)
  const idOf = (ctx: Context | null) => (ctx ? readCookie(ctx, staffCookie) : null)

  async function listOf(person: string, ctx: Context | null): Promise<{ sessions: StaffSession[] }> {
    const [all, present] = await Promise.all([sessions.allOf(person), sessions.find(idOf(ctx))])
    return { sessions: all.map(session => sessionView(session, present)) }
  }

  handle(routes, ownSessionsEndpoint, call => listOf(call.staff().id, call.ctx))
  handleWrite(routes, audit, endOwnSessionEndpoint, async ({ params, staff }, who) => {
    if (!(await sessions.endByKey(staff().id, params.key))) throw new ShopError('not_found')
    return { answer: {}, change: { action: 'staff_end_session', subject: who } }
  })
  handleWrite(routes, audit, endOtherSessionsEndpoint, async ({ staff, ctx }, who) => {
    await sessions.endAllOf(staff().id, idOf(ctx) ?? undefined)
    return { answer: {}, change: { action: 'staff_end_other_sessions', subject: who } }
  })
  handle(routes, sessionsOfPersonEndpoint, async ({ params, ctx }) => {
    const { id } = await personOf(staff, params.id)
    return listOf(id, ctx)
  })
  handleWrite(routes, audit, endSessionsOfPersonEndpoint, async ({ params }) => {
    const { id, login } = await personOf(staff, params.id)
    await sessions.endAllOf(id)
    return { answer: {}, change: { action: 'staff_end_sessions', subject: login } }
  })
  return routes
}

function sessionView({ key, about, startedAt, usedAt }: Session, present: Session | null): StaffSession {
  return {
    key,
    started_at: startedAt.toISOString(),
    used_at: usedAt.toISOString(),
    address: String(about.address ?? ''),
    browser: String(about.browser ?? ''),
    is_present: key === present?.key,
  }
}
