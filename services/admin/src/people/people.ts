import type { BodyOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { changePersonEndpoint, InvitationForm, Person } from '@shop/contracts/staff/people/people'
import type { Limits, SubjectRule } from '@shop/service-kit/auth/limits'
import type { Sessions } from '@shop/service-kit/auth/sessions'
import type { SignedInStaff } from '@shop/service-kit/calls/guards'
import type { Clock } from '@shop/service-kit/process/clock'
import { newPerson } from '../staff/create-staff.ts'
import type { OwnersGuard } from '../staff/owners-guard.ts'
import type { StaffRepository } from '../staff/staff.repository.ts'
import type { Staff } from '../staff/staff.ts'
import type { EnqueueStaffEmail } from '../staff/staff-emails.ts'
import type { StaffLinks } from '../staff/staff-link.repository.ts'

export type PeopleDeps = {
  staff: StaffRepository
  links: StaffLinks
  sessions: Sessions
  owners: OwnersGuard
  limits: Limits
  clock: Clock
  enqueueEmail: EnqueueStaffEmail
}
export type Changed = { before: Staff; after: Staff }
type PersonForm = BodyOf<typeof changePersonEndpoint>

const linksOfPerson: SubjectRule = {
  counts: 'subject',
  name: 'staff-link',
  max: 5,
  seconds: 3600,
  onStoreDown: 'deny',
}

/** @throws ShopError not_found */
export async function personOf(staff: StaffRepository, id: string): Promise<Staff> {
  const person = await staff.byId(id)
  if (!person) throw new ShopError('not_found')
  return person
}

/** @throws ShopError name_taken when the login is in use. */
export async function invitePerson(deps: PeopleDeps, form: InvitationForm): Promise<Staff> {
  const { staff, clock, enqueueEmail } = deps
  const { email, login = email, role, locale } = form
  const person = newPerson({ email, login, role, locale }, clock.now())
  if (!(await staff.add(person))) throw new ShopError('name_taken', { fields: { login: 'name_taken' } })
  await enqueueEmail('invitation', person.id)
  return person
}

/**
 * Another role gives other rights, so it ends the sessions. Another address ends the link that was sent to the old one, and the
 * old one gets an email about it.
 * @throws ShopError changed_meanwhile, last_owner; own_account for another role of one's own
 */
export async function changePerson(
  deps: PeopleDeps,
  id: string,
  form: PersonForm,
  { id: own, login: by }: SignedInStaff,
): Promise<Changed> {
  const { staff, links, sessions, owners, clock, enqueueEmail } = deps
  const before = await personOf(staff, id)
  const { revision, second_factor_required: mustHaveSecondFactor, email, role, locale } = form
  if (revision !== before.revision) throw changeConflictError(before)
  const isOtherRole = role !== before.role
  if (isOtherRole && id === own) throw new ShopError('own_account')
  const write = async () => {
    const change = { email, role, locale, mustHaveSecondFactor }
    const after = await staff.change(id, revision, change, { by, at: clock.now() }, isOtherRole ? 'ended' : 'kept')
    if (!after) throw changeConflictError(await personOf(staff, id))
    return after
  }
  const after = isActiveOwner(before) && isOtherRole ? await owners.withoutOwner(id, write) : await write()
  if (isOtherRole) await sessions.endAllOf(id)
  if (email !== before.email) {
    await links.forget(id)
    if (before.email) await enqueueEmail('staff-email-changed', id, before.email)
  }
  return { before, after }
}

/** Every session ends at once, and the last link with it. @throws ShopError last_owner */
export async function switchOff(deps: PeopleDeps, id: string, by: string): Promise<Changed> {
  const { staff, links, sessions, owners, clock } = deps
  const before = await personOf(staff, id)
  const write = async () => (await staff.switchOff(id, { by, at: clock.now() })) ?? before
  const after = isActiveOwner(before) ? await owners.withoutOwner(id, write) : await write()
  await Promise.all([sessions.endAllOf(id), links.forget(id)])
  return { before, after }
}

export async function switchOn(deps: PeopleDeps, id: string, by: string): Promise<Changed> {
  const { staff, clock } = deps
  const before = await personOf(staff, id)
  return { before, after: (await staff.switchOn(id, { by, at: clock.now() })) ?? before }
}

/**
 * The invitation again, or a link to another password; what was sent before ends when it goes out.
 * @throws ShopError own_account: one's own password is changed by the present one
 */
export async function sendLink(deps: PeopleDeps, id: string, by: SignedInStaff): Promise<Staff> {
  if (id === by.id) throw new ShopError('own_account')
  const person = await personOf(deps.staff, id)
  if (!person.email) throw new ShopError('email_missing')
  if (person.isOff) throw new ShopError('illegal_transition')
  await deps.limits.take(linksOfPerson, id)
  await deps.enqueueEmail(person.passwordHash ? 'new-password' : 'invitation', id)
  return person
}

function isActiveOwner({ role, isOff, passwordHash }: Staff): boolean {
  return role === 'owner' && !isOff && passwordHash !== null
}

function changeConflictError({ revision, changed }: Staff): ShopError {
  return new ShopError('changed_meanwhile', {
    revision,
    by: changed?.by ?? null,
    at: changed?.at.toISOString() ?? null,
  })
}

/** As the owner sees a person. */
export function personView(person: Staff, linkUntil: Date | null): Person {
  const { id, login, email, role, locale, isOff, passwordHash, revision, changed } = person
  return {
    id,
    login,
    email,
    role,
    locale,
    state: isOff ? 'off' : passwordHash ? 'active' : 'invited',
    second_factor: person.hasSecondFactor,
    second_factor_required: person.mustHaveSecondFactor,
    created_at: person.createdAt.toISOString(),
    link_until: linkUntil?.toISOString() ?? null,
    revision,
    changed: changed && { by: changed.by, at: changed.at.toISOString() },
  }
}

/** What the audit log keeps of a person: no password, secret or link. */
export function auditedPerson({ email, role, locale, isOff, mustHaveSecondFactor }: Staff) {
  return { email, role, locale, is_off: isOff, second_factor_required: mustHaveSecondFactor }
}
