import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { KnownBrowsers } from '@shop/service-kit/auth/known-browsers'
import type { SubjectRule } from '@shop/service-kit/auth/limits'
import type { Passwords } from '@shop/service-kit/auth/passwords'
import { invalid } from '@shop/service-kit/calls/fields'
import type { AuditLog } from '../audit/audit-log.ts'
import { browserKey } from '../staff/known-browser.ts'
import type { Caller } from '../staff/staff-guard.ts'
import type { StepUps } from '../staff/step-up.repository.ts'
import { type ProveDeps, proveCode } from './prove-code.ts'

export type StepUpDeps = ProveDeps & {
  stepUps: StepUps
  passwords: Passwords
  browsers: KnownBrowsers
  audit: AuditLog
}
type Try = {
  password: string
  code?: string | undefined
  client: ClientKey
  /** The mark of the browser, as it came. */
  mark: string | null
  auditAddress: string
  requestId: string
}

/** A stolen session must not be good for guessing the password. */
const ofSession: SubjectRule = {
  counts: 'subject',
  name: 'staff-step-up-session',
  max: 5,
  seconds: 15 * 60,
  onStoreDown: 'deny',
}
// Wider than the limit of one session, so that guesses in a stolen one do not lock its owner out of another.
const ofPerson: SubjectRule = {
  counts: 'subject',
  name: 'staff-step-up',
  max: 20,
  seconds: 15 * 60,
  onStoreDown: 'deny',
}

/**
 * The holder of this session proves again who they are: by the password, and by a code where there is a second factor. Good for
 * five minutes, in this session alone.
 * @returns until when
 * @throws ShopError validation for what is wrong, too_many_requests; the session goes on
 */
export async function confirmIdentity(deps: StepUpDeps, { member, session }: Caller, wanted: Try): Promise<Date> {
  const { limits, passwords, browsers, audit, stepUps } = deps
  const { password, code, client, mark, auditAddress: address, requestId: request_id } = wanted
  if (member.hasSecondFactor && code === undefined) throw invalid('code', 'code_required')
  await limits.take(ofSession, session.key)
  await limits.take(ofPerson, member.id)
  try {
    if (!(await passwords.matches(password, member.passwordHash))) throw invalid('password', 'password_wrong')
    if (member.hasSecondFactor)
      await proveCode(deps, member.id, code ?? '', { client, browser: browserKey(browsers, mark, member) })
  } catch (error) {
    const record = { who: member.login, address, request_id, client, isAccount: true }
    await audit.recordRefused({ ...record, action: 'staff_confirm_refused' })
    throw error
  }
  await limits.forget(ofSession, session.key)
  return stepUps.begin(session.key)
}
