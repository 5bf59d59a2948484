import {
  type NotificationKind,
  notificationKinds,
  rightOfNotification,
} from '@shop/contracts/staff/people/notifications'
import { rightsOf, type Staff } from '../staff/staff.ts'

/** A member of staff who can be written to. */
export type Reader = Staff & { email: string }

/** Which emails about events this person may choose: none about what their role may not see (docs/rules.md, "Emails"). */
export function kindsFor(person: Pick<Staff, 'role'>): NotificationKind[] {
  const rights = rightsOf(person)
  return notificationKinds.filter(kind => rights.includes(rightOfNotification[kind]))
}

/** May this person be written to about it now? Not before the invitation is accepted, and not once the access is off. */
export function mayRead(person: Staff | null, kind: NotificationKind): person is Reader {
  if (!person?.email || person.isOff || person.passwordHash === null) return false
  return kindsFor(person).includes(kind)
}
