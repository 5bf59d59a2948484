import type { StaffMember, staffRoles } from '@shop/contracts/customers/session-check'
import { type StaffRight, staffRights } from '@shop/contracts/endpoint'

export type StaffRole = (typeof staffRoles)[number]
export type Staff = { id: string; login: string; role: StaffRole; passwordHash: string; createdAt: Date }

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

export function staffView(staff: Staff): StaffMember {
  return { login: staff.login, role: staff.role, rights: rightsOf(staff) }
}
