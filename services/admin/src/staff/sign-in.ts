import { ShopError } from '@shop/contracts/errors'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { GuessDelay } from '@shop/service-kit/auth/guess-delay'
import type { KnownBrowsers } from '@shop/service-kit/auth/known-browsers'
import type { ClientRule, Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import type { Passwords } from '@shop/service-kit/auth/passwords'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import type { AuditLog } from '../audit/audit-log.ts'
import { browserKey } from './known-browser.ts'
import type { StaffRepository } from './staff.repository.ts'
import type { Staff } from './staff.ts'

export type SignInDeps = {
  staff: StaffRepository
  sessions: Sessions
  limits: Limits
  browsers: KnownBrowsers
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
  onStoreDown: 'deny',
}
// Wider than the limit of one address, so that a stranger cannot lock the owner out of another place.
const ofAccount: SubjectRule = {
  counts: 'subject',
  name: 'staff-login-account',
  max: 30,
  seconds: QUARTER,
  onStoreDown: 'deny',
}
// For a browser in which this person signed in before: strangers neither use it up nor slow it down.
const inBrowser: SubjectRule = {
  counts: 'subject',
  name: 'staff-login-browser',
  max: 5,
  seconds: QUARTER,
  onStoreDown: 'deny',
}
const ofAddress: ClientRule = {
  counts: 'client',
  name: 'staff-login-address',
  max: 50,
  seconds: 3600,
  onStoreDown: 'deny',
}

type Try = {
  login: string
  password: string
  client: ClientKey
  /** The mark of the browser, as it came. */
  mark: string | null
  /** For the audit log, and for the list of sessions. */
  auditAddress: string
  requestId: string
  /** Aborted when the client no longer waits for the answer. */
  gone: AbortSignal
}

/** Whose login and password these are. @throws ShopError bad_credentials, also for staff who are switched off. */
export async function signInStaff(deps: SignInDeps, wanted: Try): Promise<Staff> {
  const { limits, delay } = deps
  const { client, gone } = wanted
  const login = wanted.login.toLowerCase()
  const browser = await knownBrowser(deps, login, wanted.mark)
  const here = `${login}|${client}`
  const tries = browser ? await limits.take(inBrowser, browser) : await countStranger(limits, { login, here, client })
  await delay.before(tries, gone)

  const member = await judge(deps, login, wanted)
  await (browser ? limits.forget(inBrowser, browser) : limits.forget(fromHere, here))
  return member
}

/** The person is read before the try is counted only for a browser that sends its mark. */
async function knownBrowser({ staff, browsers }: SignInDeps, login: string, mark: string | null) {
  return mark && browserKey(browsers, mark, await staff.byLogin(login))
}

type Stranger = { login: string; here: string; client: ClientKey }

async function countStranger(limits: Limits, { login, here, client }: Stranger): Promise<number> {
  await limits.take(ofAddress, client)
  await limits.take(fromHere, here)
  return limits.take(ofAccount, login)
}

async function judge(deps: SignInDeps, login: string, wanted: Try): Promise<Staff> {
  const { staff, passwords, audit } = deps
  const { password, client, auditAddress: address, requestId: request_id } = wanted
  const member = await staff.byLogin(login)
  const isRight = (await passwords.matches(password, member?.passwordHash ?? null)) && member?.isOff === false
  const record = { who: login, address, request_id }
  if (!member?.passwordHash || !isRight) {
    await audit.recordRefused({ ...record, action: 'login_refused', isAccount: member !== null, client })
    throw new ShopError('bad_credentials')
  }
  await audit.record({ ...record, action: member.hasSecondFactor ? 'login_password' : 'login' })
  if (!passwords.isWeak(member.passwordHash)) return member
  const passwordHash = await passwords.hashOf(password)
  await staff.rehash(member.id, member.passwordHash, passwordHash)
  return { ...member, passwordHash }
}
