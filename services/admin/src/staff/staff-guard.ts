import { readCookie, staffCookie } from '@shop/service-kit/auth/cookies'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import type { Guards } from '@shop/service-kit/calls/guards'
import type { Context } from 'koa'
import type { StaffRepository } from './staff.repository.ts'
import { rightsOf, type Staff } from './staff.ts'

export type StaffFinder = (ctx: Context) => Promise<Staff | null>

/** The member of staff behind the cookie of staff; a customer's cookie has another name and means nothing here. */
export function createStaffFinder(staff: StaffRepository, sessions: Sessions): StaffFinder {
  return async ctx => {
    const id = await sessions.ownerOf(readCookie(ctx, staffCookie))
    return id ? staff.byId(id) : null
  }
}

export function staffGuards(find: StaffFinder): Guards {
  return {
    staff: async ctx => {
      const member = await find(ctx)
      return member && { id: member.id, login: member.login, rights: rightsOf(member) }
    },
  }
}
