import { ShopError } from '@shop/contracts/errors'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { GuessDelay } from '@shop/service-kit/auth/guess-delay'
import type { ClientRule, Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import type { Passwords } from '@shop/service-kit/auth/passwords'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import type { AuditLog } from '../audit/audit-log.ts'
import type { StaffRepository } from './staff.repository.ts'
import type { Staff } from './staff.ts'

export type SignInDeps = {
  staff: StaffRepository
  sessions: Sessions
  limits: Limits
  delay: GuessDelay
  passwords: Passwords
  audit: AuditLog
}

const QUARTER = 15 * 60
const fromHere: SubjectRule = {
  counts: 'subject',
  name: 'staff-login-account-address',
  max: 5,
  seconds: QUARTER,
  whenAway: 'refuse',
}
// Wider than the limit of one address, so that a stranger cannot lock the owner out of another place.
const ofAccount: SubjectRule = {
  counts: 'subject',
  name: 'staff-login-account',
  max: 30,
  seconds: QUARTER,
  whenAway: 'refuse',
}
const ofAddress: ClientRule = {
  counts: 'client',
  name: 'staff-login-address',
  max: 50,
  seconds: 3600,
  whenAway: 'refuse',
}

type Try = {
  login: string
  password: string
  client: ClientKey
  /** For the audit log. */
  auditAddress: string
  requestId: string
  oldSession: string | null
  /** Aborted when nobody waits for the answer any more. */
  gone: AbortSignal
}

export async function signInStaff(deps: SignInDeps, wanted: Try): Promise<{ session: string; member: Staff }> {
  const { staff, sessions, limits, delay, passwords, audit } = deps
  const { password, client, auditAddress: address, requestId: request_id, oldSession, gone } = wanted
  const login = wanted.login.toLowerCase()
  await limits.take(ofAddress, client)
  await limits.take(fromHere, `${login}|${client}`)
  await delay.before(await limits.take(ofAccount, login), gone)

  const member = await staff.byLogin(login)
  const isRight = await passwords.matches(password, member?.passwordHash ?? null)
  await audit.record({ who: login, action: isRight ? 'login' : 'login_refused', address, request_id })
  if (!member || !isRight) throw new ShopError('bad_credentials')

  await limits.forget(fromHere, `${login}|${client}`)
  if (passwords.isWeak(member.passwordHash)) await staff.setPasswordHash(member.id, await passwords.hashOf(password))
  if (oldSession) await sessions.end(oldSession)
  return { session: await sessions.start(member.id), member }
}
