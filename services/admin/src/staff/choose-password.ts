import { ShopError } from '@shop/contracts/errors'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import { isCommonPassword } from '@shop/service-kit/auth/common-passwords'
import type { ClientRule, Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import type { Passwords } from '@shop/service-kit/auth/passwords'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import { invalid } from '@shop/service-kit/calls/fields'
import type { StaffRepository } from './staff.repository.ts'
import type { Staff } from './staff.ts'
import type { EnqueueStaffEmail } from './staff-emails.ts'
import type { StaffLinks } from './staff-link.repository.ts'

export type PasswordDeps = {
  staff: StaffRepository
  links: StaffLinks
  sessions: Sessions
  limits: Limits
  passwords: Passwords
  enqueueEmail: EnqueueStaffEmail
}

/** How many links one address may try (docs/rules.md, "Limits"). */
const tokenTries: ClientRule = {
  counts: 'client',
  name: 'staff-token-address',
  max: 30,
  seconds: 3600,
  onStoreDown: 'deny',
}
/** A session found open must not be good for guessing the password. */
const ownPassword: SubjectRule = {
  counts: 'subject',
  name: 'staff-own-password',
  max: 10,
  seconds: 15 * 60,
  onStoreDown: 'deny',
}

/** The person whom the link lets choose a password; null for a link that has expired or was used. */
export async function personByLink(deps: PasswordDeps, token: string, client: ClientKey): Promise<Staff | null> {
  await deps.limits.take(tokenTries, client)
  const id = await deps.links.personOf(token)
  const person = id ? await deps.staff.byId(id) : null
  return person?.isOff ? null : person
}

type Chosen = { token: string; password: string; client: ClientKey }

/** Sets the password, by a link that opens once. Sessions of the former password end. @throws ShopError link_expired */
export async function choosePassword(deps: PasswordDeps, { token, password, client }: Chosen): Promise<Staff> {
  const { staff, links, sessions, passwords, enqueueEmail } = deps
  const person = await personByLink(deps, token, client)
  if (!person) throw new ShopError('link_expired')
  refuseGuessable(password, person)
  const passwordHash = await passwords.hashOf(password)
  // Spent only now: a password that is refused leaves the link as it is.
  if ((await links.use(token)) !== person.id) throw new ShopError('link_expired')
  await staff.setPassword(person.id, passwordHash)
  await sessions.endAllOf(person.id)
  if (person.passwordHash) await enqueueEmail('staff-password-changed', person.id)
  return person
}

/** Another password for oneself: every session ends, and the caller begins a new one. @throws ShopError validation */
export async function changeOwnPassword(
  deps: PasswordDeps,
  id: string,
  { present, password }: { present: string; password: string },
): Promise<Staff> {
  const { staff, links, sessions, limits, passwords, enqueueEmail } = deps
  // Counted before it is judged.
  await limits.take(ownPassword, id)
  const person = await staff.byId(id)
  if (!person || !(await passwords.matches(present, person.passwordHash))) throw invalid('present', 'password_wrong')
  await limits.forget(ownPassword, id)
  refuseGuessable(password, person)
  const changed = (await staff.setPassword(id, await passwords.hashOf(password))) ?? person
  await Promise.all([sessions.endAllOf(id), links.forget(id)])
  await enqueueEmail('staff-password-changed', id)
  return changed
}

/** @throws ShopError validation for a password that anybody would try first: a common one, or the login itself. */
function refuseGuessable(password: string, { login, email }: Staff): void {
  const [mailbox] = (email ?? '').split('@')
  const isOwnName = [login, email, mailbox].some(word => word?.toLowerCase() === password.toLowerCase())
  if (isOwnName || isCommonPassword(password)) throw invalid('password', 'password_common')
}
