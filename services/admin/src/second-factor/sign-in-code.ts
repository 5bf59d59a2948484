import { ShopError } from '@shop/contracts/errors'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { KnownBrowsers } from '@shop/service-kit/auth/known-browsers'
import type { ClientRule } from '@shop/service-kit/auth/limits'
import type { AuditLog } from '../audit/audit-log.ts'
import { browserKey } from '../staff/known-browser.ts'
import type { StaffRepository } from '../staff/staff.repository.ts'
import type { Staff } from '../staff/staff.ts'
import { type ProveDeps, proveCode } from './prove-code.ts'
import type { Tickets } from './ticket.repository.ts'

export type SignInCodeDeps = ProveDeps & {
  staff: StaffRepository
  tickets: Tickets
  browsers: KnownBrowsers
  audit: AuditLog
}
type Try = {
  ticket: string
  code: string
  client: ClientKey
  /** The mark of the browser, as it came. */
  mark: string | null
  auditAddress: string
  requestId: string
}

const ofAddress: ClientRule = {
  counts: 'client',
  name: 'staff-code-address',
  max: 50,
  seconds: 3600,
  onStoreDown: 'deny',
}

/**
 * The second step of a sign-in.
 * @throws ShopError code_expired when the first step must be done again; validation for a wrong code
 */
export async function signInByCode(deps: SignInCodeDeps, wanted: Try): Promise<Staff> {
  const { staff, tickets, limits, audit } = deps
  const { ticket, code, client, auditAddress: address, requestId: request_id } = wanted
  const browser = await knownBrowser(deps, wanted)
  if (!browser) await limits.take(ofAddress, client)
  const known = await tickets.takeTry(ticket)
  const member = known && (await staff.byId(known.person))
  // Another password, or another second factor, since the first step.
  if (!member || member.isOff || member.epoch !== known.epoch) throw new ShopError('code_expired')
  const record = { who: member.login, address, request_id }
  try {
    const by = await proveCode(deps, member.id, code, { client, browser })
    if (!(await tickets.spend(ticket))) throw new ShopError('code_expired')
    await audit.record({ ...record, action: 'login', asked: { second_factor: by } })
  } catch (error) {
    const asked = { second_factor: true }
    await audit.recordRefused({ ...record, action: 'login_refused', asked, isAccount: true, client })
    throw error
  }
  return member
}

/** The ticket is read before the try is counted only for a browser that sends its mark. */
async function knownBrowser({ staff, tickets, browsers }: SignInCodeDeps, { ticket, mark }: Try) {
  if (!mark) return null
  const person = await tickets.personOf(ticket)
  return browserKey(browsers, mark, person === null ? null : await staff.byId(person))
}
