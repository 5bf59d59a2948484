import type { StaffMember, staffRoles } from '@shop/contracts/customers/session-check'
import { type StaffRight, staffRights } from '@shop/contracts/endpoint'
import type { Locale } from '@shop/contracts/texts/text'

export type StaffRole = (typeof staffRoles)[number]
export type Staff = {
  id: string
  login: string
  /** Null for whom the environment names. */
  email: string | null
  role: StaffRole
  /** Of emails. */
  locale: Locale
  /** Null until the invitation is accepted. */
  passwordHash: string | null
  createdAt: Date
  isOff: boolean
  /** Counts changes of what a sign-in proves: a session from before the last one is worth nothing. */
  epoch: number
  hasSecondFactor: boolean
  mustHaveSecondFactor: boolean
  revision: number
  changed: { by: string; at: Date } | null
}

/** Who may do what (rules §17.2). `orders` is to read them; `fulfilment` takes them on their way, `refunds` gives money back. */
const rightsOfRole: Record<StaffRole, readonly StaffRight[]> = {
  owner: staffRights,
  manager: ['orders', 'fulfilment', 'customers', 'promo', 'rates', 'settings'],
  content: ['content'],
  accountant: ['orders', 'statistics', 'refunds'],
}

export function rightsOf({ role }: Pick<Staff, 'role'>): StaffRight[] {
  return [...rightsOfRole[role]]
}

/** `owes`: the second factor is required and not set up. */
export function staffView(staff: Staff, owes = false): StaffMember {
  const second_factor = staff.hasSecondFactor ? 'on' : owes ? 'owed' : 'off'
  return { login: staff.login, role: staff.role, rights: rightsOf(staff), second_factor }
}
