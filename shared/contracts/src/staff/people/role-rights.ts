import type { staffRoles } from '../../customers/session-check.ts'
import { type StaffRight, staffRights } from '../../endpoint.ts'

type StaffRole = (typeof staffRoles)[number]

/** Who may do what (docs/rules.md, "Permissions"). `orders` is to read them; `fulfilment` takes them on their way, `refunds` gives money back. */
export const rightsOfRole: Record<StaffRole, readonly StaffRight[]> = {
  owner: staffRights,
  manager: ['orders', 'fulfilment', 'customers', 'promo', 'rates', 'settings', 'outbox'],
  content: ['content'],
  accountant: ['orders', 'statistics', 'refunds'],
}
