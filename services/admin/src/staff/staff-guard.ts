import { ShopError } from '@shop/contracts/errors'
import { readCookie, staffCookie } from '@shop/service-kit/auth/cookies'
import type { Session, Sessions } from '@shop/service-kit/auth/sessions'
import type { Guards } from '@shop/service-kit/calls/guards'
import type { Context } from 'koa'
import type { StaffRepository } from './staff.repository.ts'
import { rightsOf, type Staff } from './staff.ts'
import type { StaffRules } from './staff-rules.ts'
import type { StepUps } from './step-up.repository.ts'

/** Who calls, in which session, and whether the second factor must be set up before anything else is answered. */
export type Caller = { member: Staff; session: Session; owesSecondFactor: boolean }
export type StaffFinder = (ctx: Context) => Promise<Caller | null>

type FinderDeps = { staff: StaffRepository; sessions: Sessions; rules: StaffRules }

/**
 * The member of staff behind the cookie of staff; a customer's cookie has another name and means nothing here. The person is
 * read at every call: who was switched off, or chose another password elsewhere, is nobody from that moment on.
 */
export function createStaffFinder({ staff, sessions, rules }: FinderDeps): StaffFinder {
  return async ctx => {
    const session = await sessions.find(readCookie(ctx, staffCookie))
    const member = session && (await staff.byId(session.owner))
    if (!member || member.isOff || session.about.epoch !== member.epoch) return null
    // A session that began without the second factor is none once there is one.
    if (member.hasSecondFactor && session.about.second !== true) return null
    const isRequired = member.mustHaveSecondFactor || (await rules.isSecondFactorRequired())
    return { member, session, owesSecondFactor: isRequired && !member.hasSecondFactor }
  }
}

export function staffGuards(find: StaffFinder, stepUps: StepUps): Guards {
  return {
    ...stepUpGuard(find, stepUps),
    staff: async ctx => {
      const caller = await find(ctx)
      if (caller?.owesSecondFactor) throw new ShopError('second_factor_required')
      return caller && identityOf(caller.member)
    },
  }
}

/** For the few calls by which a second factor that is owed is set up. */
export function guardsBeforeSecondFactor(find: StaffFinder, stepUps: StepUps): Guards {
  return {
    ...stepUpGuard(find, stepUps),
    staff: async ctx => {
      const caller = await find(ctx)
      return caller && identityOf(caller.member)
    },
  }
}

// `second_factor`: whether a code is asked for besides the password.
function stepUpGuard(find: StaffFinder, stepUps: StepUps): Pick<Guards, 'stepUp'> {
  return {
    async stepUp(ctx) {
      const caller = await find(ctx)
      if (!caller) throw new ShopError('not_authenticated')
      if (await stepUps.isFresh(caller.session.key)) return
      throw new ShopError('reauthentication_required', { second_factor: caller.member.hasSecondFactor })
    },
  }
}

function identityOf(member: Staff) {
  return { id: member.id, login: member.login, rights: rightsOf(member) }
}
