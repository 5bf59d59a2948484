import { createLimits } from '@shop/service-kit/auth/limits'
import { createOutbox } from '@shop/service-kit/outbox/outbox.repository'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import { createAuditLog } from '../audit/audit-log.ts'
import { enqueueIn } from '../emails/open-emails.ts'
import { createSecondFactors } from '../second-factor/second-factor.repository.ts'
import { removeSecondFactor } from '../second-factor/second-factor.ts'
import { createStaffRepository } from '../staff/staff.repository.ts'
import { createStaffLinks } from '../staff/staff-link.repository.ts'
import { openStaffSessions } from '../staff/staff-session.ts'

type Machine = { db: Db; clock: Clock; origin: string }

/**
 * For the operator at the machine, when no owner can sign in any more to help: takes the second factor away, ends every
 * session, and gives a link to a new password, for one hour and once. The audit log records it.
 * @throws Error for an unknown login, or one that is switched off
 */
export async function resetStaff({ db, clock, origin }: Machine, login: string): Promise<string> {
  const staff = await createStaffRepository(db)
  const person = await staff.byLogin(login)
  if (!person) throw new Error(`Nobody has the login ${login}`)
  if (person.isOff) throw new Error(`${login} is switched off; an owner can switch the account on`)
  const sessions = await openStaffSessions(db, clock)
  const limits = await createLimits({ db, clock })
  const outbox = createOutbox(db)
  await outbox.createIndexes()
  const enqueueEmail = enqueueIn(outbox, clock)
  const secondFactors = createSecondFactors(db)
  await removeSecondFactor({ staff, sessions, limits, secondFactors, enqueueEmail }, person.id)
  const links = await createStaffLinks(db, clock)
  const token = await links.issue('password', person.id)
  const audit = await createAuditLog(db, clock)
  const from = { who: 'console', address: 'console', request_id: '' }
  await audit.record({ ...from, action: 'staff_reset', subject: person.login })
  return `${origin}/admin/invitation/${token}`
}
