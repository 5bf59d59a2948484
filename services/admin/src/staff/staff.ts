import type { StaffMember, staffRoles } from '@shop/contracts/customers/session-check'
import type { StaffRight } from '@shop/contracts/endpoint'
import { rightsOfRole } from '@shop/contracts/staff/people/role-rights'
import type { Locale } from '@shop/contracts/texts/text'

export type StaffRole = (typeof staffRoles)[number]
export type Staff = {
  id: string
  login: string
  /** Null for the account that the environment names. */
  email: string | null
  role: StaffRole
  /** Of emails. */
  locale: Locale
  /** Null until the invitation is accepted. */
  passwordHash: string | null
  createdAt: Date
  isOff: boolean
  /** Counts changes of what a sign-in proves: sessions from before the last one are over. */
  epoch: number
  hasSecondFactor: boolean
  mustHaveSecondFactor: boolean
  revision: number
  changed: { by: string; at: Date } | null
}

export function rightsOf({ role }: Pick<Staff, 'role'>): StaffRight[] {
  return [...rightsOfRole[role]]
}

/** `owesSecondFactor`: it is required and not set up. */
export function staffView(staff: Staff, { owesSecondFactor = false } = {}): StaffMember {
  const second_factor = staff.hasSecondFactor ? 'on' : owesSecondFactor ? 'owed' : 'off'
  return { login: staff.login, role: staff.role, rights: rightsOf(staff), second_factor }
}
