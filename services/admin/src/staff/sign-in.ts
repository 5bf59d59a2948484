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
  /** For the audit log, and for the list of sessions. */
  auditAddress: string
  requestId: string
  /** Aborted when nobody waits for the answer any more. */
  gone: AbortSignal
}

/** Whose login and password these are. @throws ShopError bad_credentials, also for whoever is switched off. */
export async function signInStaff(deps: SignInDeps, wanted: Try): Promise<Staff> {
  const { staff, limits, delay, passwords, audit } = deps
  const { password, client, auditAddress: address, requestId: request_id, gone } = wanted
  const login = wanted.login.toLowerCase()
  await limits.take(ofAddress, client)
  await limits.take(fromHere, `${login}|${client}`)
  await delay.before(await limits.take(ofAccount, login), gone)

  const member = await staff.byLogin(login)
  const isRight = (await passwords.matches(password, member?.passwordHash ?? null)) && member?.isOff === false
  const record = { who: login, address, request_id }
  if (!member?.passwordHash || !isRight) {
    await audit.recordRefused({ ...record, action: 'login_refused', isAccount: member !== null, client })
    throw new ShopError('bad_credentials')
  }
  await audit.record({ ...record, action: member.hasSecondFactor ? 'login_password' : 'login' })

  await limits.forget(fromHere, `${login}|${client}`)
  if (passwords.isWeak(member.passwordHash))
    await staff.rehash(member.id, member.passwordHash, await passwords.hashOf(password))
  return member
}
