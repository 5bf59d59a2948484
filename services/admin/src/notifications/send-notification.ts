import { type StaffEvent, staffEventSchema } from '@shop/contracts/staff/people/notify-staff'
import type { EmailSender } from '@shop/service-kit/mail/email-sender'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import * as z from 'zod/mini'
import { renderEmail } from '../emails/render-email.ts'
import type { StaffRepository } from '../staff/staff.repository.ts'
import { notificationContent } from './notification-content.ts'
import type { Notifications } from './notifications.repository.ts'
import { offLink } from './off-link.ts'
import { mayRead } from './reader.ts'

type SendDeps = {
  staff: StaffRepository
  notifications: Notifications
  carrier: EmailSender
  /** Where browsers find the shop, as configured: never what a request claims. */
  origin: () => string
  /** What the links that switch emails off are signed with. */
  offSecret: string
}

const factsSchema = z.object({ staff: z.string(), event: staffEventSchema })

/** The outbox's effect. The person is read as the email goes out: rights may be others by then, or the emails switched off. */
export function sendNotification({ staff, notifications, carrier, origin, offSecret }: SendDeps): Effect {
  return async (facts, key) => {
    const { staff: id, event }: { staff: string; event: StaffEvent } = factsSchema.parse(facts)
    const person = await staff.byId(id)
    const { kind } = event
    if (!mayRead(person, kind) || !(await notifications.of(id)).includes(kind)) return 'dropped'
    const { locale, email: to } = person
    const off = offLink(origin(), offSecret, { person: id, kind })
    const content = notificationContent(locale, event, { origin: origin(), off })
    await carrier.send({ ...renderEmail({ id: key, to, locale, origin: origin(), content }), unsubscribe: off })
    return 'done'
  }
}
